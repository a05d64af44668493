import { UserError } from "../schema/finding.ts";

/** What the system's words mean: its codes, and its sentences, which other programs pass on. */
const MEANINGS: readonly { code: string; sentence: string; meaning: string }[] = [
  { code: "ENOSPC", sentence: "no space left on device", meaning: "the disk is full" },
  { code: "EDQUOT", sentence: "disk quota exceeded", meaning: "your part of the disk is full" },
  { code: "EACCES", sentence: "permission denied", meaning: "you may not write here" },
  { code: "EPERM", sentence: "operation not permitted", meaning: "you may not write here" },
  { code: "EROFS", sentence: "read-only file system", meaning: "this disk can only be read" },
  { code: "EBUSY", sentence: "device or resource busy", meaning: "something else is using it" },
  { code: "ENOTDIR", sentence: "not a directory", meaning: "a file lies where a folder should" },
  { code: "EEXIST", sentence: "file exists", meaning: "a file lies where a folder should" },
  { code: "EMFILE", sentence: "too many open files", meaning: "too many files are open" },
];

/**
 * Says in one line what could not be written and why, whether Node reports it or a tool that writes
 * files by itself, such as esbuild.
 *
 * @returns null when the error is about something else
 */
export function fileFailure(error: unknown): UserError | null {
  if (!(error instanceof Error) || error instanceof UserError) return null;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const text = error.message.toLowerCase();
  const known = MEANINGS.find((one) => one.code === code || text.includes(one.sentence));
  if (!known) return null;
  const place = dest ?? path ?? placeIn(error.message);
  return new UserError(
    `${place ? `${place}: ` : ""}${known.meaning} (${known.code}). Nothing was published.`,
  );
}

/** The file that a tool names: `Failed to write to output file: open /x/y.css: permission denied`. */
function placeIn(message: string): string | undefined {
  return /: (?:open|write|mkdir|close) (\S[^\n]*?): /.exec(message)?.[1];
}
