import { buildReview } from "../model/review/review.ts";
import { type ReviewTable, reviewTables } from "../model/review/review-tables.ts";
import { localeContext } from "../model/site-data.ts";
import { locate } from "../read/locate.ts";
import { readSources } from "../read/read-sources.ts";
import { SiteError } from "../schema/finding.ts";

/**
 * The tables of the editors' page as text.
 *
 * @param root folder with `_data` and `src/content`
 * @param env environment variables; SITE_NOW is the day to look from
 * @throws SiteError when the texts or data cannot be read
 */
export function printedReview(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const { now, written, dataFiles, files, findings } = readSources(root, {
    SITE_SHOW_HIDDEN: "1",
    ...env,
  });
  if (findings.length > 0) throw new SiteError(findings);
  const lineOf = (file: string, path: readonly (string | number)[]) =>
    locate({ file, path, problem: "" }, root).line;
  const review = buildReview({ now, data: written, dataFiles, files, lineOf });
  const context = localeContext("en", written, () => {});
  return reviewTables(review, context).map(printed).join("\n\n");
}

function printed({ title, columns, rows, empty }: ReviewTable): string {
  if (rows.length === 0) return `${title}\n  ${empty}`;
  const lines = [columns, ...rows.map((cells) => cells.map(({ text }) => text))];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const padded = lines.map((line) =>
    `  ${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd(),
  );
  return [title, ...padded].join("\n");
}

if (import.meta.main) {
  try {
    console.log(printedReview(".", process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
