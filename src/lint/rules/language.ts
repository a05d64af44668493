import { PAGES } from "../../messages/pages.ts";
import { type Finding, shortened } from "../../schema/finding.ts";
import type { Locale } from "../../schema/localized.ts";
import type { LinkedSite } from "./rule.ts";
import { blankOut, textsOf, wordsOnly } from "./written-texts.ts";

/** Words that stand in nearly every sentence of one language and in none of the other. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  sv: new Set(
    "och att det som på är inte till av ett den du ni vi kan har från eller om ska också när hos efter alla".split(
      " ",
    ),
  ),
  en: new Set(
    "the and of to is are you your we our for with that this not can from or when they it all be on".split(
      " ",
    ),
  ),
};

/** Quotations, names in italics and titles of other works may be in any language. */
const QUOTED = [/[“”"„][^“”"„\n]{3,}[“”"]/g, /(?<!\*)\*[^*\n]+\*(?!\*)/g, /^>.*$/gm];

/** The least that counts: a name or a sentence of thanks is no text. */
const LEAST = 4;

/** A paragraph that is plainly in the other language, as after copying a page (CONF-38). */
export function* otherLanguage(site: LinkedSite): Iterable<Finding> {
  for (const { locale, text, file, placeOf } of textsOf(site)) {
    const prose = blankOut(wordsOnly(text), QUOTED);
    for (const { 0: paragraph, index } of prose.matchAll(/\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
      const words = paragraph.toLowerCase().match(/\p{L}+/gu) ?? [];
      const other = locale === "sv" ? "en" : "sv";
      const count = (language: Locale) => words.filter((word) => COMMON[language].has(word)).length;
      const foreign = count(other);
      if (foreign < LEAST || foreign < 4 * count(locale)) continue;
      const mistake = PAGES[other === "sv" ? "inSwedish" : "inEnglish"]({
        words: shortened(paragraph),
      });
      yield { severity: "warning", file, ...placeOf(index), ...mistake };
      break;
    }
  }
}
