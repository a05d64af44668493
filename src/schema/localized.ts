import { z } from "zod";

/** The languages of the site, default first. Their names, directions and base paths are data: `_data/locales.json`. */
export const LOCALES = ["sv", "en"] as const;

/** Language of a page or of a text. */
export type Locale = (typeof LOCALES)[number];

const words = z.string().trim().min(1).meta({ prose: "line" });

/** A text in every language of the site. */
export const localized = z.strictObject({ sv: words, en: words });

/** The same as the name of an entry. */
export const localizedName = localized.meta({ isName: true });

/** The same where it may be left out. */
export const optionalLocalized = localized.optional();

/** A text in every language of the site: `{ sv, en }`. */
export type Localized = z.infer<typeof localized>;
