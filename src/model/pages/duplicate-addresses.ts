import { comparablePath } from "../routes/paths.ts";
import type { Report } from "../site-data.ts";
import type { PlannedPage } from "./planned-page.ts";

/** Two sources for one address (ROUTE-8): letter case and a trailing slash do not make it another one. */
export function checkDuplicates(pages: readonly PlannedPage[], report: Report): void {
  const place = ({ source, core }: PlannedPage) =>
    source?.file ?? `the generated page "${core.title}"`;
  for (const [path, group] of Map.groupBy(pages, ({ core }) => comparablePath(core.url))) {
    const [first, ...others] = group;
    if (!first) continue;
    for (const other of others) {
      const file = other.source?.file ?? first.source?.file;
      report({
        ...(file ? { file, path: ["slug"] } : { file: "_data" }),
        problem: `The address ${path} is taken twice: by ${place(first)} and by ${place(other)}.`,
        fix: 'Rename one of the files, or give it another "slug".',
      });
    }
  }
}
