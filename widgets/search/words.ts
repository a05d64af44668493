import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemSwedish } from "@orama/stemmers/swedish";
import type { Locale } from "../../src/schema/localized.ts";

/** A word in a text, with where it begins. */
export interface Word {
  text: string;
  start: number;
}

/** Words of which texts are full and questions too; whoever asks "hur får jag" means what follows. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  sv: new Set(
    "hur vad var när vem vilka vilken vilket varför får får kan ska skall vill jag mig min mitt mina du dig din ditt dina man vi oss ni er den det de dem en ett att och eller men om i på av för till från med utan hos vid är finns har blir bli gör göra så som the".split(
      " ",
    ),
  ),
  en: new Set(
    "how what where when who which why do does did can could may should will would i me my we us our you your they it its a an the and or but if in on of for to from with at by is are was be been am there get have has about".split(
      " ",
    ),
  ),
};

/** Shorter ones are parts of too many others. */
const SHORTEST_PART = 5;
/** What has to stand before a part: "in" is no word of its own in "inträde". */
const SHORTEST_HEAD = 3;
/** Fewer letters say too little. */
const SHORTEST_GUESS = 4;

/** Marks of terms that are no words of the text themselves. */
const FOLDED = "~";
const PART = "+";

/** The words of a text; one with a hyphen or colon in it is one word: "I-Case", "THS:s". */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-‑–:'’/][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].normalize("NFC").toLowerCase(),
    start: match.index,
  }));
}

/** What a word with hyphens can be looked up by: its pieces, and all of them as one. */
export function piecesOf(word: string): string[] {
  const pieces = word.split(/[^\p{L}\p{N}]+/u);
  return pieces.length > 1 ? [pieces.join(""), ...pieces] : pieces;
}

export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word);
}

/** Texts repeat their words, and each letter that is typed asks for the same ones again. */
const stems: Record<Locale, Map<string, string>> = { sv: new Map(), en: new Map() };

/** The word without its ending, as the rules of its language see it. */
export function stem(word: string, language: Locale): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const made = language === "sv" ? stemSwedish(word) : stemEnglish(word);
  stems[language].set(word, made);
  return made;
}

/** Without dots, rings and accents: what is typed on a keyboard that has none. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{Mark}/gu, "");
}

/**
 * What a word of a text is found by: its stem; the same without dots and rings, which counts less; and
 * the words that it ends in, if they stand by themselves elsewhere ("nämnd" in "studienämnd").
 * Beginnings need none, as the search finds words by their beginning anyway.
 *
 * @param vocabulary stems that occur as words
 */
export function termsOf(word: string, language: Locale, vocabulary: ReadonlySet<string>): string[] {
  return piecesOf(word).flatMap((piece) => {
    const own = stem(piece, language);
    const folded = fold(own);
    const parts = partsOf(own, vocabulary);
    return [own, ...(folded === own ? [] : [FOLDED + folded]), ...parts.map((part) => PART + part)];
  });
}

function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  for (let at = SHORTEST_HEAD; at <= word.length - SHORTEST_PART; at++) {
    const part = word.slice(at);
    if (vocabulary.has(part))
      parts.push(part, ...(fold(part) === part ? [] : [FOLDED + fold(part)]));
  }
  return parts;
}

/** One way to look a word up, and what it counts. */
export interface Lookup {
  term: string;
  weight: number;
  /** Also terms that begin so. */
  prefix: boolean;
  /** How many letters may be wrong. */
  fuzzy: number;
}

/**
 * How a word of a question is looked up, the exact way first.
 *
 * @param isLast the reader may not have finished it
 */
export function lookupsOf(word: string, language: Locale, isLast: boolean): Lookup[] {
  return piecesOf(word).flatMap((piece, index) => {
    const own = stem(piece, language);
    const folded = fold(own);
    const length = own.length;
    // With one letter nearly every page would be found.
    const prefix = length > (isLast ? 1 : 3);
    // The pieces of "I-Case" count less than the whole.
    const weight = index === 0 ? 1 : 0.5;
    const exact = { prefix: false, fuzzy: 0 };
    const all: Lookup[] = [
      { term: own, weight, prefix, fuzzy: length > 7 ? 2 : length > 3 ? 1 : 0 },
      { term: PART + own, weight: 0.6 * weight, ...exact },
      { term: FOLDED + folded, weight: 0.5 * weight, prefix, fuzzy: 0 },
      { term: PART + FOLDED + folded, weight: 0.3 * weight, ...exact },
    ];
    // An ending that is not finished is no ending yet.
    if (prefix && piece !== own) all.push({ term: piece, weight: 0.9 * weight, prefix, fuzzy: 0 });
    if (folded !== own) all.push({ term: folded, weight: 0.4 * weight, prefix, fuzzy: 0 });
    return all;
  });
}

/**
 * How a word is looked up of which nothing is found: by what it begins with, as an ending may not be
 * finished ("styrel"), and by its halves ("festlokal").
 */
export function guessesOf(word: string, language: Locale): Lookup[] {
  const guesses: Lookup[] = [];
  for (let at = SHORTEST_GUESS; at < word.length; at++) {
    const halves = [word.slice(0, at).replace(/s$/, ""), word.slice(at)];
    for (const half of halves.filter(({ length }) => length >= SHORTEST_GUESS))
      guesses.push({ term: stem(half, language), weight: 0.4, prefix: false, fuzzy: 0 });
  }
  return guesses;
}

/** Tells whether a word of a text is what was found by one of the terms. */
export function foundBy(terms: ReadonlySet<string>, language: Locale): (word: string) => boolean {
  const parts = [...terms]
    .filter((term) => term.startsWith(PART))
    .map((term) => term.slice(PART.length).replace(FOLDED, ""));
  const isFound = (piece: string) => {
    const own = stem(piece, language);
    if (terms.has(own)) return true;
    const folded = fold(own);
    if (terms.has(FOLDED + folded)) return true;
    return parts.some((part) => own.endsWith(part) || folded.endsWith(part));
  };
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? piecesOf(word).some(isFound);
    known.set(word, answer);
    return answer;
  };
}
