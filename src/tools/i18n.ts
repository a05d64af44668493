import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  lostEntries,
  pageName,
  type TranslatedPage,
  toDoFirst,
  translatedPages,
} from "../model/translations/translations.ts";
import { readSources, type Sources } from "../read/read-sources.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { UserError } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { TranslationsFile } from "../schema/translations.ts";

const FILE = "_data/translations.json";
const USAGE = `Write one of:
  npm run i18n                         shows which pages are current, outdated and missing
  npm run i18n -- --markdown           the same as Markdown, for a comment
  npm run i18n -- confirm docs/board   says that both languages of these pages say the same
  npm run i18n -- confirm --all        says it of all pages`;

/** What is hidden from visitors is translated too. */
const ALL_TEXTS = { SITE_SHOW_HIDDEN: "1" };

const LANGUAGES: Record<Locale, string> = { sv: "Swedish", en: "English" };

/**
 * Writes down that both languages of some pages say the same. Pages that were not written down yet
 * are added, and entries without a page are left out.
 *
 * @param root folder with `_data` and `src/content`
 * @param wanted names like `docs/board`, or files of the pages
 * @returns names of the pages that are confirmed now
 * @throws UserError when a name is not that of a page in both languages
 * @throws SiteError when the site cannot be read
 */
export function confirm(root: string, wanted: readonly string[] | "all"): string[] {
  const sources = readSources(root, ALL_TEXTS);
  const { data } = sources;
  const pages = pagesOf(sources).filter(isWhole);
  const names = pages.map(({ name }) => name);
  const confirmed = wanted === "all" ? names : wanted.map((name) => find(name, pages));
  const known: TranslationsFile = { ...data.translations };
  const everyText = [...sources.files, ...sources.unpublished].map(({ source }) => source);
  for (const name of lostEntries(everyText, data)) delete known[name];
  for (const name of names)
    if (!known[name] || confirmed.includes(name)) known[name] = fingerprintsOf(name, sources);
  // Sorted, and each language on a line of its own, so that Git can merge what two people confirm.
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return confirmed;
}

function pagesOf({ files, data }: Sources): TranslatedPage[] {
  return toDoFirst(
    translatedPages(
      files.map(({ source }) => source),
      data,
    ),
  );
}

function isWhole({ texts }: TranslatedPage): boolean {
  return LOCALES.every((locale) => texts[locale]);
}

/** @throws UserError when there is no such page in both languages */
function find(wanted: string, pages: readonly TranslatedPage[]): string {
  const plain = wanted.replace(/^\.?\//, "");
  const found = pages.find(
    ({ name, texts }) => name === plain || LOCALES.some((locale) => texts[locale]?.file === plain),
  );
  if (found) return found.name;
  const names = pages.map(({ name }) => name);
  throw new UserError(
    `There is no page "${wanted}" in both languages. ${suggestion(plain, names) ?? ""}`.trim(),
  );
}

function fingerprintsOf(name: string, { files, data }: Sources): TranslationsFile[string] {
  const of = (locale: Locale) =>
    files
      .find(({ source }) => source.locale === locale && pageName(source, data) === name)
      ?.source.sections.map(({ fingerprint }) => fingerprint)
      .join(" ") ?? "";
  return { sv: of("sv"), en: of("en") };
}

/** The table of all pages for a terminal. */
export function translationsText(pages: readonly TranslatedPage[]): string {
  const rows = [
    ["page", ...LOCALES.map((locale) => LANGUAGES[locale]), "changed"],
    ...cells(pages),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${[...lines, "", summary(pages)].join("\n")}\n`;
}

/** What is to be done, as Markdown that can be a comment on a pull request. */
export function translationsMarkdown(pages: readonly TranslatedPage[]): string {
  const open = pages.filter(({ states }) => LOCALES.some((locale) => states[locale] !== "current"));
  const table = [
    ["page", ...LOCALES.map((locale) => LANGUAGES[locale]), "changed"],
    ["---", "---", "---", "---"],
    ...cells(open).map(([name = "", ...rest]) => [
      `\`${name}\``,
      ...rest.map((cell) => cell.replaceAll("|", "\\|")),
    ]),
  ].map((row) => `| ${row.join(" | ")} |`);
  const outdated = open.find(({ states }) => LOCALES.some((one) => states[one] === "outdated"));
  return `${[
    "## Translations",
    "",
    summary(pages),
    ...(open.length > 0 ? ["", ...table] : []),
    ...(outdated
      ? [
          "",
          `Outdated: change the other language too. If it needs no change: \`npm run i18n -- confirm ${outdated.name}\`, or remove the page's entry from \`${FILE}\`.`,
        ]
      : []),
  ].join("\n")}\n`;
}

function cells(pages: readonly TranslatedPage[]): string[][] {
  return pages.map(({ name, states, changed }) => [
    name,
    ...LOCALES.map((locale) => states[locale]),
    LOCALES.filter((locale) => changed[locale].length > 0)
      .map((locale) => {
        const sections = changed[locale].map((heading) => heading ?? "the beginning");
        return `${LANGUAGES[locale]}: ${sections.join(", ")}`;
      })
      .join("; "),
  ]);
}

function summary(pages: readonly TranslatedPage[]): string {
  const have = (state: string) =>
    pages.filter(({ states }) => LOCALES.some((locale) => states[locale] === state)).length;
  const [outdated, missing] = [have("outdated"), have("missing")];
  const current = pages.length - outdated - missing;
  return `${pages.length} ${pages.length === 1 ? "page" : "pages"}: ${current} current in both languages, ${outdated} outdated in one, ${missing} missing in one.`;
}

/** @throws UserError when the command is not one of those in `USAGE` */
function run(args: readonly string[]): string {
  const [command, ...names] = args;
  if (command === "confirm") {
    const isAll = names.length === 1 && names[0] === "--all";
    if (names.length === 0 || (!isAll && names.some((name) => name.startsWith("-"))))
      throw new UserError(USAGE);
    const confirmed = confirm(".", isAll ? "all" : names);
    return `${confirmed.length === 1 ? `"${confirmed[0]}" is` : `${confirmed.length} pages are`} current now. Commit ${FILE} with the texts.\n`;
  }
  if (args.length > 1 || (command !== undefined && command !== "--markdown"))
    throw new UserError(USAGE);
  const pages = pagesOf(readSources(".", { ...process.env, ...ALL_TEXTS }));
  return command ? translationsMarkdown(pages) : translationsText(pages);
}

if (import.meta.main) {
  try {
    process.stdout.write(run(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
