/**
 * Summarizes a pull request as a comment in Markdown: changed pages, new findings, weight.
 *
 *     node src/tools/summary.ts <folder built before> <folder built after>
 *       --address <https://…>   of the preview
 *       --log <file>            output of the second build
 *       --log-before <file>     output of the first build; findings in both are left out
 *       --translations <file>   Markdown about outdated translations
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { UserError } from "../schema/finding.ts";
import { type BuiltPage, type BuiltSite, readBuiltSite } from "./built-site.ts";

/** The workflow finds its own comment by this line. */
const MARK = "<!-- preview-summary -->";
/** GitHub accepts 65,536 characters in a comment. */
const [MOST_PAGES, MOST_FINDINGS, LAST_LINES] = [50, 20, 20];
/** The line that ends a list of findings (src/schema/finding.ts). */
const END = /^\d+ findings? in \d+ files?\. /m;
/** A file, and below it what is wrong there. */
const FINDING = /^\S.*\n {2}\S[\s\S]*/m;

/**
 * Writes the summary that the command line asks for.
 *
 * @throws UserError when there is no site in the first folder, or neither a site nor a log of the second
 */
export function summarize(args: readonly string[]): string {
  const string = { type: "string" } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { address: string, log: string, "log-before": string, translations: string },
  });
  const [before = "", after = ""] = positionals;
  const isBuilt = existsSync(join(after, "index.html"));
  if (!existsSync(join(before, "index.html")) || !(isBuilt || values.log))
    throw new UserError("Name two folders with a built website, or the log of the second build.");
  const read = (file: string | undefined) => (file ? readFileSync(file, "utf8") : "");
  const log = plain(read(values.log));
  const findings = newFindings(log, plain(read(values["log-before"])));
  const translations = read(values.translations)
    .replace(/^#+ .*\n+/, "")
    .trim();
  const sites = isBuilt ? ([readBuiltSite(before), readBuiltSite(after)] as const) : null;
  const parts = [
    MARK,
    "## What this changes on the website",
    ...(sites
      ? pageTexts(...sites, values.address)
      : ["**The website cannot be built with this change**, so there is no preview of it."]),
    ...(findings.length > 0 ? ["### Findings", fenced(some(findings, MOST_FINDINGS, "\n\n"))] : []),
    ...(sites || findings.length > 0
      ? []
      : ["The build ended with:", fenced(log.trimEnd().split("\n").slice(-LAST_LINES).join("\n"))]),
    ...(translations ? ["### Translations", translations] : []),
    ...(sites ? ["### Weight", weightText(...sites)] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function pageTexts(was: BuiltSite, is: BuiltSite, preview?: string) {
  const all = [...new Set([...was.pages.keys(), ...is.pages.keys()])].sort();
  const link = ({ title, address }: BuiltPage) => {
    const text = title.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]()<>#|~]/g, "\\$&");
    return preview ? `[${text}](${preview}${encodeURI(address)})` : `${text} \`${address}\``;
  };
  const changes: string[] = [];
  const ofArchives: string[] = [];
  for (const address of all) {
    const [earlier, later] = [was.pages.get(address), is.pages.get(address)];
    if (earlier && later && earlier.text === later.text) continue;
    const how = later ? (earlier ? "changed" : "new") : "removed";
    const [, year] = ARCHIVED.exec(address) ?? [];
    if (year) ofArchives.push(`**${how}:** archived pages of ${year}`);
    else changes.push(`**${how}:** ${later ? link(later) : `\`${address}\``}`);
  }
  for (const [words, { length }] of Map.groupBy(ofArchives, (words) => words))
    changes.push(`${words}, ${length}`);
  return [
    ...(preview ? [`[Open the preview](${preview}/)`] : []),
    changes.length > 0
      ? some(
          changes.map((change) => `- ${change}`),
          MOST_PAGES,
          "\n",
        )
      : "No text changes.",
  ];
}

/** A page of a year that has ended. */
const ARCHIVED = /\/docs\/(\d{4}-\d\d)(?=\/|$)/;

/** What waits for the handover is told with every change, until it is done. */
const OF_HANDOVER = /docs\/handover\./;

/** Findings of a log that an earlier one lacks; the same finding in another line is not new. */
function newFindings(log: string, earlier: string): string[] {
  const withoutLine = (finding: string) => finding.replace(/^(.*?)(?::\d+)+$/m, "$1");
  const known = new Set(findingsIn(earlier).map(withoutLine));
  return findingsIn(log).filter(
    (finding) => OF_HANDOVER.test(finding) || !known.has(withoutLine(finding)),
  );
}

function findingsIn(log: string): string[] {
  if (!END.test(log)) return [];
  return log.split(/\n{2,}/).flatMap((paragraph) => FINDING.exec(paragraph)?.[0].trimEnd() ?? []);
}

/** A log without colours and Eleventy's prefix. */
function plain(log: string): string {
  return stripVTControlCharacters(log).replaceAll(/^\[11ty\] ?/gm, "");
}

function weightText({ weights: was }: BuiltSite, { weights: is }: BuiltSite): string {
  const rows = [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) => {
    const [before = 0, after = 0] = [was.get(kind), is.get(kind)];
    if (before === after) return [];
    return `| ${kind} | ${[before, after, after - before].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`).join(" | ")} |`;
  });
  if (rows.length === 0) return "Nothing weighs more or less.";
  return [
    "| compressed | before | after | difference |",
    "| --- | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

function some(texts: readonly string[], most: number, separator: string): string {
  const left = texts.length - most;
  return texts.slice(0, most).join(separator) + (left > 0 ? `\n\nAnd ${left} more.` : "");
}

/** A code block with a longer fence than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

if (import.meta.main) process.stdout.write(summarize(process.argv.slice(2)));
