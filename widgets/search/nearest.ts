import type { Locale } from "../../src/schema/localized.ts";
import type { SearchFile } from "./index-settings.ts";
import { fold, isStopWord, stem, wordsOf } from "./words.ts";

/** Words that are read, and that are offered. */
const MOST = 3;
/** Letters of the shortest, and of one in which two may be wrong. */
const SHORTEST = 4;
const LONG = 8;

/**
 * Makes the list of words that can be offered where nothing is found: those of titles, headings and
 * synonyms.
 */
export function nearestWords({ language, pages, sections, synonyms }: SearchFile) {
  const written = [
    pages.map(({ title }) => title),
    sections.map(([, , heading]) => heading),
    synonyms.flatMap((group) => group[language]),
  ];
  const words = new Set(wordsOf(written.flat().join(" ")).map(({ text }) => text));
  const known = [...words]
    .filter((word) => word.length >= SHORTEST && !isStopWord(word, language))
    .map((word) => ({ word, forms: formsOf(word, language) }));
  return (question: string): string[] => {
    const asked = wordsOf(question)
      .filter(({ text }) => !isStopWord(text, language))
      .slice(0, MOST)
      .map(({ text }) => formsOf(text, language));
    // What is spelt the same has been found, or is nowhere.
    const least = (forms: string[]) =>
      Math.min(
        ...asked.flatMap((one) =>
          one.map((form, at) => mistakesIn(form, forms[at] ?? "") || Infinity),
        ),
      );
    return known
      .map((one) => ({ word: one.word, mistakes: least(one.forms) }))
      .filter(({ word, mistakes }) => mistakes <= (word.length >= LONG ? 2 : 1))
      .sort((a, b) => a.mistakes - b.mistakes)
      .slice(0, MOST)
      .map(({ word }) => word);
  };
}

/** A word as it is written, and its stem. */
const formsOf = (word: string, language: Locale) => [fold(word), fold(stem(word, language))];

/** How many letters are missing, wrong, too many or swapped (optimal string alignment). */
function mistakesIn(one: string, other: string): number {
  if (one.length < SHORTEST || Math.abs(one.length - other.length) > 2) return Infinity;
  const rows = [[...`${other} `].map((_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
