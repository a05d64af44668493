import type { WordingRule } from "../../schema/wording.ts";
import { asWarnings, type Rule } from "./rule.ts";
import { blankOut, placeOfOffset, textsOf, wordsOnly } from "./written-texts.ts";

/** Texts use one word for one thing; `_data/wording.json` says which (WORD-1). */
export const wording: Rule = (site) => {
  const rules = site.data.wording;
  if (!rules) return [];
  const find = { sv: wordFinder(rules.sv), en: wordFinder(rules.en) };
  const found = textsOf(site).flatMap((text) =>
    find[text.locale](text.text).map(({ written, rule, offset }) => ({
      severity: "warning" as const,
      file: text.file,
      ...placeOfOffset(text, offset, site.at),
      problem: `"${written}" is not our word: ${rule.why}`,
      fix: `Write:  ${rule.write}`,
    })),
  );
  return asWarnings(found);
};

/** A word of the list, found in a text. */
export interface AvoidedWord {
  /** As written in the text. */
  written: string;
  rule: WordingRule;
  /** Where it begins, counted from 0. */
  offset: number;
}

/**
 * Prepares a list of words for looking through many texts.
 *
 * @returns finds the words of the list that a text uses, in the order of the text; the text is
 *   Markdown, or one of the data
 * @example wordFinder(rules)("Vår hemsida") // [{ written: "hemsida", offset: 4, rule }]
 */
export function wordFinder(rules: readonly WordingRule[]): (text: string) => AvoidedWord[] {
  const prepared = rules.map((rule) => ({
    rule,
    hints: rule.avoid.map(longestPiece),
    exceptions: (rule.except ?? []).map((phrase) => wholeWords([phrase], "gu")),
    // A word with a capital letter is meant as it is written.
    patterns: [
      { words: rule.avoid.filter(hasCapital), flags: "gu" },
      { words: rule.avoid.filter((word) => !hasCapital(word)), flags: "giu" },
    ].flatMap(({ words, flags }) => (words.length > 0 ? [wholeWords(words, flags)] : [])),
  }));
  return (text) => {
    // Most texts use no word of the list; patterns would take half a second for 2,000 of them.
    const lowerCase = text.toLowerCase();
    const candidates = prepared.filter(({ hints }) =>
      hints.some((hint) => lowerCase.includes(hint)),
    );
    if (candidates.length === 0) return [];
    const words = wordsOnly(text);
    return candidates
      .flatMap(({ rule, exceptions, patterns }) => {
        const judged = blankOut(words, exceptions);
        return patterns.flatMap((pattern) =>
          [...judged.matchAll(pattern)].map(({ 0: written, index }) => ({
            written,
            rule,
            offset: index,
          })),
        );
      })
      .sort((a, b) => a.offset - b.offset);
  };
}

/** What every form of a word contains. */
function longestPiece(word: string): string {
  const pieces = word.toLowerCase().split(/[*#\s]+/);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
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
