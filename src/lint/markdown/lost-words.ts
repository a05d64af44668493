import { decodeHTMLStrict } from "entities";
import type { Token } from "markdown-it";
import { readable } from "../../markdown/parsed-text.ts";
import { LOST } from "../../messages/lost.ts";
import type { Mistake } from "../../schema/finding.ts";
import type { LintedText } from "./linted-text.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** References that editors use as remarks: `[//]: # (text)`. */
const REMARK = /^ {0,3}\[(?:\/\/|#|comment)\]:/i;

/**
 * Reports text that is not on the page: every word of the source is drawn, or has a meaning of its
 * own, as addresses and comments have.
 */
export function checkLostWords(text: LintedText): void {
  const missing = new Map<string, number>();
  const lines = text.lines.map((line) => (REMARK.test(line) ? "" : line));
  for (const word of lines.flatMap(wordsOf)) missing.set(word, (missing.get(word) ?? 0) + 1);
  takeUnderstood(text.tokens, (words) => {
    for (const word of wordsOf(words)) takeOne(missing, word);
  });
  if ([...missing.values()].some((count) => count > 0)) locateLost(text, lines, missing);
}

/** Hands over all that is drawn, or that has a meaning. */
function takeUnderstood(tokens: readonly Token[], take: (text: string) => void): void {
  for (const token of tokens) {
    if (token.type === "link_open" && token.info !== "auto") takeAddress(token, "href", take);
    if (token.type === "image") takeAddress(token, "src", take);
    if (token.type === "term_open" && token.meta?.term !== token.meta?.shown)
      take(String(token.meta?.term));
    if (token.children) takeUnderstood(token.children, take);
    else if (token.content) take(token.content);
    // Options of code, titles of boxes, numbers of lists.
    if (token.info && token.info !== "auto") take(token.info);
    for (const name of ["title", "lang"]) take(String(token.attrGet(name) ?? ""));
    if (/^footnote_(open|ref)$/.test(token.type)) take(String(token.meta?.label ?? ""));
  }
}

function takeAddress(token: Token, name: string, take: (text: string) => void): void {
  const address = String(token.attrGet(name) ?? "");
  take(`${address} ${readable(address)}`);
}

/** Finds the lines of words that are missing; done only where some are. */
function locateLost(
  { source, references, report }: LintedText,
  lines: readonly string[],
  missing: Map<string, number>,
): void {
  // Labels of references are known in one letter case only.
  const labels = new Set(references.flatMap((label) => wordsOf(label.toLowerCase())));
  for (const word of missing.keys()) if (labels.has(word.toLowerCase())) missing.delete(word);
  const shares = lines.map((text, index) => {
    const words = wordsOf(text);
    const lost = words.filter((word) => (missing.get(word) ?? 0) > 0);
    return { text, index, lost, share: lost.length / Math.max(1, words.length) };
  });
  // Of several places of a word, the line with most missing words is the lost one.
  const lostLines = shares
    .filter(({ lost }) => lost.length > 0)
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .filter(({ lost }) => lost.filter((word) => takeOne(missing, word)).length > 0);
  for (const { text, index, lost } of lostLines) {
    report(index + 1, reasonOf(text.trim(), lost, source));
  }
}

/** With entities as they are shown: `f&aring;r`. */
const wordsOf = (text: string) => [...decodeHTMLStrict(text).matchAll(WORD)].map(([word]) => word);

function takeOne(missing: Map<string, number>, word: string): boolean {
  const count = missing.get(word) ?? 0;
  missing.set(word, count - 1);
  return count > 0;
}

function reasonOf(line: string, lost: readonly string[], source: string): Mistake {
  const note = /^\[\^([^\]\s]+)\]:/.exec(line)?.[1];
  if (note) {
    const isTwice = source.split(`[^${note}]:`).length > 2;
    return isTwice ? LOST.footnoteTwice({ note }) : LOST.unusedFootnote({ note });
  }
  if (/^\[[^\]]+\]:/.test(line)) return LOST.reference({ line });
  const words = lost.length > 6 ? `${lost.slice(0, 6).join(" ")} …` : lost.join(" ");
  return line.includes("|") ? LOST.tooManyCells({ words }) : LOST.markup({ words });
}
