import MiniSearch from "minisearch";
import type { Locale } from "../../src/schema/localized.ts";
import {
  type FoundPage,
  INDEX_FIELDS,
  INDEX_VERSION,
  type IndexedSection,
  LONGEST_QUESTION,
  type SearchFile,
} from "./index-settings.ts";
import { type Meaning, readMeanings } from "./meanings.ts";
import { nearestWords } from "./nearest.ts";
import {
  cutsOf,
  foundBy,
  guessesOf,
  isPart,
  isStopWord,
  type Lookup,
  lookupsOf,
  piecesOf,
  stem,
  swapsOf,
  wordsOf,
} from "./words.ts";

/** A text in pieces; every second one is a match. */
export type Marked = string[];

/** A page with the places that fit best. */
export interface Hit {
  page: FoundPage;
  sections: { id: string; heading: Marked; excerpt: Marked }[];
}

export interface Search extends Pick<SearchFile, "hasArchive" | "ways"> {
  /** The pages that a question is about, the best first. */
  find(question: string): Hit[];
  /** Words that are spelt nearly like those of a question of which nothing is found, the nearest first. */
  nearest(question: string): string[];
}

/** Weights of the fields. */
const BOOST: Record<(typeof INDEX_FIELDS)[number], number> = { title: 5, heading: 2, text: 1 };
/** A term is looked up as it is. */
const EXACTLY = {
  tokenize: (text: string) => [text],
  processTerm: (text: string) => text,
  boost: BOOST,
};
const SYNONYM = 0.7;
/** Weight of sections after the best one. */
const OTHERS = 0.2;
/** Weight of a page whose whole title is asked for, by its words or synonyms. */
const NAMED = 2;
/** Weight of a page that a word leads to, beside the best page that has the word. */
const LED = 1.5;
/** What a word counts that only leads. */
const LEAST = 5;
/** More than any page is worth. */
const URGENT = 1e6;
const MOST_PAGES = 12;
const MOST_SECTIONS = 3;
/** Letters of an excerpt. */
const EXCERPT = 150;

/**
 * Creates the search from an index.
 *
 * @throws Error when it was made for another version of this script
 */
