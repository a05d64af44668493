import { join } from "node:path";
import type { Finding, Problem } from "../schema/finding.ts";
import { lineOfPath } from "./read-json.ts";
import { lineOfKey } from "./read-markdown.ts";

/**
 * Finds the line of a problem that knows only its place in the data or front matter.
 *
 * @param root folder that paths of files are relative to
 */
export function locate({ file, path, line, column, problem, fix }: Problem, root: string): Finding {
  return {
    file,
    line: line ?? (path ? lineIn(join(root, file), path) : null),
    ...(column === undefined ? {} : { column }),
    problem,
    fix: fix ?? null,
  };
}

function lineIn(file: string, path: readonly (string | number)[]): number | null {
  return file.endsWith(".md") ? lineOfKey(file, path) : lineOfPath(file, path);
}
