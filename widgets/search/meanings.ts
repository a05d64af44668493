import type { Locale } from "../../src/schema/localized.ts";
import type { SearchFile } from "./index-settings.ts";
import { isStopWord, kept, piecesOf, stem, wordsOf } from "./words.ts";

/** What words mean beside themselves. */
export interface Meaning {
  /** Words of the language of the index. */
  synonyms: string[];
  /** Numbers of the pages that they lead to. */
  leads: number[];
}

/** A word of a question. */
export interface Asked {
  word: string;
  /** Whether it is looked up itself; a stop word of a phrase is not, nor a word of a phrase of distress. */
  isTelling: boolean;
  meaning: Meaning;
}

export interface Meanings {
  /** The words of a question that say something, with what they and the phrases around them mean. */
  read(question: string): Asked[];
  has(word: string): boolean;
}

const LANGUAGES: readonly Locale[] = ["sv", "en"];
/** A shorter word of distress is a part of too many others. */
const SHORTEST_PART = 5;
/** Letters that a compound has beside one of its parts. */
const SHORTEST_REST = 3;
/** Words of the longest phrase. */
const LONGEST_PHRASE = 4;

/** Makes the synonyms and leads of an index ready for questions. Words that are written in its texts need no other meaning. */
export function readMeanings(
  { synonyms, leads, language }: SearchFile,
  isWritten: (word: string) => boolean,
): Meanings {
  const all = new Map<string, Meaning>();
  /** Phrases with several words that say something: they count in any order, with others between. */
  const phrases = new Map<string, string[]>();
  const add = (member: string, written: Locale, { synonyms, leads }: Meaning) => {
    const key = keyOf(member, written);
    const known = all.get(key) ?? { synonyms: [], leads: [] };
    known.synonyms.push(...synonyms);
    known.leads.push(...leads);
    all.set(key, known);
    const telling = wordsOf(member).filter(({ text }) => !isStopWord(text, written));
    if (telling.length > 1)
      phrases.set(
        key,
        telling.map(({ text }) => keyOf(text, written)),
      );
    return key;
  };
  for (const group of synonyms) {
    const own = group[language].filter((word) => !/[ -]/.test(word) && !isStopWord(word, language));
    for (const written of LANGUAGES) {
      for (const member of group[written])
        add(member, written, { synonyms: own.filter((word) => word !== member), leads: [] });
    }
  }
  const urgent = new Set<string>();
  for (const { words, page, isFirst } of leads) {
    for (const written of LANGUAGES) {
      for (const member of words[written]) {
        const key = add(member, written, { synonyms: [], leads: [page] });
        if (isFirst) urgent.add(key);
      }
    }
  }
  for (const key of urgent) phrases.delete(key);
  const parts = [...all.keys()].filter((key) => key.length >= SHORTEST_PART + TAG);

  const meaningOf = (keys: Iterable<string>): Meaning => {
    const found = [...keys].flatMap((key) => all.get(key) ?? []);
    return {
      synonyms: [...new Set(found.flatMap((one) => one.synonyms))],
      leads: [...new Set(found.flatMap((one) => one.leads))],
    };
  };
  /**
   * "studentlägenhet" leads where "lägenhet" does, and "ångestattack" where "ångest" does; "policy" is no
   * word with "police" in it. English has few compounds.
   */
  const keysIn = kept((word: string) => {
    const hasTail = !isWritten(word);
    return keysOf(word).flatMap((key) =>
      parts.filter(
        (part) =>
          key.length - part.length >= SHORTEST_REST &&
          (urgent.has(part)
            ? key.startsWith(part) || key.endsWith(part.slice(TAG))
            : hasTail &&
              part.startsWith("sv") &&
              key.startsWith("sv") &&
              key.endsWith(part.slice(TAG))),
      ),
    );
  });

  return {
    read(question) {
      const words = wordsOf(question).map(({ text }) => text);
      const isStop = words.map((word) => isStopWord(word, language));
      const found = words.map((word) => new Set([...keysOf(word), ...keysIn(word)]));
      const places = new Map(found.flatMap((keys, at) => [...keys].map((key) => [key, at])));
      for (const [key, telling] of phrases)
        if (telling.every((one) => places.has(one)))
          for (const one of telling) found[places.get(one) ?? -1]?.add(key);
      const inPhrase = words.map(() => false);
      const isTelling = isStop.map((one) => !one);
      for (let from = 0; from < words.length; from++) {
        for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
          for (const key of keysOf(words.slice(from, to).join(" ")).filter((one) => all.has(one))) {
            // Each half of "equal treatment" means both.
            for (let at = from; at < to; at++) {
              found[at]?.add(key);
              inPhrase[at] = true;
              if (!urgent.has(key)) continue;
              // "följer" and "efter" are on many pages, and "det jobbigt" asks for no job.
              isTelling[at] = false;
              found[at] = new Set([...(found[at] ?? [])].filter((one) => urgent.has(one)));
            }
          }
        }
      }
      const asked = words.map((word, at) => ({
        word,
        isTelling: isTelling[at] ?? false,
        isAsked: !isStop[at] || inPhrase[at],
        meaning: meaningOf(found[at] ?? []),
      }));
      const kept = asked.filter(({ isAsked }) => isAsked);
      return kept.length > 0 ? kept : asked.map((one) => ({ ...one, isTelling: true }));
    },
    has: kept((word) => [...keysOf(word), ...keysIn(word)].some((key) => all.has(key))),
  };
}

/** The language before a key, as "live" and "liv" have the same stem in Swedish. */
const TAG = "sv:".length;

function keyOf(text: string, language: Locale): string {
  const words = wordsOf(text).map(({ text: word }) => piecesOf(word)[0] ?? word);
  return `${language}:${words.map((word) => stem(word, language)).join(" ")}`;
}

/** Keys in both languages: readers write Swedish words on English pages and vice versa. */
const keysOf = (text: string) => LANGUAGES.map((language) => keyOf(text, language));
