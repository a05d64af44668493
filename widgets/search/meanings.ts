import type { Locale } from "../../src/schema/localized.ts";
import type { SearchFile } from "./index-settings.ts";
import { isStopWord, kept, piecesOf, stem, wordsOf } from "./words.ts";

/** What words mean beside themselves. */
export interface Meaning {
  /** Words of the language of the index, and phrases that only count as a whole. */
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
/** What is put before a word in Swedish speech to stress it: "jätteledsen". */
const STRESSED = /^(?:jätte|skit|super|svin)(?=\p{L}{4})/u;
/** A shorter word of distress is a part of too many others. */
const SHORTEST_PART = 5;
/** Letters that a compound has beside one of its parts. */
const SHORTEST_REST = 3;
/** Words of the longest phrase. */
const LONGEST_PHRASE = 4;

/** Makes the synonyms and leads of an index ready for questions. */
export function readMeanings({ synonyms, leads, language }: SearchFile): Meanings {
  const all = new Map<string, Meaning>();
  const add = (key: string, { synonyms, leads }: Meaning) => {
    const known = all.get(key) ?? { synonyms: [], leads: [] };
    known.synonyms.push(...synonyms);
    known.leads.push(...leads);
    all.set(key, known);
  };
  for (const group of synonyms) {
    const own = group[language].filter((word) => !isStopWord(word, language));
    for (const written of LANGUAGES) {
      for (const member of group[written])
        add(keyOf(member, written), {
          synonyms: own.filter((word) => word !== member),
          leads: [],
        });
    }
  }
  const urgent = new Set<string>();
  for (const { words, page, isFirst } of leads) {
    for (const written of LANGUAGES) {
      for (const key of words[written].map((member) => keyOf(member, written))) {
        add(key, { synonyms: [], leads: [page] });
        if (isFirst) urgent.add(key);
      }
    }
  }
  const urgentParts = [...urgent].filter((key) => key.length >= SHORTEST_PART + TAG);

  const meaningOf = (keys: Iterable<string>): Meaning => {
    const found = [...keys].flatMap((key) => all.get(key) ?? []);
    return {
      synonyms: [...new Set(found.flatMap((one) => one.synonyms))],
      leads: [...new Set(found.flatMap((one) => one.leads))],
    };
  };
  const isKnown = kept((word: string) => keysOf(word).some((key) => all.has(key)));
  /** "ångestattack" and "tentaångest" lead where "ångest" does; "policy" is no word with "police" in it. */
  const keysIn = (key: string) =>
    urgentParts.filter(
      (part) =>
        (key.startsWith(part) || key.endsWith(part.slice(TAG))) &&
        key.length - part.length >= SHORTEST_REST,
    );

  return {
    read(question) {
      const words = wordsOf(question).map(({ text }) =>
        isKnown(text) ? text : text.replace(STRESSED, ""),
      );
      const isStop = words.map((word) => isStopWord(word, language));
      const found = words.map((word) => {
        const keys = keysOf(word);
        return new Set([...keys, ...keys.flatMap(keysIn)]);
      });
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
    has: isKnown,
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
