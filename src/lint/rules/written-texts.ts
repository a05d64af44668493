import { schemaOf } from "../../read/data-files.ts";
import type { Path } from "../../read/files/json-file.ts";
import type { ReadSite } from "../../read/site.ts";
import { textFields } from "../../read/text-fields.ts";
import type { Finding } from "../../schema/finding.ts";
import { FRONT_MATTER } from "../../schema/front-matter.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";

/** A piece of text that visitors read, as it is written. */
export interface WrittenText {
  locale: Locale;
  text: string;
  file: string;
  /** Where a character of it is, for a finding. */
  placeOf(offset: number): Pick<Finding, "line" | "column">;
}

/** Everything that visitors read: texts, front matter and data. Archived years keep their words. */
export function textsOf({ pages, versions, values, lineAt, isAsked }: ReadSite): WrittenText[] {
  const placed = (file: string, path: Path) => () => ({ line: lineAt(file, path) });
  const inTexts = pages.flatMap((page): WrittenText[] => {
    const { file, kind, locale, version, body, bodyLine, written } = page;
    if (!isAsked(file) || (version !== null && version !== versions.last)) return [];
    const shown = textFields(FRONT_MATTER[kind], written).filter(({ meta }) => meta.prose);
    const own = { locale, file };
    return [
      ...(body === null ? [] : [{ ...own, text: body, placeOf: placeIn(body, bodyLine) }]),
      ...shown.map(({ value: text, path }) => ({ ...own, text, placeOf: placed(file, path) })),
    ];
  });
  const inData = [...values]
    .filter(([file]) => isAsked(file) && file.startsWith("_data/"))
    .flatMap(([file, value]) => {
      const labels = LOCALES.find((name) => file === `_data/labels/${name}.json`);
      return textFields(schemaOf(file), value).flatMap(
        ({ value: text, path, meta }): WrittenText[] => {
          const locale = labels ?? LOCALES.find((name) => name === path.at(-1));
          return locale && meta.prose ? [{ locale, text, file, placeOf: placed(file, path) }] : [];
        },
      );
    });
  return [...inTexts, ...inData];
}

/** @param firstLine of the text in its file */
function placeIn(text: string, firstLine: number): WrittenText["placeOf"] {
  return (offset) => {
    const before = text.slice(0, offset).split("\n");
    return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}

/** What readers do not see or what is not prose: code, addresses, directives, comments, ids. */
const NOT_WORDS = [
  /^(`{3,}|~{3,})[\s\S]*?^\1/gm,
  /`[^`\n]+`/g,
  /<!--[\s\S]*?(?:-->|$)/g,
  /<[^<>\n]+>/g,
  /^:{3,}[ \t]*[\w-]+(?:[ \t]+[a-z0-9-]+[ \t]*$)?/gm,
  /\]\([^)\s]*/g,
  /\[\[(?:[^[\]|\n]+\||[a-zåäö]+:[^[\]\n]+)/g,
  /\{[#\w][^}\n]*\}/g,
  /https?:\/\/\S+/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+/g,
  // Addresses in front matter.
  /(?<!\S)\/[\w#/.-]+/g,
  // Names of web sites: `example.org`.
  /(?<![\w-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.(?:se|nu|com|org)(?![\p{L}\p{N}])/gu,
];

/** The text with spaces in place of what is not prose; offsets stay the same. */
export function wordsOnly(text: string): string {
  return blankOut(text, NOT_WORDS);
}

/** The text with spaces in place of what patterns match; offsets stay the same. */
export function blankOut(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (signs) => signs.replaceAll(/[^\n]/g, " ")),
    text,
  );
}
