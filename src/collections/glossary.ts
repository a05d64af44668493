import type { GlossaryFile } from "../schema/glossary.ts";
import { LOCALES } from "../schema/localized.ts";

/**
 * The entry of the glossary that a word belongs to.
 *
 * @param word an id, a term in any language or another of its forms, in small or capital letters
 * @returns its id
 */
export function termId(word: string, { terms }: GlossaryFile): string | undefined {
  const wanted = word.toLowerCase();
  const entry = Object.entries(terms).find(([id, { term, also = [] }]) =>
    [id, term.sv, term.en, ...also].some((form) => form.toLowerCase() === wanted),
  );
  return entry?.[0];
}

/**
 * Words that mean the same, for each entry that has several: the term in every language, the text
 * in brackets after it, and its other forms, in lower case.
 *
 * @example "roll call (upprop)" is two of these words
 */
export function termGroups({ terms }: Pick<GlossaryFile, "terms">): string[][] {
  return Object.values(terms)
    .map(({ term, also = [] }) => {
      const written = [...LOCALES.map((locale) => term[locale]), ...also];
      const words = written.flatMap((text) => text.toLowerCase().split(/\s*[()]\s*/));
      return [...new Set(words.map((word) => word.replace(/^the /, "")).filter(Boolean))];
    })
    .filter((words) => words.length > 1);
}
