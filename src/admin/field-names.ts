import { FIELD } from "../messages/values.ts";
import { frontMatterFields } from "../read/text-fields.ts";
import { inLanguage, labelOf } from "../routes/form-labels.ts";
import type { Locale } from "../schema/localized.ts";

/** Labels that stand in the schemas of front matter. */
const TITLES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  frontMatterFields(({ title }) => title).map(([path, { title }]) => [path.at(-1), title]),
);

const nameOf = (field: string) => TITLES[field] ?? labelOf(field);

const inQuotes = (words: string, language: Locale) =>
  language === "sv" ? `”${words}”` : `“${words}”`;

/** Words about a field of a form, with the labels of this field and of those that are quoted. */
export function labelled(
  words: string,
  path: readonly (string | number)[],
  language: Locale,
): string {
  return words
    .replaceAll(/"(\w+)"/g, (quoted, name: string) =>
      nameOf(name) !== name ? inQuotes(inLanguage(nameOf(name), language), language) : quoted,
    )
    .replaceAll(FIELD, fieldName(path, language));
}

/** How a form calls the field at a path: "Roller 2 › Rubrik › Svenska". */
export function fieldName(path: readonly (string | number)[], language: Locale): string {
  const parts: string[] = [];
  for (const part of path) {
    if (typeof part === "string") parts.push(inLanguage(nameOf(part), language));
    else parts.push(`${parts.pop() ?? ""} ${part + 1}`.trim());
  }
  if (parts.length === 0) return { sv: "Fältet", en: "The field" }[language];
  return inQuotes(parts.join(" › "), language);
}
