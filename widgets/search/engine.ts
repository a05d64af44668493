import type { Locale } from "../../src/schema/localized.ts";
import {
  type FoundPage,
  INDEX_VERSION,
  LONGEST_QUESTION,
  type SearchFile,
} from "./index-settings.ts";
import { type Asked, readMeanings } from "./meanings.ts";
import { nearestWords } from "./nearest.ts";
import { indexTexts, type Part, sum, type Written } from "./text-index.ts";
import { fold, kept, piecesOf, STRESSED, single, stem, termsOf, wordsOf } from "./words.ts";

/** A text in pieces; every second one is a match. */
export type Marked = string[];

/** A page with the places that fit best. */
export interface Hit {
  page: FoundPage;
  /** Address of the only place that fits, else of the page. */
  href: string;
  sections: { id: string; heading: Marked; excerpt: Marked }[];
}

export interface Search extends Pick<SearchFile, "hasArchive" | "ways"> {
  /** The pages that a question is about, the best first. */
  find(question: string): Hit[];
  /** Words that are spelt nearly like those of a question of which nothing is found, the nearest first: to ask, never to show. */
  nearest(question: string): string[];
}

const SYNONYM = 0.7;
/** Weight of words of which what is asked is a part. */
const PART = 0.5;
/** Weight of words that differ in their dots and rings. */
const FOLDED = 0.5;
/** Letters of a beginning, of a stem that others begin with, of the head of a compound, and of a word with a letter too few. */
const SHORTEST = { beginning: 4, stem: 5, head: 3, doubled: 6 };
/** Letters of the tail of a compound: English has few. */
const SHORTEST_TAIL: Record<Locale, number> = { sv: 3, en: 5 };
/** Weight of sections after the best one. */
const OTHERS = 0.2;
/** Weight of a page that a word leads to, beside the best page that has the word. */
const LED = 1.5;
/** Words of a question that are looked up. */
const MOST_WORDS = 20;
/** Rank of a page that has all words in one place, or that a word leads to; 1 is one that has them in several. */
const BEST = 2;
const MOST_PAGES = 12;
const MOST_SECTIONS = 3;
/** Letters of an excerpt. */
const EXCERPT = 150;

/** Where a word of a question is. */
interface Found {
  /** The score of each section that has it. */
  scores: Map<number, number>;
  /** Sections that have it in their heading. */
  headings: Set<number>;
  /** Pages that have it in their title. */
  titles: Set<number>;
  /** Pages that it leads to. */
  leads: Set<number>;
}

/**
 * Creates the search from an index.
 *
 * @throws Error when it was made for another version of this script
 */
