import type { LocalesFile } from "../schema/locales.ts";
import { LOCALES, type Locale, type Localized } from "../schema/localized.ts";

/** Last part of the address of the search in each language. */
const SEARCH_SLUGS: Localized = { sv: "sok", en: "search" };

/** The address of the page with the search. */
export function searchAddress(locale: Locale, { locales }: LocalesFile): string {
  return locales[locale].path + SEARCH_SLUGS[locale];
}

/** Those of all languages, as `ownAddresses` asks: texts may name the page by either. */
export function searchAddresses(
  locales: LocalesFile,
): { key: string; locale: Locale; url: string }[] {
  return LOCALES.map((locale) => ({ key: "search", locale, url: searchAddress(locale, locales) }));
}