export function createSearch(file: SearchFile): Search {
  if (file.version !== INDEX_VERSION) throw new Error("The index is of another version.");
  const { language, pages, sections, ways, hasArchive } = file;
  const index = MiniSearch.loadJS<IndexedSection>(file.index, { fields: [...INDEX_FIELDS] });
  const meanings = readMeanings(file);
  const isFirst = new Set(file.leads.flatMap(({ page, isFirst }) => (isFirst ? [page] : [])));
  const sectionsOf = pages.map((_, page) =>
    [...sections.keys()].filter((section) => sections[section]?.[0] === page),
  );
  /** The scores of the sections that have all the words of a synonym in a row. */
  const lookUpSynonym = (synonym: string, terms: Set<string>): [number, number][] => {
    const words = wordsOf(synonym).map(({ text }) => text);
    const stems = words.map((word) => stem(piecesOf(word)[0] ?? word, language));
    // In any of their forms, which the index has found: without their last letter.
    const row = RegExp(`(^|\\W)${words.map((word) => word.slice(0, -1)).join("\\S*\\s+")}`, "iu");
    const isInARow = (id: number) => {
      const [page = -1, section, heading, text] = sections[id] ?? [];
      return row.test(`${section === "" ? pages[page]?.title : ""} ${heading} ${text}`);
    };
    const results = index
      .search({ combineWith: "AND", queries: stems }, EXACTLY)
      .filter(({ id }) => stems.length === 1 || isInARow(id));
    if (results.length > 0) for (const term of stems) terms.add(term);
    return results.map(({ id, score }) => [id, (SYNONYM * score) / stems.length]);
  };
  const find = (question: string): Hit[] => {
    const terms = new Set<string>();
    const urgent = new Set<number>();
    const ofDistress = new Set<ReadonlyMap<number, number>>();
    const asked = meanings.read(question);
    const last = wordsOf(question).at(-1)?.text;
    const isOpen = /[\p{L}\p{N}]$/u.test(question);
    /** Of a word as it is meant: the score of each section that has it. */
    const scoresOf = (lookups: readonly Lookup[], { synonyms, leads }: Meaning) => {
      const scores = lookUp(index, lookups, terms);
      for (const [id, score] of synonyms.flatMap((synonym) => lookUpSynonym(synonym, terms)))
        scores.set(id, Math.max(scores.get(id) ?? 0, score));
      const best = Math.max(LEAST, ...scores.values());
      for (const page of leads) {
        const [beginning] = sectionsOf[page] ?? [];
        if (beginning !== undefined) scores.set(beginning, best * LED);
        if (isFirst.has(page)) {
          urgent.add(page);
          ofDistress.add(scores);
        }
      }
      return scores;
    };
    const isKnown = (part: string) =>
      meanings.has(part) ||
      lookUp(index, [{ term: stem(part, language), weight: 1 }], new Set()).size > 0;
    /** For each word of the question, or each part of one that is nowhere, its scores. */
    const found = asked.flatMap(({ word, isTelling, meaning }, at) => {
      const isLast = isOpen && at === asked.length - 1 && word === last;
      const scores = scoresOf(isTelling ? lookupsOf(word, language, isLast) : [], meaning);
      if (scores.size > 0) return [scores];
      const parts = [...swapsOf(word), ...cutsOf(word)].find((parts) =>
        parts.every((part) => isPart(part) && isKnown(part)),
      );
      if (!parts) return [scoresOf(guessesOf(word, language), meanings.guess(word))];
      return parts
        .flatMap((part) => meanings.read(part))
        .map((part) => scoresOf(lookupsOf(part.word, language, false), part.meaning));
    });
    const isFound = foundBy(terms, language);
    /** "någon hotar mig på campus" does not ask for all that happens on campus. */
    const isMeant = (own: readonly number[]) =>
      urgent.size === 0 ||
      own.some((section) => [...ofDistress].some((scores) => scores.has(section)));
    const rarity = found.map((scores) => Math.log(1 + sections.length / (scores.size + 1)));
    return pages
      .map((page, at) => {
        const own = sectionsOf[at] ?? [];
        const words = found.map((scores) => own.flatMap((section) => scores.get(section) ?? []));
        const isNamed = tellingWords(page.title, language).every(isFound);
        const value = worthOf(words, rarity, isNamed) + (urgent.has(at) ? URGENT : 0);
        return { page, own, value };
      })
      .filter(({ value, own }) => value > 0 && isMeant(own))
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_PAGES)
      .map(({ page, own }): Hit => {
        const best = own
          .map((section) => ({ section, value: sum(found.map((one) => one.get(section) ?? 0)) }))
          .filter(({ value }) => value > 0)
          .sort((a, b) => b.value - a.value)
          .slice(0, MOST_SECTIONS);
        const shown = best.map(({ section }) => {
          const [, id = "", heading = "", text = ""] = sections[section] ?? [];
          return { id, heading: mark(heading, isFound), excerpt: excerpt(text, isFound) };
        });
        return { page, sections: shown };
      });
  };
  const nearest = nearestWords(file);
  const read = (question: string) => question.slice(0, LONGEST_QUESTION);
  return {
    find: (question) => find(read(question)),
    nearest: (question) => nearest(read(question)),
    ways,
    hasArchive,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * The score of a page: that of its best sections, a little of the others, and far less if a word is
 * missing.
 *
 * @param words for each word of the question its scores in the sections of the page
 * @param rarity of each word: what says more counts more
 * @param isNamed whether all of the title is asked for
 */
function worthOf(words: readonly number[][], rarity: readonly number[], isNamed: boolean): number {
  const known =
    sum(words.map((scores, at) => (scores.length > 0 ? (rarity[at] ?? 0) : 0))) / sum(rarity);
  const values = words.map((scores) => {
    const best = Math.max(0, ...scores);
    return best + OTHERS * (sum(scores) - best);
  });
  return known ** 2 * sum(values) * (known === 1 && isNamed ? NAMED : 1);
}

/** The words of a text without stop words; all of them if nothing else is left. */
function tellingWords(text: string, language: Locale): string[] {
  const words = wordsOf(text).map(({ text }) => text);
  const telling = words.filter((word) => !isStopWord(word, language));
  return telling.length > 0 ? telling : words;
}

/** The best score of each section by any lookup; adds the terms that were found. */
function lookUp(
  index: MiniSearch<IndexedSection>,
  lookups: readonly Lookup[],
  terms: Set<string>,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { term, weight, prefix = false, fuzzy = 0 } of lookups) {
    const results = index.search(term, {
      ...EXACTLY,
      prefix,
      fuzzy,
      weights: { prefix: 0.5, fuzzy: 0.4 },
    });
    for (const { id, score, terms: matched } of results) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
      for (const one of matched) terms.add(one);
    }
  }
  return scores;
}

/** Whether a word was found. */
type IsFound = (word: string) => boolean;

function mark(text: string, isFound: IsFound): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const { text: word, start } of wordsOf(text)) {
    if (!isFound(word)) continue;
    pieces.push(text.slice(end, start), text.slice(start, start + word.length));
    end = start + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** The part of a text around the first word that was found. */
function excerpt(text: string, isFound: IsFound): Marked {
  const first = wordsOf(text).find(({ text: word }) => isFound(word))?.start ?? 0;
  const from = first < EXCERPT / 2 ? 0 : text.lastIndexOf(" ", first - EXCERPT / 3) + 1;
  const cut = text.indexOf(" ", from + EXCERPT);
  const to = cut < 0 ? text.length : cut;
  const part = `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  return mark(part, isFound);
}
