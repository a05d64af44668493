import { wordFinder } from "../model/wording.ts";
import type { Problem } from "../schema/finding.ts";
import { LOCALES, type Locale } from "../schema/localized.ts";
import type { Check, CheckedSite } from "./check.ts";

/** A piece of text that visitors read, with where it is written. */
interface Piece {
  locale: Locale;
  text: string;
  file: string;
  /** The line in which it begins, or its place in data or front matter. */
  place: { line: number } | { path: readonly (string | number)[] };
}

/** Promise: texts use one word for one thing; `_data/wording.json` says which (AID-7). */
export const wording: Check = {
  name: "words of texts",
  // A word that is not ours is still understood.
  severity: "warn",
  about: "sources",
  run(site) {
    const rules = site.data.wording;
    if (!rules) return [];
    const find = { sv: wordFinder(rules.sv), en: wordFinder(rules.en) };
    return [...texts(site), ...data(site)].flatMap(({ locale, text, file, place }) =>
      find[locale](text).map(({ written, rule, offset }): Problem => {
        const lines = text.slice(0, offset).split("\n");
        return {
          file,
          ...("path" in place
            ? place
            : { line: place.line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 }),
          problem: `"${written}" is not our word: ${rule.why}`,
          fix: `Write:  ${rule.write}`,
        };
      }),
    );
  },
};

/** Texts and front matter; not those of archived years, which keep the words of their time. */
function texts({ pages, data: { versions } }: CheckedSite): Piece[] {
  return pages.flatMap(({ source }): Piece[] => {
    if (!source || source.locale !== source.contentLocale) return [];
    if (source.kind === "doc" && source.version !== versions.last) return [];
    const { file, locale, text } = source;
    const {
      tags: _tags,
      authors: _authors,
      ...shown
    } = { tags: [], authors: [], ...source.frontMatter };
    return [
      { locale, text: text.source, file, place: { line: text.line } },
      ...strings(shown).map(({ value, path }) => ({ locale, text: value, file, place: { path } })),
    ];
  });
}

/** Texts in both languages, and labels. */
function data({ dataFiles }: CheckedSite): Piece[] {
  return dataFiles
    .filter(({ file }) => file.startsWith("_data/"))
    .flatMap(({ file, value }) => {
      const locale = LOCALES.find((name) => file === `_data/labels/${name}.json`);
      if (locale) {
        return strings(value).map(({ value: text, path }) => ({
          locale,
          text,
          file,
          place: { path },
        }));
      }
      return strings(value).flatMap(({ value: text, path, owner }): Piece[] => {
        const language = LOCALES.find((name) => name === path.at(-1));
        const isLocalized = LOCALES.every((name) => name in owner);
        return language && isLocalized ? [{ locale: language, text, file, place: { path } }] : [];
      });
    });
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
