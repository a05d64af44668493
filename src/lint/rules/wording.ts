import { PAGES } from "../../messages/pages.ts";
import type { Finding } from "../../schema/finding.ts";
import type { WordingRule } from "../../schema/wording.ts";
import type { LinkedSite } from "./rule.ts";
import { blankOut, textsOf, wordsOnly } from "./written-texts.ts";

/** Texts use one word for one thing; `_data/wording.json` says which (WORD-1). */
export function* wording(site: LinkedSite): Iterable<Finding> {
  const { wording: rules } = site.data;
  if (!rules) return;
  const words = { sv: rules.sv.map(avoided), en: rules.en.map(avoided) };
  for (const text of textsOf(site)) {
    const prose = wordsOnly(text.text);
    for (const { rule, exceptions, patterns } of words[text.locale]) {
      const judged = blankOut(prose, exceptions);
      for (const { 0: written, index } of patterns.flatMap((one) => [...judged.matchAll(one)])) {
        yield {
          severity: "warning",
          file: text.file,
          ...text.placeOf(index),
          ...PAGES.notOurWord({ word: written, why: rule.why, write: rule.write }),
        };
      }
    }
  }
}

/** A rule as patterns; a word with a capital letter is meant as it is written. */
function avoided(rule: WordingRule) {
  const any = rule.avoid.filter((word) => !hasCapital(word));
  const exact = rule.avoid.filter(hasCapital);
  return {
    rule,
    exceptions: (rule.except ?? []).map((phrase) => wholeWords([phrase], "gu")),
    patterns: [
      ...(exact.length > 0 ? [wholeWords(exact, "gu")] : []),
      ...(any.length > 0 ? [wholeWords(any, "giu")] : []),
    ],
  };
}

const hasCapital = (word: string) => word !== word.toLowerCase();

function wholeWords(words: readonly string[], flags: string): RegExp {
  const forms = words.map((word) =>
    word
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll("*", String.raw`[\p{L}\p{N}]*`)
      .replaceAll("#", String.raw`\d`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  );
  const any = forms.join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, flags);
}
