import MiniSearch from "minisearch";
import {
  type FoundPage,
  INDEX_FIELDS,
  INDEX_VERSION,
  type IndexedSection,
  type SearchFile,
  type Words,
} from "../../widgets/search/index-settings.ts";
import { termsOf, wordsOf } from "../../widgets/search/words.ts";
import type { Locale } from "../schema/localized.ts";
import { readSections, type SearchableSection } from "./html-sections.ts";

/** A page as it is indexed. */
export interface SearchablePage {
  found: FoundPage;
  /** The first one is the beginning. */
  sections: SearchableSection[];
  /** Rendered text that goes on from there. */
  html?: string;
}

/** What an index is made from. */
export interface SearchJob {
  language: Locale;
  /** Groups of words of which any means the others. */
  synonyms: Words[];
  /** Words and phrases that lead to a page, by its address. */
  leads: { words: Words; url: string; isFirst?: true }[];
  ways: SearchFile["ways"];
  hasArchive: boolean;
  pages: SearchablePage[];
}

/** Makes the file that the search in the browser fetches. */
export function makeIndex({ pages, leads, ...shown }: SearchJob): string {
  const { language } = shown;
  const rows = pages.flatMap((page, number) =>
    sectionsOf(page).map(({ id, heading, text }): SearchFile["sections"][number] => [
      number,
      id,
      heading,
      text,
    ]),
  );
  const texts = rows.map(
    ([page, id, heading, text], number): IndexedSection => ({
      id: number,
      title: id === "" ? (pages[page]?.found.title ?? "") : "",
      heading,
      text,
    }),
  );
  const index = new MiniSearch<IndexedSection>({
    fields: [...INDEX_FIELDS],
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: (word) => termsOf(word, language),
  });
  index.addAll(texts);
  return JSON.stringify({
    ...shown,
    version: INDEX_VERSION,
    pages: pages.map(({ found }) => found),
    sections: rows,
    leads: leads.flatMap(({ url, ...lead }) => {
      const page = pages.findIndex(({ found }) => found.url === url);
      return page < 0 ? [] : [{ ...lead, page }];
    }),
    index: index.toJSON(),
  } satisfies SearchFile);
}

/** The text of a page by its headings. */
function sectionsOf({ sections, html }: SearchablePage): SearchableSection[] {
  const [beginning, ...others] = sections;
  if (html === undefined || !beginning) return sections;
  const [first, ...rest] = readSections(html);
  const text = [beginning.text, first?.text].filter(Boolean).join(" ");
  return [{ ...beginning, text }, ...others, ...rest];
}
