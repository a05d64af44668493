/**
 * Whether a pull request changes nothing but texts, data, pictures and documents; then its code need not be
 * tested. Needs nothing but Node and git; `.github/workflows/test.yml` runs it.
 */
import { execFileSync } from "node:child_process";
import { isContent } from "../schema/uploads.ts";

/**
 * @param changed paths, also those of removed files
 * @returns false when nothing has changed
 */
export const isOnlyTexts = (changed: readonly string[]) =>
  changed.length > 0 && changed.every(isContent);

if (import.meta.main) {
  // The merge of a pull request, and what it is merged into.
  const range = ["HEAD^1", "HEAD"];
  const names = execFileSync("git", ["diff", "--name-only", "--no-renames", "-z", ...range]);
  process.exitCode = isOnlyTexts(names.toString().split("\0").filter(Boolean)) ? 0 : 1;
}
