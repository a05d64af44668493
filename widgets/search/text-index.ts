import type { Locale } from "../../src/schema/localized.ts";
import { fold, kept, piecesOf, stem, wordsOf } from "./words.ts";

/** Where words can be, with what they count there. */
const FIELDS = { title: 5, heading: 2, text: 1 };
type Field = keyof typeof FIELDS;

/** A part of a page: its beginning with its title, or a heading with the text below it. */
export type Part = Record<Field, string>;

/** A part of a page that has a word. */
export interface Place {
  part: number;
  score: number;
  fields: Field[];
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

/** Makes the index of texts. */
export function indexTexts(parts: readonly Part[], language: Locale): TextIndex {
  const names = Object.keys(FIELDS) as Field[];
  const terms = new Map<string, Map<number, Record<Field, number>>>();
  const vocabulary = new Map<string, Written>();
  const add = (piece: string, part: number, field: Field) => {
    const term = stem(piece, language);
    if (!vocabulary.has(piece))
      vocabulary.set(piece, { word: piece, term, plain: fold(piece), plainTerm: fold(term) });
    const places = terms.get(term) ?? new Map<number, Record<Field, number>>();
    const counts = places.get(part) ?? { title: 0, heading: 0, text: 0 };
    counts[field] += 1;
    terms.set(term, places.set(part, counts));
  };
  const lengths = parts.map((texts, part) => {
    const lengthOf = (field: Field) => {
      const words = wordsOf(texts[field]).map(({ text }) => text);
      for (const piece of words.flatMap(piecesOf)) add(piece, part, field);
      return new Set(words).size;
    };
    return { title: lengthOf("title"), heading: lengthOf("heading"), text: lengthOf("text") };
  });
  const all = lengths.length;
  const mean = (field: Field) => lengths.reduce((sum, length) => sum + length[field], 0) / all;
  const means = { title: mean("title"), heading: mean("heading"), text: mean("text") };
  return {
    vocabulary: [...vocabulary.values()],
    find: kept((term) => {
      const places = [...(terms.get(term) ?? [])];
      const rarities = names.map((field) => {
        const having = places.filter(([, counts]) => counts[field] > 0).length;
        return Math.log(1 + (all - having + 0.5) / (having + 0.5));
      });
      return places.map(([part, counts]) => {
        const { k, b, d } = BM25;
        const scores = names.map((field, at) => {
          const count = counts[field];
          if (count === 0) return 0;
          const length = (lengths[part]?.[field] ?? 0) / means[field];
          const often = (count * (k + 1)) / (count + k * (1 - b + b * length));
          return FIELDS[field] * (rarities[at] ?? 0) * (d + often);
        });
        const score = scores.reduce((sum, one) => sum + one, 0);
        return { part, score, fields: names.filter((field) => counts[field] > 0) };
      });
    }),
  };
}
