import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";

/**
 * Creates a check of types that is started after each save. It runs in a process of its own that yields to
 * all others, so that no save takes longer; a newer check ends the one before.
 *
 * @param print gets the errors when they are others than before; "" when there are none any more
 */
export function typeChecker(print: (errors: string) => void, cwd = process.cwd()): () => void {
  let running: ChildProcess | undefined;
  let before = "";
  process.once("exit", () => running?.kill());
  return () => {
    running?.kill();
    const program = resolve("node_modules/typescript/bin/tsc");
    const child = spawn(process.execPath, [program, "-b", "--pretty", "false"], {
      cwd,
      stdio: ["ignore", "pipe", "inherit"],
    });
    running = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.once("close", (_, signal) => {
      if (signal || errors === before) return;
      before = errors;
      print(errors.trim());
    });
  };
}
