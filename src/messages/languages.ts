/** The languages of the site, default first. Their names, directions and base paths are data: `_data/locales.json`. */
export const LOCALES = ["sv", "en"] as const;

/** Language of a page or of a text. */
export type Locale = (typeof LOCALES)[number];

/** A text in every language of the site: `{ sv, en }`. */
export type Localized = Record<Locale, string>;
