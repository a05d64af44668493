import { PAGES } from "../../messages/pages.ts";
import { textCache } from "../../read/text-cache.ts";
import type { Finding } from "../../schema/finding.ts";
import type { WordingRule } from "../../schema/wording.ts";
import type { LinkedSite } from "./rule.ts";
import { blankOut, textsOf, wordsOnly } from "./written-texts.ts";

const judged = textCache<{ written: string; index: number; rule: SingleRule }[]>();

/** A rule with one correction for all its words. */
type SingleRule = ReturnType<typeof single>[number];

/** Texts use one word for one thing; `_data/wording.json` says which (WORD-1). */
export function* wording(site: LinkedSite): Iterable<Finding> {
  const { wording: rules } = site.data;
  if (!rules) return;
  const words = { sv: lookFor(rules.sv), en: lookFor(rules.en) };
  const once = judged(JSON.stringify(rules));
  for (const text of textsOf(site)) {
    const found = once(`${text.locale} ${text.text}`, () =>
      avoidedIn(text.text, words[text.locale]),
    );
    for (const { written, index, rule } of found) {
      yield {
        severity: "warning",
        file: text.file,
        ...text.placeOf(index),
        ...PAGES.notOurWord({ word: written, why: rule.why, write: rule.write(written) }),
      };
    }
  }
}

/** What to look for; `beginning` is quick, and passes over the many short texts with none of it. */
function lookFor(rules: readonly WordingRule[]) {
  const starts = rules.flatMap(({ avoid }) => avoid.map((word) => word.split(/[*#\s]/)[0] ?? ""));
  return {
    beginning: new RegExp(starts.map(literal).join("|"), "iu"),
    rules: rules.flatMap(single).map(avoided),
  };
}

/** The words of a text that a rule avoids. */
function avoidedIn(text: string, { beginning, rules }: ReturnType<typeof lookFor>) {
  if (!beginning.test(text)) return [];
  const prose = wordsOnly(text);
  return rules.flatMap(({ rule, exceptions, patterns }) => {
    const words = blankOut(prose, exceptions);
    return patterns
      .flatMap((pattern) => [...words.matchAll(pattern)])
      .map(({ 0: written, index }) => ({ written, index, rule }));
  });
}

/** A rule with a list of corrections is one for each word; "*" of a correction is the rest of the word. */
function single({ avoid, write, ...rule }: WordingRule) {
  if (typeof write === "string") return [{ ...rule, avoid, write: () => write }];
  return avoid.map((word, index) => ({
    ...rule,
    avoid: [word],
    write(written: string) {
      const better = (write[index] ?? "").replace("*", written.slice(word.indexOf("*")));
      return hasCapital(written.charAt(0)) && !hasCapital(word)
        ? better.charAt(0).toUpperCase() + better.slice(1)
        : better;
    },
  }));
}

/** A rule as patterns; a word with a capital letter is meant as it is written. */
function avoided(rule: SingleRule) {
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

const literal = (word: string) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

function wholeWords(words: readonly string[], flags: string): RegExp {
  const forms = words.map((word) =>
    literal(word)
      .replaceAll("*", String.raw`[\p{L}\p{N}]*`)
      .replaceAll("#", String.raw`\d`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  );
  const any = forms.join("|");
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, flags);
}
