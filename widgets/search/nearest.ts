import type { SearchFile } from "./index-settings.ts";
import { fold, isStopWord, wordsOf } from "./words.ts";

/** Words that are offered. */
const MOST = 3;
/** How alike they must be, between 0 and 1. */
const LEAST = 0.4;
/** Letters of the shortest. */
const SHORTEST = 4;

/**
 * Makes the list of words that can be offered where nothing is found: those of titles, headings and
 * synonyms.
 */
export function nearestWords({ language, pages, sections, synonyms }: SearchFile) {
  const written = [
    pages.map(({ title }) => title),
    sections.map(([, , heading]) => heading),
    synonyms,
  ];
  const words = new Set(wordsOf(written.flat(2).join(" ")).map(({ text }) => text));
  const known = [...words]
    .filter((word) => word.length >= SHORTEST && !isStopWord(word, language))
    .map((word) => ({ word, pairs: pairsOf(word) }));
  return (question: string): string[] => {
    const asked = wordsOf(question).map(({ text }) => pairsOf(text));
    return known
      .map(({ word, pairs }) => ({
        word,
        value: Math.max(0, ...asked.map((one) => alike(one, pairs))),
      }))
      .filter(({ value }) => value >= LEAST)
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST)
      .map(({ word }) => word);
  };
}

/** The neighbouring letters of a word, with its first and its last one. */
function pairsOf(word: string): ReadonlySet<string> {
  const letters = ` ${fold(word)} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** The share of the pairs that two words have in common (Sørensen and Dice). */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}
