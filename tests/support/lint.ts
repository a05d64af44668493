import { FEATURES } from "../../src/features/features.ts";
import { lintSite } from "../../src/lint/lint.ts";
import type { ReadInput } from "../../src/read/input.ts";
import { readFiles } from "../../src/read/read-files.ts";
import type { Finding } from "../../src/schema/finding.ts";
import { formatPlace } from "../../src/schema/finding.ts";
import { CHAPTER, FIXTURE, PROJECT } from "./build.ts";

/** Files by path; null removes a file, or all files of a folder. */
export type Changes = Readonly<Record<string, string | null>>;

/** The fixture without `CHAPTER`, with the labels and published files of the website, as builds of it have. */
const BASE = (() => {
  const fixture = readFiles(FIXTURE);
  const website = readFiles(PROJECT);
  const labels = [...website.texts].filter(([path]) => path.startsWith("_data/labels/"));
  const assets = website.others.filter((path) => /^src\/(assets|theme\/public)\//.test(path));
  return {
    texts: new Map([...fixture.texts, ...labels].filter(([path]) => !CHAPTER.test(path))),
    others: [...new Set([...fixture.others, ...assets])],
  };
})();

/** The fixture with some files changed, as the linter gets it. Nothing is written. */
export function changedFixture(changes: Changes, more: Partial<ReadInput> = {}): ReadInput {
  const isKept = (path: string) =>
    Object.keys(changes).every((changed) => path !== changed && !path.startsWith(`${changed}/`));
  const texts = new Map([...BASE.texts].filter(([path]) => isKept(path)));
  const others = BASE.others.filter(isKept);
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) continue;
    if (/\.(md|json)$/.test(path)) texts.set(path, content);
    else others.push(path);
  }
  return { texts, others, today: "2026-06-01", ...more };
}

const KNOWN = new Set(lintSite(changedFixture({}), FEATURES).findings.map(inOneLine));

/** What the linter finds in the fixture with some files changed, besides what it finds without. */
export function findingsOf(changes: Changes, more: Partial<ReadInput> = {}): Finding[] {
  return lintSite(changedFixture(changes, more), FEATURES).findings.filter(
    (finding) => !KNOWN.has(inOneLine(finding)),
  );
}

/** A finding as one line: `warning a.md:3:1 | problem | fix`. */
export function inOneLine(finding: Finding): string {
  const severity = finding.severity === "warning" ? "warning " : "";
  const words = [finding.problem, ...(finding.fix === null ? [] : [finding.fix])];
  return [severity + formatPlace(finding), ...words].join(" | ");
}

/** The same as `findingsOf`, each in one line. */
export const linesOf = (changes: Changes, more: Partial<ReadInput> = {}) =>
  findingsOf(changes, more).map(inOneLine);

/** A page with front matter; its text begins on line 5. */
export const page = (body = "Text.\n", frontMatter = "") =>
  `---\ntitle: Sida\ndescription: En sida.\n${frontMatter}---\n${body}`;
