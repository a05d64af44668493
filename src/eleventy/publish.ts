import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { COMMANDS } from "../messages/commands.ts";
import { UserError } from "../schema/finding.ts";

/** Marks a folder that a build has made and may replace. */
const MARKER = ".made-by-build";
const MARKER_TEXT = "npm run build made this folder, and replaces it as a whole.\n";

/** Absolute path of an output folder, without links and without a closing slash. */
export function outputPath(output: string): string {
  const path = resolve(output);
  return existsSync(path) ? realpathSync(path) : path;
}

/** The folder beside the output folder, on the same disk, that a build writes to. */
export function stagingPath(output: string): string {
  return `${output}.next`;
}

/**
 * Begins a build.
 *
 * @param output result of `outputPath`
 * @throws UserError when the output folder exists, is not empty, and was not made by a build
 */
export function openStaging(output: string) {
  checkOutput(output);
  mkdirSync(dirname(output), { recursive: true });
  const folder = stagingPath(output);
  const earlier = `${output}.old`;
  // A build was killed between the two renames of `replace`.
  if (existsSync(earlier) && !existsSync(output)) renameSync(earlier, output);
  for (const left of [folder, earlier]) rmSync(left, { recursive: true, force: true });
  return {
    /** Replaces the earlier site by the result; if that fails, the earlier site is restored. */
    publish: () => replace(output, folder, earlier),
    /** Removes an unfinished result. */
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function checkOutput(output: string): void {
  if (!existsSync(output)) return;
  const isOurs =
    statSync(output).isDirectory() &&
    (readdirSync(output).length === 0 || existsSync(join(output, MARKER)));
  if (isOurs) return;
  throw new UserError(COMMANDS.notOurs({ folder: relative(".", output) || output }));
}

function replace(output: string, folder: string, earlier: string): void {
  writeFileSync(join(folder, MARKER), MARKER_TEXT);
  const isReplaced = existsSync(output);
  if (isReplaced) renameSync(output, earlier);
  try {
    renameSync(folder, output);
  } catch (error) {
    if (isReplaced) renameSync(earlier, output);
    throw error;
  }
  rmSync(earlier, { recursive: true, force: true });
}
