import { distance } from "fastest-levenshtein";
import type { Locale } from "../../src/schema/localized.ts";
import type { SearchFile } from "./index-settings.ts";
import { fold, isStopWord, stem, wordsOf } from "./words.ts";

/** Words that are read, and that are offered. */
const MOST = 3;
/** Letters of the shortest word in which one may be wrong, of that in which two may be, and of the longest that is read. */
const SHORTEST = 4;
const LONG = 8;
const LONGEST = 40;

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
      .filter(({ text }) => text.length >= SHORTEST && !isStopWord(text, language))
      .slice(0, MOST)
      .map(({ text }) => formsOf(text.slice(0, LONGEST), language));
    const isNearly = (forms: string[], mistakes: number) =>
      asked.some((one) => one.some((form, at) => distance(form, forms[at] ?? "") <= mistakes));
    const withMistakes = (mistakes: number) =>
      known
        .filter(
          ({ word, forms }) => (mistakes === 1 || word.length >= LONG) && isNearly(forms, mistakes),
        )
        .map(({ word }) => word);
    return [...new Set([...withMistakes(1), ...withMistakes(2)])].slice(0, MOST);
  };
}

/** A word as it is written, and its stem. */
const formsOf = (word: string, language: Locale) => [fold(word), fold(stem(word, language))];