export function createSearch(file: SearchFile): Search {
  if (file.version !== INDEX_VERSION) throw new Error("The index is of another version.");
  const { language, pages, sections, ways, hasArchive } = file;
  const parts = sections.map(
    ([page, id, ...texts]): Part => [id === "" ? (pages[page]?.title ?? "") : "", ...texts],
  );
  const index = indexTexts(parts, language);
  // The shortest stems, such as "utl" of "utlandet", are no words.
  const known = new Set(
    index.vocabulary.flatMap(({ word, term }) =>
      term.length > SHORTEST.head ? [word, term] : [word],
    ),
  );
  const isWritten = (word: string) => known.has(stem(word, language));
  const meanings = readMeanings(file, isWritten);
  const isFirst = new Set(file.leads.flatMap(({ page, isFirst }) => (isFirst ? [page] : [])));
  const sectionsOf = pages.map((_, page) =>
    [...sections.keys()].filter((section) => sections[section]?.[0] === page),
  );
  const pageOf = (section: number) => sections[section]?.[0] ?? -1;

  /** Whether a word is the last part of a compound, of which the head or the tail is a word itself. */
  const isTail = (tail: string, word: string) => {
    if (tail.length < SHORTEST_TAIL[language] || !word.endsWith(tail)) return false;
    const head = word.slice(0, -tail.length);
    const isLong = tail.length > SHORTEST_TAIL.sv && known.has(tail);
    return head.length >= SHORTEST.head && (isLong || known.has(stem(head, language)));
  };
  /** The terms of a word, and those that it is a part of, with what they count. */
  const termsLike = kept((word: string) => {
    const terms = new Map<string, number>();
    for (const piece of piecesOf(word)) {
      const own = stem(piece, language);
      const [plain, plainOwn] = [fold(piece), fold(own)];
      const isBeginning = (one: Written) =>
        (plain.length >= SHORTEST.beginning && one.plain.startsWith(plain)) ||
        (plainOwn.length >= SHORTEST.stem && one.plainTerm.startsWith(plainOwn));
      for (const one of index.vocabulary) {
        const isWhole = one.plainTerm === plainOwn;
        if (!isWhole && !isBeginning(one) && !isTail(own, one.term) && !isTail(piece, one.word))
          continue;
        const fit = (isWhole ? 1 : PART) * (one.term.includes(own) ? 1 : FOLDED);
        terms.set(one.term, Math.max(fit, terms.get(one.term) ?? 0));
      }
    }
    return terms;
  });
  const synonyms = file.synonyms.flatMap((one) => one[language]);
  // English writes its compounds as several words.
  const roots = new Set(language === "sv" ? synonyms.map((word) => stem(word, language)) : []);
  const spellings = new Map(
    [...index.vocabulary.map(({ word }) => word), ...synonyms]
      .filter((word) => word.length >= SHORTEST.doubled)
      .map((word) => [single(word), word]),
  );
  const isName = (word: string) =>
    index.find(stem(word, language)).some(({ isTitle, isHeading }) => isTitle || isHeading);
  /** A word that is nowhere: with its doubled letters, in two, of which the second is in a title or heading, or its beginning. */
  const spelt = kept((asked: string): string => {
    const isKnown = (word: string) => isWritten(word) || meanings.has(word);
    const word = isKnown(asked) ? asked : asked.replace(STRESSED, "");
    const twin = isWritten(word) ? word : spellings.get(single(word));
    if (twin || isKnown(word) || termsLike(word).size > 0) return twin ?? word;
    const ends = [...word].map((_, at) => at).slice(SHORTEST.head, -SHORTEST_TAIL[language] + 1);
    const cut = ends.find((at) => {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      return isName(tail) && (isKnown(head) || termsLike(head).size > 0);
    });
    if (cut !== undefined) return `${word.slice(0, cut)} ${word.slice(cut)}`;
    const heads = ends.slice(SHORTEST.stem - SHORTEST.head, -1).map((at) => word.slice(0, at));
    return heads.reverse().find((head) => roots.has(stem(head, language))) ?? word;
  });
  const lookUp = (found: Found, terms: Iterable<[string, number]>, seen: Set<string>) => {
    for (const [term, weight] of terms) {
      seen.add(term);
      for (const { part, score, isTitle, isHeading } of index.find(term)) {
        found.scores.set(part, Math.max(found.scores.get(part) ?? 0, score * weight));
        if (isHeading) found.headings.add(part);
        if (isTitle) found.titles.add(pageOf(part));
      }
    }
  };
  const has = ({ scores, titles, leads }: Found, section: number) => {
    const page = pageOf(section);
    return scores.has(section) || titles.has(page) || leads.has(page);
  };

  const find = (question: string): Hit[] => {
    const seen = new Set<string>();
    const urgent = new Set<number>();
    const ofDistress = new Set<Found>();
    const read = ({ word, isTelling, meaning }: Asked): Found => {
      const leads = new Set(meaning.leads);
      const found: Found = { scores: new Map(), headings: new Set(), titles: new Set(), leads };
      if (isTelling) lookUp(found, termsLike(word), seen);
      lookUp(
        found,
        meaning.synonyms.map((one) => [stem(one.toLowerCase(), language), SYNONYM]),
        seen,
      );
      const best = Math.max(1, ...found.scores.values());
      for (const page of leads) {
        const [beginning] = sectionsOf[page] ?? [];
        if (beginning !== undefined) found.scores.set(beginning, best * LED);
        if (!isFirst.has(page)) continue;
        urgent.add(page);
        ofDistress.add(found);
      }
      return found;
    };
    const written = wordsOf(question).map(({ text }) => spelt(text));
    /** The words of the question; what is nowhere is left out. */
    const words = meanings
      .read(written.join(" "))
      .slice(0, MOST_WORDS)
      .map(read)
      .filter(({ scores }) => scores.size > 0);
    if (words.length === 0) return [];
    const isSeen = (word: string) => termsOf(word, language).some((term) => seen.has(term));
    /** "någon hotar mig på campus" does not ask for all that happens on campus. */
    const isMeant = (own: readonly number[]) =>
      urgent.size === 0 || own.some((section) => [...ofDistress].some((one) => has(one, section)));
    const candidates = pages.flatMap((page, at) => {
      const own = (sectionsOf[at] ?? []).filter((id) => words.some(({ scores }) => scores.has(id)));
      if (own.length === 0 || !isMeant(own)) return [];
      /** Sections that have all words. */
      const fit = own.filter((section) => words.every((word) => has(word, section)));
      const scores = words.map((word) => own.flatMap((section) => word.scores.get(section) ?? []));
      const isLed = words.some(({ leads }) => leads.has(at));
      const isWhole = scores.every((one) => one.length > 0);
      return {
        ...{ page, at, own, fit, isLed },
        rank: fit.length > 0 || isLed ? BEST : Number(isWhole),
        value: sum(scores.map(worthOf)),
        isTitled: words.every(({ titles }) => titles.has(at)),
        isAbout: fit.some((id) => words.every((one) => one.titles.has(at) || one.headings.has(id))),
      };
    });
    /** Pages for readers in distress, and those for editors, are only shown to those who ask for them. */
    const isAside = ({ page }: { page: FoundPage }) => page.leave || page.guide;
    const others = candidates.filter((one) => !isAside(one));
    const isElsewhere = others.some(({ rank }) => rank === BEST);
    const isTitle = others.some(({ isTitled }) => isTitled);
    return candidates
      .filter(
        (one) =>
          !isAside(one) ||
          urgent.has(one.at) ||
          one.isTitled ||
          (one.isAbout && !isTitle) ||
          (one.page.leave && one.fit.length > 0 && !isElsewhere),
      )
      .sort(
        (a, b) =>
          Number(urgent.has(b.at)) - Number(urgent.has(a.at)) ||
          Number(a.page.guide ?? false) - Number(b.page.guide ?? false) ||
          b.rank - a.rank ||
          b.value - a.value,
      )
      .slice(0, MOST_PAGES)
      .map(({ page, own, fit, isLed }): Hit => {
        const best = own
          .map((section) => ({
            section,
            value: sum(words.map((one) => one.scores.get(section) ?? 0)),
          }))
          .sort(
            (a, b) =>
              Number(fit.includes(b.section)) - Number(fit.includes(a.section)) ||
              b.value - a.value,
          )
          .slice(0, MOST_SECTIONS);
        const shown = best.map(({ section }) => {
          const [, id = "", heading = "", text = ""] = sections[section] ?? [];
          return { id, heading: mark(heading, isSeen), excerpt: excerpt(text, isSeen) };
        });
        const places = (fit.length > 0 ? fit : own).filter((one) => !isLed || sections[one]?.[1]);
        const id = places.length === 1 ? sections[places[0] ?? -1]?.[1] : "";
        return { page, href: id ? `${page.url}#${id}` : page.url, sections: shown };
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

/** The score of a word on a page: that of its best section, and a little of the others. */
function worthOf(scores: readonly number[]): number {
  const best = Math.max(0, ...scores);
  return best + OTHERS * (sum(scores) - best);
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
