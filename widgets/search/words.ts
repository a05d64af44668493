import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemSwedish } from "@orama/stemmers/swedish";
import type { Locale } from "../../src/schema/localized.ts";
import words from "./stop-words.json" with { type: "json" };

/**
 * Stop words, also those of speech and of chats: a reader who asks "hur får jag" means what follows. So
 * are words for ways to reach somebody: each role has an address, so only its name says which.
 */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  sv: new Set(words.sv),
  en: new Set(words.en),
};

/** What is put before a word in Swedish speech to stress it: "jätteledsen". */
export const STRESSED = /^(?:jätte|skit|super|svin)(?=\p{L}{4})/u;

/** The words of a text with where they begin; one with a hyphen or another sign in it is one word: "T-shirt", "EU:s", "SM#2". */
export function wordsOf(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-‑–:#'’/][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].normalize("NFC").toLowerCase(),
    start: match.index,
  }));
}

/** The pieces of a word with signs in it, after all of them as one. */
export function piecesOf(word: string): string[] {
  const pieces = word.split(/[^\p{L}\p{N}]+/u);
  return pieces.length > 1 ? [pieces.join(""), ...pieces] : pieces;
}

export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word.replace(/['’]/g, ""));
}

/** Keeps what was made, as texts and questions repeat their words. */
export function kept<Made>(make: (key: string) => Made): (key: string) => Made {
  const known = new Map<string, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

const STEMS: Record<Locale, (word: string) => string> = {
  // The package leaves "tentan", "kvittot" and "kvitton" as they are.
  sv: kept((word) => stemSwedish(word.replace(/(?<=...a)n$/, "")).replace(/(?<=..[oéi])[nt]$/, "")),
  en: kept(stemEnglish),
};

/** The word without its ending, by the rules of its language. */
export function stem(word: string, language: Locale): string {
  return STEMS[language](word);
}

/** Without accents, as typed on a keyboard that has none. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{Mark}/gu, "");
}

/** With each doubled letter once, as many write them: "aplication", "skilnad". */
export function single(word: string): string {
  return word.replace(/(\p{L})\1/gu, "$1");
}

/** The terms that a word is indexed by: the stems of its pieces. */
export function termsOf(word: string, language: Locale): string[] {
  return piecesOf(word).map((piece) => stem(piece, language));
}
