import { byLocale } from "../routes/locales.ts";
import type { GlossaryFile, GlossaryTerm } from "../schema/glossary.ts";
import type { Locale } from "../schema/localized.ts";

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
 * Words that mean the same, for each entry in every language: the term, what is in brackets after it, and its
 * other forms, in lower case. "roll call (upprop)" is two of these words.
 */
export function termGroups({ terms }: Pick<GlossaryFile, "terms">): Record<Locale, string[]>[] {
  return terms.map(({ term, also = [] }) =>
    byLocale((locale) =>
      [term[locale], ...also]
        .flatMap((text) => text.toLowerCase().split(/\s*[()]\s*/))
        .map((word) => word.replace(/^the /, ""))
        .filter(Boolean),
    ),
  );
}
