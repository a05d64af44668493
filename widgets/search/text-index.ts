import type { Locale } from "../../src/schema/localized.ts";
import { fold, kept, piecesOf, stem, wordsOf } from "./words.ts";

/** A part of a page: its beginning with its title, or a heading with the text below it. */
export type Part = readonly [title: string, heading: string, text: string];

/** What a word counts in each of them. */
const WEIGHTS = [5, 2, 1];

/** A part of a page that has a word. */
export interface Place {
  part: number;
  score: number;
  isTitle: boolean;
  isHeading: boolean;
}

/** A word of the texts and its stem, both also without their dots and rings. */
export interface Written {
  word: string;
  term: string;
  plain: string;
  plainTerm: string;
}

export interface TextIndex {
  /** All words, and pieces of words. */
  vocabulary: readonly Written[];
  /** The parts that have a term, with their scores by Okapi BM25+. */
  find(term: string): Place[];
}

/** How fast more of a term says less, how much long texts lose, and what each text has at least. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Makes the index of texts. */
export function indexTexts(parts: readonly Part[], language: Locale): TextIndex {
  const terms = new Map<string, Map<number, number[]>>();
  const vocabulary = new Map<string, Written>();
  const add = (word: string, part: number, field: number) => {
    const term = stem(word, language);
    vocabulary.set(word, { word, term, plain: fold(word), plainTerm: fold(term) });
    const places = terms.get(term) ?? new Map<number, number[]>();
    const counts = places.get(part) ?? WEIGHTS.map(() => 0);
    counts[field] = (counts[field] ?? 0) + 1;
    terms.set(term, places.set(part, counts));
  };
  const lengths = parts.map((texts, part) =>
    texts.map((text, field) => {
      const words = wordsOf(text).map((one) => one.text);
      for (const piece of words.flatMap(piecesOf)) add(piece, part, field);
      return new Set(words).size;
    }),
  );
  const meanOf = (field: number) => sum(lengths.map((one) => one[field] ?? 0)) / parts.length;
  const means = WEIGHTS.map((_, field) => meanOf(field));
  const { k, b, d } = BM25;
  return {
    vocabulary: [...vocabulary.values()],
    find: kept((term) => {
      const places = [...(terms.get(term) ?? [])];
      const rarities = WEIGHTS.map((weight, field) => {
        const having = places.filter(([, counts]) => counts[field]).length;
        return weight * Math.log(1 + (parts.length - having + 0.5) / (having + 0.5));
      });
      return places.map(([part, counts]) => {
        const scores = counts.map((count, field) => {
          const length = (lengths[part]?.[field] ?? 0) / (means[field] ?? 1);
          const often = (count * (k + 1)) / (count + k * (1 - b + b * length));
          return count === 0 ? 0 : (rarities[field] ?? 0) * (d + often);
        });
        const [title = 0, heading = 0] = counts;
        return { part, score: sum(scores), isTitle: title > 0, isHeading: heading > 0 };
      });
    }),
  };
}
