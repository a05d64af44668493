import type { GlossaryFile } from "../schema/glossary.ts";

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
