import {
  type FoundPage,
  INDEX_VERSION,
  type SearchFile,
  type Words,
} from "../../widgets/search/index-settings.ts";
import type { Locale } from "../schema/localized.ts";
import { readSections, type SearchableSection, tidy } from "./html-sections.ts";

/** A page as it is searched. */
export interface SearchablePage {
  hit: FoundPage;
  /** The first one is the beginning. */
  sections: SearchableSection[];
  /** Rendered text that goes on from there. */
  html?: string;
}

/** What a search file is made from. */
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

/** Makes the file that the search in the browser fetches, and makes its index from. */
export function makeSearchFile({ pages, leads, ...settings }: SearchJob): string {
  return JSON.stringify({
    ...settings,
    version: INDEX_VERSION,
    pages: pages.map(({ hit }) => hit),
    sections: pages.flatMap((page, number) =>
      sectionsOf(page).map(({ id, heading, text }): SearchFile["sections"][number] => [
        number,
        id,
        heading,
        tidy(text),
      ]),
    ),
    leads: leads.flatMap(({ url, ...lead }) => {
      const page = pages.findIndex(({ hit }) => hit.url === url);
      return page < 0 ? [] : [{ ...lead, page }];
    }),
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
