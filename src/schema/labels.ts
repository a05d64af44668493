import { z } from "zod";
import type en from "../../_data/labels/en.json";
import type sv from "../../_data/labels/sv.json";
import { text } from "./fields.ts";

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

/** `_data/labels/<locale>.json`; the linter compares the languages. */
export const labelsFile = z.record(z.string(), text) as z.ZodType as z.ZodType<Labels>;

/** The labels of some keys, by shorter names. */
export function namedLabels<Name extends string>(
  keys: Readonly<Record<Name, LabelKey>>,
  labels: Labels,
): Record<Name, string> {
  const texts = Object.entries<LabelKey>(keys).map(([name, key]) => [name, labels[key]]);
  return Object.fromEntries(texts);
}
