const NOT_SENTENCES = /^(#|:::|\||!\[|```|\s*<!--).*$/gm;
/** Where a link leads, and the term that a word of the glossary is written for. */
const UNREAD = /\]\([^)]*\)|\[\[(?:[^\]|]*\|)?/g;
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const SENTENCE_END = /[.!?:]+(?=[\s)*”"]|$)|\n\s*(?:[-*]|\d+\.)\s|\n\s*\n/;

/**
 * How hard a text is to read (AID-13): words per sentence, and the percentage of words with more than
 * six letters. Below 40 is plain, above 50 hard; 0 for a text without words.
 *
 * @param markdown without front matter; headings, tables and blocks do not count
 * @see https://sv.wikipedia.org/wiki/LIX
 */
export function lix(markdown: string): number {
  const text = markdown.replaceAll(NOT_SENTENCES, "").replaceAll(UNREAD, "");
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const long = words.filter(({ length }) => length > 6).length;
  return Math.round(words.length / sentences.length + (long * 100) / words.length);
}
