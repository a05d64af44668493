import { z } from "zod";
import type en from "../../_data/labels/en.json";
import type sv from "../../_data/labels/sv.json";
import type { Problem } from "./finding.ts";
import { LOCALES, type Locale } from "./localized.ts";

/**
 * A text of the interface that is not content; `_data/labels/<locale>.json` has them all.
 * Names say where a text is used. `{x}` is a placeholder, `|` separates plural forms.
 */
export type LabelKey = keyof typeof sv;

/** All texts of the interface in one language. */
export type Labels = Record<LabelKey, string>;

type None<Key extends never> = Key;
/** Must be empty: a type error here names the labels that only one language has. */
export type LabelsOfOneLanguage = None<
  Exclude<LabelKey, keyof typeof en> | Exclude<keyof typeof en, LabelKey>
>;

/** `_data/labels/<locale>.json`; that the languages agree is for `labelProblems`. */
export const labelsFile = z.record(z.string(), z.string().min(1)) as z.ZodType as z.ZodType<Labels>;

/** As they are read, before it is known that no label is missing. */
type WrittenLabels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Labels that a language lacks, and those whose placeholders differ between the languages. */
export function labelProblems(labels: WrittenLabels): Problem[] {
  const [first, ...others] = LOCALES;
  return others.flatMap((other) => [
    ...missing(labels, first, other),
    ...missing(labels, other, first),
    ...Object.entries(labels[first]).flatMap(([key, text]): Problem[] => {
      const wanted = placeholders(text);
      const found = placeholders(labels[other][key] ?? text);
      if (wanted === found) return [];
      return [
        {
          file: fileOf(other),
          path: [key],
          problem: `"${key}" has ${found || "no placeholder"}, but ${wanted || "none"} in ${fileOf(first)}.`,
          fix: "Write the same placeholders in both languages.",
        },
      ];
    }),
  ]);
}

function missing(labels: WrittenLabels, from: Locale, to: Locale): Problem[] {
  return Object.entries(labels[from])
    .filter(([key]) => !Object.hasOwn(labels[to], key))
    .map(([key, text]) => ({
      file: fileOf(to),
      path: [],
      problem: `"${key}" is missing.`,
      fix: `Translate it; ${fileOf(from)} has "${text}". If it is misspelt there, correct it there.`,
    }));
}

const fileOf = (locale: Locale) => `_data/labels/${locale}.json`;

/** In alphabetical order, as a text. */
function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(", ");
}
