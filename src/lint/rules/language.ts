import { PAGES } from "../../messages/pages.ts";
import { textCache } from "../../read/text-cache.ts";
import { type Finding, shortened } from "../../schema/finding.ts";
import type { Locale } from "../../schema/localized.ts";
import type { LinkedSite } from "./rule.ts";
import { blankOut, textsOf, wordsOnly } from "./written-texts.ts";

const setOf = (words: string) => new Set(words.split(" "));

/** Words that stand in nearly every sentence of one language and in none of the other. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  sv: setOf(
    "och att det som på är inte till av ett den du ni vi kan har från eller om ska också när hos efter alla",
  ),
  en: setOf(
    "the and of to is are you your we our for with that this not can from or when they it all be on",
  ),
};

/** Quotations, names in italics and titles of other works may be in any language. */
const QUOTED = [/[“”"„][^“”"„\n]{3,}[“”"]/g, /(?<!\*)\*[^*\n]+\*(?!\*)/g, /^>.*$/gm];

/** The least that counts: a name or a sentence of thanks is no text. */
const LEAST = 4;

const judged = textCache<RegExpExecArray[]>();

/** A paragraph that is plainly in the other language, as after copying a page (CONF-38). */
export function* otherLanguage(site: LinkedSite): Iterable<Finding> {
  const once = judged("");
  for (const { locale, text, file, placeOf } of textsOf(site)) {
    const [foreign] = once(`${locale} ${text}`, () => firstForeign(text, locale));
    if (!foreign) continue;
    const mistake = PAGES[locale === "sv" ? "inEnglish" : "inSwedish"]({
      words: shortened(foreign[0]),
    });
    yield { severity: "warning", file, ...placeOf(foreign.index), ...mistake };
  }
}

/** The first paragraph in the other language, if there is one. */
function firstForeign(text: string, locale: Locale): RegExpExecArray[] {
  const prose = blankOut(wordsOnly(text), QUOTED);
  for (const paragraph of prose.matchAll(/\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
    const words = paragraph[0].toLowerCase().match(/\p{L}+/gu) ?? [];
    const count = (language: Locale) => words.filter((word) => COMMON[language].has(word)).length;
    const foreign = count(locale === "sv" ? "en" : "sv");
    if (foreign >= LEAST && foreign >= 4 * count(locale)) return [paragraph];
  }
  return [];
}
