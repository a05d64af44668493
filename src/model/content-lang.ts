import type { Locale } from "../schema/localized.ts";

/** Value of `lang` for a text: nothing where it is in the language of the page anyway. */
export function contentLang(contentLocale: Locale, locale: Locale): Locale | undefined {
  return contentLocale === locale ? undefined : contentLocale;
}
