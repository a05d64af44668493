import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UserError } from "../schema/finding.ts";
import { type Lock, takeLock } from "./lock.ts";

/** Tells a folder that a build has made, and may replace, from any other. */
const MARKER = ".made-by-build";
const MARKER_TEXT = "npm run build made this folder, and replaces it as a whole.\n";

/** What a build must never replace: below these folders lies what somebody has written. */
const SOURCES = ["src", "_data", "widgets", "tests", "node_modules", ".git"];

/** What a build may need: Eleventy tells of a full disk in many lines, so it is not left to find out. */
const NEEDED_MB = 32;

/** Where a build works, until its result may be seen. */
export interface Workshop {
  /** Folder beside the output folder, on the same disk. */
  folder: string;
  /** Puts the result in the place of the earlier site; when that fails, the earlier one is back. */
  publish(): void;
  /** Takes away whatever is half-written, and lets others build. */
  close(): void;
}

/** Absolute path of an output folder, without links and without a closing slash. */
export function outputPath(output: string): string {
  const path = resolve(output);
  return existsSync(path) ? realpathSync(path) : path;
}

/** Where a build into this folder works. */
export function workshopPath(output: string): string {
  return `${output}.next`;
}

/**
 * Begins a build.
 *
 * @param output what `outputPath` gives
 * @param roots folders that hold sources
 * @throws UserError when the folder must not be replaced, the disk is full, or another build is running
 */
export function openWorkshop(output: string, roots: readonly string[]): Workshop {
  checkOutput(output, roots);
  const parent = dirname(output);
  mkdirSync(parent, { recursive: true });
  const { bavail, bsize, blocks } = statfsSync(parent);
  const free = Math.floor((bavail * bsize) / 1e6);
  // Some network disks do not say how large they are.
  if (blocks > 0 && free < NEEDED_MB) {
    throw new UserError(
      `${shown(parent)}: the disk is full (${free} MB are free, a build needs ${NEEDED_MB} MB). Nothing was published.`,
    );
  }
  const lock = takeLock(`${output}.lock`, shown(output));
  const folder = workshopPath(output);
  const earlier = `${output}.old`;
  // A build was killed between two steps of publishing.
  if (existsSync(earlier) && !existsSync(output)) renameSync(earlier, output);
  for (const left of [folder, earlier]) rmSync(left, { recursive: true, force: true });
  return {
    folder,
    publish: () => replace(output, folder, earlier, lock),
    close() {
      if (lock.isOurs()) rmSync(folder, { recursive: true, force: true });
      lock.release();
    },
  };
}

/**
 * Promise: what a build replaces was made by a build, or is empty.
 *
 * @param output what `outputPath` gives
 * @param roots folders that hold sources
 * @throws UserError with what to write instead
 */
export function checkOutput(output: string, roots: readonly string[]): void {
  const refuse = (why: string, what: string): never => {
    throw new UserError(`Nothing was built: the output folder ${shown(output)} ${why}.\n${what}`);
  };
  const isBelow = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`);
  for (const source of roots.flatMap((root) => SOURCES.map((name) => resolve(root, name)))) {
    if (isBelow(source, output) || (existsSync(source) && isBelow(output, source))) {
      const relation = isBelow(source, output) ? "holds" : "lies among";
      refuse(
        `${relation} what the site is made of (${shown(source)}), and a build replaces it as a whole`,
        "Name another one, for example SITE_OUTPUT=_site.",
      );
    }
  }
  if (!existsSync(output)) return;
  if (!statSync(output).isDirectory())
    refuse("is a file", "Name a folder, for example SITE_OUTPUT=_site.");
  if (statSync(output).dev !== statSync(dirname(output)).dev) {
    refuse(
      "is a disk of its own (a mount point), which cannot be replaced",
      `Name a folder on it, for example SITE_OUTPUT=${join(shown(output), "site")}.`,
    );
  }
  if (readdirSync(output).length > 0 && !existsSync(join(output, MARKER))) {
    refuse(
      `holds files, and no build has made it: the file ${MARKER} is not in it`,
      "Remove the folder if nothing in it is needed, or name another one, for example SITE_OUTPUT=_site.",
    );
  }
}

function replace(output: string, folder: string, earlier: string, lock: Lock): void {
  if (!lock.isOurs())
    throw new UserError(`Another build into ${shown(output)} has begun. Nothing was published.`);
  writeFileSync(join(folder, MARKER), MARKER_TEXT);
  const isThere = existsSync(output);
  if (isThere) renameSync(output, earlier);
  try {
    renameSync(folder, output);
  } catch (error) {
    if (isThere) renameSync(earlier, output);
    throw error;
  }
  rmSync(earlier, { recursive: true, force: true });
}

/** A path as somebody who stands in the project would write it. */
function shown(path: string): string {
  const near = relative(".", path);
  return near === "" || near.startsWith("..") ? path : near;
}
