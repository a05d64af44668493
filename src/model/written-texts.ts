import { LOCALES, type Locale } from "../schema/localized.ts";
import type { Source } from "./sources.ts";

/** A piece of text that visitors read, as it is written. */
export interface WrittenText {
  locale: Locale;
  text: string;
  file: string;
  /** The line in which it begins, or its place in data or front matter. */
  place: { line: number } | { path: readonly (string | number)[] };
}

/** Fields of front matter whose value is an address, or a name that the site refers to. */
const KEYS = new Set(["authors", "color", "date", "illustration", "picture", "slug", "tags", "to"]);

/** A Markdown file that has been read. */
interface TextFile {
  source: Pick<Source, "kind" | "file" | "locale" | "contentLocale" | "frontMatter"> & {
    version?: string;
  };
  body: string;
  bodyLine: number;
}

/**
 * What is written in texts and their front matter. Archived years are left out, as they keep the words
 * of their time, and so are pages that show the text of the other language.
 *
 * @param lastVersion name of the docs of today
 */
export function textsOfFiles(files: readonly TextFile[], lastVersion: string): WrittenText[] {
  return files.flatMap(({ source, body, bodyLine }): WrittenText[] => {
    const { file, locale, contentLocale, kind, version, frontMatter } = source;
    if (locale !== contentLocale || (kind === "doc" && version !== lastVersion)) return [];
    const shown = strings(frontMatter).filter(
      ({ path }) => !path.some((key) => KEYS.has(String(key))),
    );
    return [
      { locale, text: body, file, place: { line: bodyLine } },
      ...shown.map(({ value, path }) => ({ locale, text: value, file, place: { path } })),
    ];
  });
}

/**
 * What `_data` holds in both languages, and the labels; the fingerprints of translations are no text.
 *
 * @param dataFiles all data files; those of archived years are left out
 */
export function textsOfData(dataFiles: readonly { file: string; value: unknown }[]): WrittenText[] {
  return dataFiles
    .filter(({ file }) => file.startsWith("_data/") && file !== "_data/translations.json")
    .flatMap(({ file, value }) => {
      const labels = LOCALES.find((name) => file === `_data/labels/${name}.json`);
      return strings(value).flatMap(({ value: text, path, owner }): WrittenText[] => {
        const isLocalized = LOCALES.every((name) => name in owner);
        const locale = labels ?? LOCALES.find((name) => isLocalized && name === path.at(-1));
        return locale ? [{ locale, text, file, place: { path } }] : [];
      });
    });
}

/** Where a sign of a text stands, for a finding. */
export function placeOfOffset({ text, place }: WrittenText, offset: number) {
  if ("path" in place) return place;
  const before = text.slice(0, offset).split("\n");
  return { line: place.line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What readers do not see, or what is no wording: code, addresses, directives, comments, ids. */
const NOT_WORDS = [
  /^(`{3,}|~{3,})[\s\S]*?^\1/gm,
  /`[^`\n]+`/g,
  /<!--[\s\S]*?-->/g,
  /<[^<>\n]+>/g,
  /^:{3,}[ \t]*[\w-]+(?:[ \t]+[a-z0-9-]+[ \t]*$)?/gm,
  /\]\([^)\s]*/g,
  /\[\[[^\]|\n]+\|/g,
  /\{[#\w][^}\n]*\}/g,
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+/g,
  // Addresses in front matter.
  /(?<!\S)\/[\w#/.-]+/g,
  // Web sites that are named: `example.org`.
  /(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:se|nu|com|org)(?![\p{L}\p{N}])/gu,
];

/** The text with blanks in place of what is no wording; lines and offsets stay. */
export function wordsOnly(text: string): string {
  return blankOut(text, NOT_WORDS);
}

/** The text with blanks in place of what some patterns match; lines and offsets stay. */
export function blankOut(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (signs) => signs.replaceAll(/[^\n]/g, " ")),
    text,
  );
}

interface StringField {
  value: string;
  path: (string | number)[];
  /** What it is a field of. */
  owner: object;
}

/** Every string inside a value. */
function strings(
  value: unknown,
  path: (string | number)[] = [],
  owner: object = {},
): StringField[] {
  if (typeof value === "string") return [{ value, path, owner }];
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) => strings(child, [...path, key], value));
}
