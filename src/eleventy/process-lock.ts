import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Mistake } from "../messages/message.ts";
import { UserError } from "../schema/finding.ts";

/**
 * Notes that a build or server runs in this folder, until this process ends: two would remove each other's
 * files.
 *
 * @param file holds the id of the process
 * @returns the id of another process that is running; undefined if there is none
 */
export function claim(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    const other = Number(readFileSync(file, "utf8"));
    if (isRunning(other)) return other;
    // It was killed.
    writeFileSync(file, String(process.pid));
  }
  process.once("exit", () => rmSync(file, { force: true }));
  return undefined;
}

/** Ends this process where another has claimed the file; `mistake` says what to do. */
export function claimOrExit(
  file: string,
  mistake: (other: { process: number; file: string }) => Mistake,
): void {
  const other = claim(file);
  if (!other) return;
  console.error(new UserError(mistake({ process: other, file })).message);
  process.exit(1);
}

function isRunning(id: number): boolean {
  if (!id || id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // One of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
