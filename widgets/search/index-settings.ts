import type { Locale } from "../../src/schema/localized.ts";

/** Increase it when older scripts cannot read the index. */
export const INDEX_VERSION = 5;

/** A page that can be found. */
export interface FoundPage {
  url: string;
  title: string;
  /** Of the text, where it is not that of the page. */
  lang?: string;
  /** What it is part of: a cluster, the news, the year of archived docs. */
  kind?: string;
  /** Address of its emblem, and the colour group of that. */
  patch?: string;
  cluster?: string;
  /** Takes the place of the search page in the history (LEAVE-4). */
  leave?: true;
  /** The page for editors: shown only to those who search for it. */
  guide?: true;
}

/** Words and phrases in each language. */
export type Words = Record<Locale, string[]>;

/** `search-sv.json`: the texts of a language. The browser makes the index, which would be longer than they are. */
export interface SearchFile {
  version: typeof INDEX_VERSION;
  language: Locale;
  pages: FoundPage[];
  /** Number of the page, id and text of the heading, text. */
  sections: [page: number, id: string, heading: string, text: string][];
  /** Groups of words with the same meaning. */
  synonyms: Words[];
  /** Words and phrases that lead to a page; the first one is for readers in distress. */
  leads: { words: Words; page: number; isFirst?: true }[];
  /** Links for readers who do not find what they look for. */
  ways: { label: string; href: string }[];
  /** Whether there is an index of docs of earlier years. */
  hasArchive: boolean;
}

/** Address of the index of a language. */
export function indexAddress(language: Locale, isArchive: boolean): string {
  return `/search-${language}${isArchive ? "-archive" : ""}.json`;
}

/** Letters of a question that are read: whole questions have fewer, and the time grows with each word. */
export const LONGEST_QUESTION = 200;
