import { z } from "zod";

export { LOCALES, type Locale, type Localized } from "../messages/languages.ts";

/** A text in every language of the site. */
export const localized = z.strictObject({
  sv: z.string().trim().min(1),
  en: z.string().trim().min(1),
});

/** The same where it may be left out. */
export const optionalLocalized = localized.optional();
