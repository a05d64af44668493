import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { UserError } from "../schema/finding.ts";

/** The right to build into a folder, which one process at a time may have. */
export interface Lock {
  /** Whether nobody has taken it away meanwhile. */
  isOurs(): boolean;
  release(): void;
}

/**
 * Takes a lock: a file that holds the number of the process. That of a process which is no longer
 * there is taken over.
 *
 * @param file of the lock; its folder is there
 * @param folder that is built into, for the message
 * @throws UserError while another process has it
 */
export function takeLock(file: string, folder: string): Lock {
  const own = String(process.pid);
  if (!create(file, own)) {
    const holder = Number(read(file));
    if (holder !== process.pid && isRunning(holder)) {
      throw new UserError(
        `A build into ${folder} is running (process ${holder}). Wait until it has ended.\nIf there is none, remove the file ${file}.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file, own))
      throw new UserError(`A build into ${folder} has just begun. Wait until it has ended.`);
  }
  const isOurs = () => read(file) === own;
  return {
    isOurs,
    release() {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/** Whether the file was not there before. */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}

function isRunning(id: number): boolean {
  // 0 and negative numbers stand for groups of processes.
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It is there, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
