import { z } from "zod";
import { rule } from "../messages/message.ts";
import { text } from "./fields.ts";
import { LOCALES, type Locale } from "./localized.ts";

const localeRecord = z.strictObject({
  label: text.describe("Name of the language in the language itself"),
  direction: z.enum(["ltr", "rtl"]),
  htmlLang: z
    .string()
    .refine(
      isLanguageTag,
      rule("a language tag looks like sv or en-GB", "en språktagg ser ut som sv eller en-GB"),
    )
    .describe("Value of <html lang>"),
  territory: z
    .string()
    .regex(
      /^[A-Z]{2}$/,
      rule(
        "a territory is two capital letters, for example SE",
        "ett land är två stora bokstäver, till exempel SE",
      ),
    )
    .optional()
    .describe("Country of the language for networks, which want sv_SE"),
  calendar: z
    .string()
    .refine(
      isCalendar,
      rule("a calendar is a name such as gregory", "en kalender är ett namn som gregory"),
    )
    .describe("How days are counted"),
  path: z
    .string()
    .regex(
      /^\/([^/]+\/)?$/,
      rule(
        'a base path begins and ends with a slash: "/" or "/en/"',
        'en sökväg börjar och slutar med ett snedstreck: "/" eller "/en/"',
      ),
    )
    .describe("Where the pages of this language begin"),
});

/** `_data/locales.json`. Languages are offered in the order of `LOCALES`, whatever the order in the file. */
export const localesFile = z.strictObject({
  default: z.enum(LOCALES),
  locales: z.strictObject({ sv: localeRecord, en: localeRecord }),
});

export type LocaleRecord = z.infer<typeof localeRecord>;
export type LocalesFile = z.infer<typeof localesFile>;
export type LocaleRecords = Record<Locale, LocaleRecord>;

function isCalendar(name: string): boolean {
  return Intl.supportedValuesOf("calendar").includes(name);
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
