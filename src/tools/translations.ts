import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "../lint/run.ts";
import { COMMANDS } from "../messages/commands.ts";
import { textSections } from "../model/text-sections.ts";
import {
  isInStep,
  lostEntries,
  pageName,
  type TranslatedPage,
  type TranslatedText,
  translatedPages,
} from "../model/translations/translations.ts";
import { suggestion } from "../schema/describe-issue.ts";
import { UserError } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { TranslationsFile } from "../schema/translations.ts";
import { FEATURES } from "./features.ts";

const FILE = "_data/translations.json";
const LANGUAGES: Record<Locale, string> = { sv: "Swedish", en: "English" };

/**
 * Records that both languages of some pages say the same. New pages are added, and entries without a page
 * are removed.
 *
 * @param root folder with `_data` and `src/content`
 * @param wanted names like `docs/board`, files of the pages, or `--all`
 * @returns names of the confirmed pages
 * @throws UserError when a name is not that of a page in both languages, or a file cannot be read
 */
export function confirm(root: string, wanted: readonly string[]): string[] {
  const { texts, data, unreadable } = readTexts(root);
  // What it says would be lost.
  if (unreadable.length > 0) {
    throw new UserError(COMMANDS.notConfirmed({ files: unreadable.join(", ") }));
  }
  const pages = translatedPages(texts, data).filter(({ texts }) =>
    LOCALES.every((locale) => texts[locale]),
  );
  const names = pages.map(({ name }) => name);
  const confirmed = wanted.includes("--all") ? names : wanted.map((name) => find(name, pages));
  const known: TranslationsFile = { ...data.translations };
  for (const name of lostEntries(texts, data)) delete known[name];
  for (const name of names)
    if (!known[name] || confirmed.includes(name)) known[name] = fingerprintsOf(name, texts, data);
  // Sorted, and each language on its own line, so that Git can merge what two people confirm.
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return confirmed;
}

/** All texts of a folder, drafts and hidden texts included. */
function readTexts(root: string) {
  const { site } = lintFolder(root, process.env, FEATURES);
  const { translations = null, versions } = site.data;
  const unreadable = [
    ...(site.data.translations === undefined ? [FILE] : []),
    ...site.pages.filter(({ body }) => body === null).map(({ file }) => file),
  ];
  const texts = site.pages.map((page) => ({
    ...page,
    contentLocale: page.locale,
    frontMatter: page.written,
    sections: () => textSections(page.written, page.body ?? ""),
  })) as unknown as TranslatedText[];
  return { texts, data: { translations, versions: versions ?? site.versions }, unreadable };
}

type Texts = ReturnType<typeof readTexts>["texts"];
type Data = ReturnType<typeof readTexts>["data"];

/** @throws UserError when there is no such page in both languages */
function find(wanted: string, pages: readonly TranslatedPage[]): string {
  const plain = wanted.replace(/^\.?\//, "");
  const found = pages.find(
    ({ name, texts }) => name === plain || LOCALES.some((locale) => texts[locale]?.file === plain),
  );
  if (found) return found.name;
  const names = pages.map(({ name }) => name);
  throw new UserError(COMMANDS.noPair({ name: wanted, fix: suggestion(plain, names) }));
}

function fingerprintsOf(name: string, texts: Texts, data: Data): TranslationsFile[string] {
  const of = (locale: Locale) =>
    texts
      .find((text) => text.locale === locale && pageName(text, data) === name)
      ?.sections()
      .map(({ fingerprint }) => fingerprint)
      .join(" ") ?? "";
  return { sv: of("sv"), en: of("en") };
}

/** The states of all translations of the content in a folder. */
export function translationStates(root: string): TranslatedPage[] {
  const { texts, data } = readTexts(root);
  return translatedPages(texts, data);
}

/** The pages of which a translation is outdated or missing, as Markdown. */
export function translationsMarkdown(pages: readonly TranslatedPage[]): string {
  const open = pages.filter((page) => !isInStep(page));
  const rows = open.map(({ name, states, changed }) => {
    const sections = LOCALES.flatMap((locale) =>
      changed[locale].map((heading) => `${LANGUAGES[locale]}: ${heading ?? "the beginning"}`),
    );
    return [
      `\`${name}\``,
      ...LOCALES.map((locale) => states[locale]),
      sections.join(", ").replaceAll("|", "\\|"),
    ];
  });
  const head = ["page", ...LOCALES.map((locale) => LANGUAGES[locale]), "changed"];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const isOutdated = ({ states }: TranslatedPage) =>
    LOCALES.some((locale) => states[locale] === "outdated");
  const first = open.find(isOutdated);
  return [
    "## Translations",
    open.length > 0 ? table.join("\n") : `All ${pages.length} pages are translated.`,
    ...(first
      ? [
          `Change an outdated text too. If it needs no change: \`npm run lint:content -- confirm ${first.name}\`, or remove the page's entry from \`${FILE}\`.`,
        ]
      : []),
  ].join("\n\n");
}
