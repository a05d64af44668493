/// <reference path="../modules.d.ts" />
import type { Locale } from "../../src/schema/localized.ts";
import type { SearchTexts } from "../../src/schema/widget-texts.ts";

const TEXTS: Record<Locale, () => Promise<{ default: unknown }>> = {
  sv: () => import("search-texts/sv"),
  en: () => import("search-texts/en"),
};

/** The language that a page is in, of those that have an index. */
export function languageOf({ documentElement }: Document): Locale {
  return documentElement.lang.startsWith("en") ? "en" : "sv";
}

/** Fetches the texts of the search. */
export async function loadSearchTexts(language: Locale): Promise<SearchTexts> {
  return (await TEXTS[language]()).default as SearchTexts;
}
