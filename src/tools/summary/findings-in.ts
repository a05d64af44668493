import { stripVTControlCharacters } from "node:util";

/** The line that ends a list of findings (src/schema/finding.ts). */
const END = /^\d+ findings? in \d+ files?\. /;
/** A place, and below it what is wrong there. */
const FINDING = /^\S.*\n {2}\S/;

/**
 * The findings in what a build has printed, in its words.
 *
 * @example findingsIn("warning:\na.md:3\n  Wrong.\n\n1 finding in 1 file. …") // ["a.md:3\n  Wrong."]
 */
export function findingsIn(log: string): string[] {
  const paragraphs = plain(log).split(/\n{2,}/);
  if (!paragraphs.some((paragraph) => END.test(paragraph))) return [];
  return paragraphs.flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    // What else is printed may stand in the line before.
    const start = lines.findIndex((_, index) => FINDING.test(lines.slice(index).join("\n")));
    return start < 0 ? [] : [lines.slice(start).join("\n").trimEnd()];
  });
}

/** Findings that an earlier build has not told; a finding that only stands in another line is no new one. */
export function newFindings(log: string, earlier: string): string[] {
  const withoutLine = (finding: string) => finding.replace(/^(.*?)(?::\d+)+$/m, "$1");
  const known = new Set(findingsIn(earlier).map(withoutLine));
  return findingsIn(log).filter((finding) => !known.has(withoutLine(finding)));
}

/** The last lines of what a build has printed, for a failure that is no finding. */
export function lastLines(log: string, count: number): string {
  return plain(log).trimEnd().split("\n").slice(-count).join("\n");
}

/** Without colours and Eleventy's mark at the beginning of each line. */
function plain(log: string): string {
  return stripVTControlCharacters(log)
    .replaceAll("\r\n", "\n")
    .replaceAll(/^\[11ty\] ?/gm, "");
}
