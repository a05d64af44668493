import { join } from "node:path";
import type { Report } from "../model/site-data.ts";
import type { Finding } from "../schema/finding.ts";
import { lineOfPath } from "./read-json.ts";
import { lineOfKey } from "./read-markdown.ts";

/**
 * Takes what model and texts have to tell, each once, and finds its line.
 *
 * @param root folder that paths of files are relative to
 * @param errors where mistakes go that stop the build
 * @param warnings where those go that do not
 */
export function createReport(root: string, errors: Finding[], warnings: Finding[]): Report {
  const told = new Set<string>();
  return ({ file, path, line, column, problem, fix, severity }) => {
    // Both languages share most of the data: a slip there is told once, whatever its label is called.
    const about = path ? problem.replace(/"[^"]*"/g, "") : problem;
    const key = [file, path?.join(), line, column, about].join();
    if (told.has(key)) return;
    told.add(key);
    (severity === "warning" ? warnings : errors).push({
      file,
      line: line ?? (path ? lineIn(join(root, file), path) : null),
      ...(column === undefined ? {} : { column }),
      problem,
      fix: fix ?? null,
    });
  };
}

function lineIn(file: string, path: readonly (string | number)[]): number | null {
  return file.endsWith(".md") ? lineOfKey(file, path) : lineOfPath(file, path);
}
