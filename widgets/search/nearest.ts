import type { Locale } from "../../src/schema/localized.ts";
import type { SearchFile } from "./index-settings.ts";
import { fold, isStopWord, stem, wordsOf } from "./words.ts";

/** Words that are read, and that are offered. */
const MOST = 3;
/** Letters of the shortest word in which one may be wrong, and of that in which two may be. */
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
      .filter(({ text }) => text.length >= SHORTEST && !isStopWord(text, language))
      .slice(0, MOST)
      .map(({ text }) => formsOf(text, language));
    const isNearly = (forms: string[], mistakes: number) =>
      asked.some((one) => one.some((form, at) => isNear(form, forms[at] ?? "", mistakes)));
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

/** Whether some letters at most are missing, wrong, too many or swapped. */
function isNear(one: string, other: string, mistakes: number): boolean {
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  const at = same < 0 ? one.length : same;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a === b || mistakes === 0) return a === b;
  const next = (ofA: number, ofB: number) => isNear(a.slice(ofA), b.slice(ofB), mistakes - 1);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return next(1, 1) || next(1, 0) || next(0, 1) || (isSwapped && next(2, 2));
}
