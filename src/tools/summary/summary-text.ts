import type { PageChange, SiteChanges } from "./compare-sites.ts";

/** By its first line the comment is found again, so that there is only one. */
export const MARK = "<!-- preview-summary -->";

/** GitHub takes 65,536 letters in a comment. */
const MOST_PAGES = 50;
const MOST_FINDINGS = 20;

/** What the summary tells. */
export interface SummaryParts {
  /** Null when the site could not be built. */
  changes: SiteChanges | null;
  /** Protocol and host of the preview, if there is one; else addresses are no links. */
  address: string | null;
  /** What the build says now and did not say before. */
  findings: readonly string[];
  /** The end of what was printed, where a build has failed without a finding. */
  lastWords: string | null;
  /** Markdown about translations that lag behind; a heading of its own is left out. */
  translations: string | null;
}

/** The summary of a pull request as a comment in GitHub's Markdown. */
export function summaryText({
  changes,
  address,
  findings,
  lastWords,
  translations,
}: SummaryParts): string {
  return [
    MARK,
    "## What this changes on the website",
    ...(changes ? pageTexts(changes, address) : [FAILED]),
    ...findingTexts(findings, lastWords),
    ...(translations ? ["### Translations", translations.replace(/^#+ .*\n+/, "").trim()] : []),
    ...(changes ? weightTexts(changes.weights) : []),
  ]
    .join("\n\n")
    .concat("\n");
}

const FAILED = "**The website cannot be built with this change**, so there is no preview of it.";

function pageTexts({ written, derived, framed }: SiteChanges, address: string | null): string[] {
  const link = linkTo(address);
  const texts = written.flat();
  const count = (wanted: PageChange["change"]) =>
    texts.filter(({ change }) => change === wanted).length;
  const counts = [
    [count("changed"), "changed"],
    [count("new"), "new"],
    [count("gone"), "gone"],
  ] as const;
  const told = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const languages = [...new Set(texts.map(({ lang }) => lang))];
  const cell = (pages: readonly PageChange[], language: string) =>
    pages
      .filter(({ lang }) => lang === language)
      .map((page) => `${STATES[page.change]} ${shown(page, link)}`)
      .join("<br>") || "missing";
  const rows = written
    .slice(0, MOST_PAGES)
    .map((pages) => `| ${languages.map((language) => cell(pages, language)).join(" | ")} |`);
  const left = written.length - rows.length;
  return [
    `${told.length > 0 ? `**Texts: ${told.join(", ")}.**` : "No text reads differently."}${address ? ` [Open the preview](${address}/)` : ""}`,
    ...(rows.length > 0
      ? [
          [
            `| ${languages.map(nameOf).join(" | ")} |`,
            `|${" --- |".repeat(languages.length)}`,
            ...rows,
          ].join("\n"),
        ]
      : []),
    ...(left > 0 ? [`And ${left} more.`] : []),
    ...(derived.length > 0
      ? [
          `Pages that are put together from others: ${someOf(derived.map((page) => (page.change === "changed" ? "" : `${page.change} `) + shown(page, link)))}.`,
        ]
      : []),
    ...(framed > 0
      ? [
          `Around the text (menu, footer, head) ${framed} other ${framed === 1 ? "page differs" : "pages differ"}.`,
        ]
      : []),
  ];
}

const STATES: Record<PageChange["change"], string> = {
  changed: "**changed:**",
  new: "**new:**",
  gone: "**gone:**",
  same: "as before:",
};

type ShowAddress = (page: PageChange) => string;

function linkTo(address: string | null): ShowAddress {
  return ({ title, address: path }) =>
    address
      ? `[${escaped(title)}](${address}${encodeURI(path)})`
      : `${escaped(title)} ${code(path)}`;
}

function shown(page: PageChange, link: ShowAddress): string {
  if (page.change !== "gone") return link(page);
  const address = code(page.address);
  if (page.instead === "stand-in") return `${address} shows the text in another language now`;
  return page.instead === "nothing"
    ? `${address} leads nowhere; a line in ${code("_data/redirects.json")} can change that`
    : `${address} leads to ${code(page.instead.leadsTo)}`;
}

function someOf(texts: readonly string[]): string {
  const left = texts.length - MOST_PAGES;
  return texts.slice(0, MOST_PAGES).join(", ") + (left > 0 ? `, and ${left} more` : "");
}

function findingTexts(findings: readonly string[], lastWords: string | null): string[] {
  if (findings.length === 0)
    return lastWords === null ? [] : ["The build ended with:", fenced(lastWords)];
  const left = findings.length - MOST_FINDINGS;
  return [
    "### To be mended",
    fenced(findings.slice(0, MOST_FINDINGS).join("\n\n")),
    ...(left > 0 ? [`And ${left} more.`] : []),
  ];
}

function weightTexts(weights: SiteChanges["weights"]): string[] {
  const rows = weights
    .filter(({ before, after }) => before.bytes !== after.bytes || before.files !== after.files)
    .map(({ kind, before, after }) => {
      const files = before.files === after.files ? after.files : `${before.files} → ${after.files}`;
      const grown = after.bytes - before.bytes;
      const sign = grown > 0 ? "+" : grown < 0 ? "−" : "±";
      return `| ${kind} | ${files} | ${size(before.bytes)} | ${size(after.bytes)} | ${sign}${size(Math.abs(grown))} |`;
    });
  return [
    "### Weight",
    rows.length === 0
      ? "Nothing weighs more or less."
      : [
          "| compressed with brotli | files | before | after | difference |",
          "| --- | --: | --: | --: | --: |",
          ...rows,
        ].join("\n"),
  ];
}

function size(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** What a language calls itself. */
function nameOf(lang: string): string {
  return new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
}

/** Text between marks of code that is longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;
}

/** Text that is no Markdown, in a cell of a table. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]()<>#|~]/g, "\\$&");
}
