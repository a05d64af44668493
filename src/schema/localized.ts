import { z } from "zod";

export { LOCALES, type Locale, type Localized } from "../messages/languages.ts";

const words = z.string().trim().min(1).meta({ prose: "line" });

/** A text in every language of the site. */
export const localized = z.strictObject({ sv: words, en: words });

/** The same where it may be left out. */
export const optionalLocalized = localized.optional();
