import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemSwedish } from "@orama/stemmers/swedish";
import type { Locale } from "../../src/schema/localized.ts";

/**
 * Stop words, also those of speech and of chats: a reader who asks "hur får jag" means what follows. So
 * are words for ways to reach somebody: each role has an address, so only its name says which.
 */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  sv: new Set(
    `inte vara hur vad var när vem vilka vilken vilket varför får få kan ska skall vill jag mig min mitt mina
    du dig din ditt dina man vi oss ni er den det de dem en ett att och eller men om i på av för till från
    med utan hos vid är finns har blir bli gör göra så som the
    va e o å dom mej dej han hon hen sin sitt sina nån nåt någon något några ngn ngt nånting någonting
    ingen inget inga sån sånt mycket mkt mer mera mest lite väldigt jätte bara också ju då nu här där typ
    liksom kanske väl ens igen längre måste behöver behövs borde brukar kunde skulle ville hade haft blev
    blivit varit gjorde håller hålla ansvarar sköter vet veta undrar hittar hitta heter hej snälla tack hjälp hjälpa nästa förra senaste
    mejl mejla mejladress mail maila mailadress epost e-post epostadress e-postadress kontakt kontakta
    kontaktuppgifter nå når`.split(/\s+/),
  ),
  en: new Set(
    `not how what where when who which why do does did can could may should will would i me my we us our you
    your they its a an the and or but if in on of for to from with at by is are was be been am there get
    have has about
    im ive id ill dont cant wont didnt doesnt isnt whats whens wheres whos hows any some someone somebody
    anyone something anything it this that these those he she him her his them their had were so too very
    just really much many more most anymore also only then than here into out up need needs want wants
    wanna gonna know find tell stuff thing things please hi hello thanks help next last latest
    mail email e-mail emails contact reach`.split(/\s+/),
  ),
};

/** Shorter ones are parts of too many others. */
export const SHORTEST_PART = 5;
/** Shortest beginning before a part: "in" is no word of its own in "inträde". */
const SHORTEST_HEAD = 3;
/** Fewer letters say too little. */
const SHORTEST_GUESS = 4;

/** Marks terms without accents, which count less than the word itself. */
const FOLDED = "~";

/** The words of a text with where they begin; one with a hyphen or colon in it is one word: "T-shirt", "EU:s". */
export function wordsOf(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-‑–:'’/][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].normalize("NFC").toLowerCase(),
    start: match.index,
  }));
}

/** The pieces of a word with hyphens, and all of them as one. */
export function piecesOf(word: string): string[] {
  const pieces = word.split(/[^\p{L}\p{N}]+/u);
  return pieces.length > 1 ? [pieces.join(""), ...pieces] : pieces;
}

export function isStopWord(word: string, language: Locale): boolean {
  return STOP_WORDS[language].has(word.replace(/['’]/g, ""));
}

/** A cache, as texts and questions repeat their words. */
const stems: Record<Locale, Map<string, string>> = { sv: new Map(), en: new Map() };

/** The word without its ending, by the rules of its language. */
export function stem(word: string, language: Locale): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const made = language === "sv" ? stemSwedish(word) : stemEnglish(word);
  stems[language].set(word, made);
  return made;
}

/** Without accents, as typed on a keyboard that has none. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{Mark}/gu, "");
}

/**
 * The terms that a word is indexed by: its stem, and the words that it ends in ("nämnd" in
 * "studienämnd"), each also without accents. Beginnings need no terms, as the search finds prefixes.
 *
 * @param vocabulary stems that occur as words
 */
export function termsOf(word: string, language: Locale, vocabulary: ReadonlySet<string>): string[] {
  const terms = piecesOf(word).flatMap((piece) => {
    const own = stem(piece, language);
    const ends = Array.from({ length: own.length }, (_, at) => own.slice(at)).filter(
      (end, at) => at >= SHORTEST_HEAD && end.length >= SHORTEST_PART && vocabulary.has(end),
    );
    return [own, ...ends];
  });
  return terms.flatMap((term) => (fold(term) === term ? [term] : [term, FOLDED + fold(term)]));
}

/** One way to look a word up, and what it counts. */
export interface Lookup {
  term: string;
  weight: number;
  /** Also terms that begin so. */
  prefix?: boolean;
  /** How many letters may be wrong. */
  fuzzy?: number;
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
    // With one letter nearly every page would be found.
    const prefix = own.length > (isLast ? 1 : 3);
    // The pieces of "T-shirt" count less than the whole.
    const weight = index === 0 ? 1 : 0.5;
    return [
      { term: own, weight, prefix },
      { term: FOLDED + folded, weight: 0.5 * weight, prefix },
      ...(folded === own ? [] : [{ term: folded, weight: 0.4 * weight, prefix }]),
    ];
  });
}

/** How many letters of a word may be wrong: none where its stem is short, as many words are alike. */
export function mistakesIn(word: string, stemmed: string): number {
  if (stemmed.length < 4) return 0;
  return word.length > 6 && stemmed.length > 4 ? 2 : 1;
}

/**
 * Lookups for a word of which nothing is found: words that are spelt alike, and its
 * halves ("festlokal"), of which the first may be an unfinished word ("styrel").
 */
export function guessesOf(word: string, language: Locale): Lookup[] {
  const alike = piecesOf(word).map((piece): Lookup => {
    const term = stem(piece, language);
    return { term, weight: 1, fuzzy: mistakesIn(piece, term) };
  });
  const halves = cutsOf(word).flat().filter(isPart);
  return [...alike, ...halves.map((half) => ({ term: stem(half, language), weight: 0.4 }))];
}

/** The word with two neighbouring letters in the other order: "lonley" is "lonely". */
export function swapsOf(word: string): [string][] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => [
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ]);
}

/** Both parts of a word wherever it may be cut, the most even cut first. */
export function cutsOf(word: string): [head: string, tail: string][] {
  return Array.from({ length: word.length }, (_, at): [string, string] => [
    word.slice(0, at),
    word.slice(at),
  ]).sort((one, other) => unevenness(one) - unevenness(other));
}

const unevenness = ([head, tail]: [string, string]) => Math.abs(head.length - tail.length);

/** Whether a part of a word is long enough to say something. */
export const isPart = ({ length }: string) => length >= SHORTEST_GUESS;

/** Returns a function that says whether a word of a text was found by one of the terms. */
export function foundBy(terms: ReadonlySet<string>, language: Locale): (word: string) => boolean {
  const ends = [...terms]
    .map((term) => term.replace(FOLDED, ""))
    .filter(({ length }) => length >= SHORTEST_PART);
  const known = new Map<string, boolean>();
  const isFound = (piece: string) => {
    const own = stem(piece, language);
    const folded = fold(own);
    if (terms.has(own) || terms.has(FOLDED + folded)) return true;
    return ends.some((end) => own.endsWith(end) || folded.endsWith(end));
  };
  return (word) => {
    const answer = known.get(word) ?? piecesOf(word).some(isFound);
    known.set(word, answer);
    return answer;
  };
}
