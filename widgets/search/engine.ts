import MiniSearch from "minisearch";
import type { Locale } from "../../src/schema/localized.ts";
import {
  type FoundPage,
  INDEX_FIELDS,
  INDEX_VERSION,
  type IndexedSection,
  type SearchFile,
} from "./index-settings.ts";
import {
  foundBy,
  guessesOf,
  isStopWord,
  type Lookup,
  lookupsOf,
  mistakesIn,
  piecesOf,
  stem,
  wordsOf,
} from "./words.ts";

/** A text in pieces; every second one is a match. */
export type Marked = string[];

/** A page with the places that fit best. */
export interface Hit {
  page: FoundPage;
  sections: { id: string; heading: Marked; excerpt: Marked }[];
}

/** Finds the pages that a question is about, the best first. */
export type Search = (question: string) => Hit[];

/** Weights of the fields. */
const BOOST: Record<(typeof INDEX_FIELDS)[number], number> = { title: 5, heading: 2, text: 1 };
const SYNONYM = 0.7;
/** Weight of sections after the best one. */
const OTHERS = 0.2;
/** Weight of a page whose whole title is asked for, by its words or synonyms. */
const NAMED = 2;
const MOST_PAGES = 12;
const MOST_SECTIONS = 3;
const LANGUAGES: readonly Locale[] = ["sv", "en"];
/** Letters of an excerpt. */
const EXCERPT = 150;

/**
 * Creates the search from an index.
 *
 * @throws Error when it was made for another version of this script
 */
export function createSearch(file: SearchFile): Search {
  if (file.version !== INDEX_VERSION) throw new Error("The index is of another version.");
  const { language, pages, sections } = file;
  const index = MiniSearch.loadJS<IndexedSection>(file.index, { fields: [...INDEX_FIELDS] });
  const synonyms = readSynonyms(file.synonyms, language);
  const sectionsOf = pages.map((_, page) =>
    [...sections.keys()].filter((section) => sections[section]?.[0] === page),
  );
  return (question) => {
    const terms = new Set<string>();
    /** For each word of the question the score of each section that has it. */
    const found = ask(question, language, synonyms).map(({ word, lookups }) => {
      const scores = lookUp(index, lookups, terms);
      if (scores.size > 0) return scores;
      const meant = synonyms.like(word).flatMap((other) => lookupsOfSynonym(other, language));
      return lookUp(index, [...guessesOf(word, language), ...meant], terms);
    });
    const isFound = foundBy(terms, language);
    return pages
      .map((page, at) => {
        const own = sectionsOf[at] ?? [];
        const words = found.map((scores) => own.flatMap((section) => scores.get(section) ?? []));
        const isNamed = tellingWords(page.title, language).every(isFound);
        return { page, own, value: worthOf(words, isNamed) };
      })
      .filter(({ value }) => value > 0)
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
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * The score of a page: that of its best sections, a little of the others, and far less if a word is
 * missing.
 *
 * @param words for each word of the question its scores in the sections of the page
 * @param isNamed whether all of the title is asked for
 */
function worthOf(words: readonly number[][], isNamed: boolean): number {
  const known = words.filter((scores) => scores.length > 0).length / words.length;
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
      tokenize: (text) => [text],
      processTerm: (text) => text,
      boost: BOOST,
      prefix,
      fuzzy,
      weights: { prefix: 0.5, fuzzy: 0.2 },
    });
    for (const { id, score, terms: matched } of results) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
      for (const one of matched) terms.add(one);
    }
  }
  return scores;
}

/** The words of a question with their lookups. */
function ask(question: string, language: Locale, synonyms: Synonyms) {
  const words = tellingWords(question, language);
  const isOpen = /[\p{L}\p{N}]$/u.test(question);
  return words.map((word, at) => {
    const isLast = isOpen && word === wordsOf(question).at(-1)?.text && at === words.length - 1;
    // Each half of "equal treatment" means both.
    const phrases = [word, `${word} ${words[at + 1]}`, `${words[at - 1]} ${word}`];
    const keys = new Set(phrases.flatMap((phrase) => keysOf(phrase)));
    const others = new Set([...keys].flatMap((key) => synonyms.of.get(key) ?? []));
    return {
      word,
      lookups: [
        ...lookupsOf(word, language, isLast),
        ...[...others].flatMap((other) => lookupsOfSynonym(other, language)),
      ],
    };
  });
}

function lookupsOfSynonym(other: string, language: Locale): Lookup[] {
  // The "I" of "I-tidningen" is in many names.
  const pieces = piecesOf(other).filter(({ length }) => length > 1);
  return pieces.map((piece) => ({ term: stem(piece, language), weight: SYNONYM }));
}

/** Keys of synonyms, in both languages: readers write Swedish words on English pages and vice versa. */
function keysOf(text: string): string[] {
  const words = wordsOf(text).map(({ text: word }) => piecesOf(word)[0] ?? word);
  return LANGUAGES.map((language) => words.map((word) => stem(word, language)).join(" "));
}

interface Synonyms {
  /** The synonyms of a word, or of two words that belong together, by their stems. */
  of: ReadonlyMap<string, readonly string[]>;
  /** The words that a misspelt one was probably meant to be, with their synonyms. */
  like(misspelt: string): string[];
}

function readSynonyms(groups: readonly (readonly string[])[], language: Locale): Synonyms {
  const all = new Map<string, string[]>();
  for (const group of groups) {
    for (const member of group) {
      const others = group
        .filter((other) => other !== member)
        .flatMap((other) => wordsOf(other).map(({ text }) => text))
        .filter((word) => !isStopWord(word, language));
      for (const key of new Set(keysOf(member))) all.set(key, [...(all.get(key) ?? []), ...others]);
    }
  }
  const keys = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (text) => [text] });
  keys.addAll([...all.keys()].map((id) => ({ id })));
  return {
    of: all,
    like: (misspelt) =>
      keysOf(misspelt).flatMap((key) =>
        keys
          .search(key, { fuzzy: mistakesIn(misspelt, key) })
          .flatMap(({ id }) => [String(id), ...(all.get(String(id)) ?? [])]),
      ),
  };
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
