import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../output/output-file.ts";

/** What lies in the output folder, by path; for a server that builds again after each change. */
export type WrittenFiles = Map<string, string>;

/**
 * Writes files that are neither pages nor assets, unless they lie there already. Eleventy would take a
 * quarter of a millisecond for each, and there is nothing for it to do.
 *
 * @param written is brought up to date
 */
export function writeFiles(
  files: readonly OutputFile[],
  output: string,
  written: WrittenFiles,
): void {
  for (const { path, content } of files) {
    if (written.get(path) === content) continue;
    const file = join(output, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written.set(path, content);
  }
}

/** Removes files of which some may not be there. */
export function removeFiles(paths: readonly string[], output: string, written: WrittenFiles): void {
  for (const path of paths) {
    rmSync(join(output, path), { force: true });
    written.delete(path);
  }
}
