import type { GlossaryFile, GlossaryTerm } from "../schema/glossary.ts";
import { LOCALES } from "../schema/localized.ts";

/**
 * The entry of the glossary that a word belongs to.
 *
 * @param word an id, a term in any language or another of its forms, in small or capital letters
 */
export function termOf(word: string, { terms }: GlossaryFile): GlossaryTerm | undefined {
  const wanted = word.toLowerCase();
  return terms.find(({ id, term, also = [] }) =>
    [id, term.sv, term.en, ...also].some((form) => form.toLowerCase() === wanted),
  );
}

/**
 * Words that mean the same, for each entry that has several: the term in every language, the text
 * in brackets after it, and its other forms, in lower case.
 *
 * @example "roll call (upprop)" is two of these words
 */
export function termGroups({ terms }: Pick<GlossaryFile, "terms">): string[][] {
  return terms
    .map(({ term, also = [] }) => {
      const written = [...LOCALES.map((locale) => term[locale]), ...also];
      const words = written.flatMap((text) => text.toLowerCase().split(/\s*[()]\s*/));
      return [...new Set(words.map((word) => word.replace(/^the /, "")).filter(Boolean))];
    })
    .filter((words) => words.length > 1);
}
