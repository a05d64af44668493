import { decodeHTML } from "entities";
import type { Token } from "markdown-it";
import { decode } from "../../routes/paths.ts";
import type { Mistake } from "../../schema/finding.ts";
import { type ParsedText, readable } from "./parsed-text.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** References that editors use as remarks: `[//]: # (text)`. */
const REMARK = /^ {0,3}\[(?:\/\/|#|comment)\]:/i;

/**
 * Reports text that is not on the page: every word of the source is drawn, or has a meaning of its
 * own, as addresses and comments have.
 */
export function checkLostWords(text: ParsedText): void {
  const missing = countWords(text.source);
  const take = (words: string) => {
    for (const [word] of words.matchAll(WORD)) {
      const count = missing.get(word);
      if (count === 1) missing.delete(word);
      else if (count !== undefined) missing.set(word, count - 1);
    }
  };
  takeUnderstood(text.tokens, take);
  if (missing.size > 0) locateLost(text, missing);
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
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
    if (token.attrs) take(String(token.attrGet("title") ?? ""));
    if (/^footnote_(open|ref)$/.test(token.type)) take(String(token.meta?.label ?? ""));
  }
}

function takeAddress(token: Token, name: string, take: (text: string) => void): void {
  const address = String(token.attrGet(name) ?? "");
  take(`${address} ${readable(address)} ${decode(address)}`);
}

/** Finds the lines of words that are missing; done only where some are. */
function locateLost(
  { source, lines, references, report }: ParsedText,
  missing: Map<string, number>,
): void {
  const understood = [
    ...references.flatMap((label) => forms(label, source)),
    ...lines.filter((line) => REMARK.test(line)),
    ...[...source.matchAll(/\S*&#?\w+;\S*/g)].flatMap(([piece]) => namesOfSigns(piece)),
  ];
  for (const text of understood) for (const word of wordsOf(text)) takeOne(missing, word);
  const shares = lines.map((text, index) => {
    const words = wordsOf(text);
    const lost = REMARK.test(text) ? [] : words.filter((word) => (missing.get(word) ?? 0) > 0);
    return { text, index, lost, share: lost.length / Math.max(1, words.length) };
  });
  // Of several places of a word, the line with most missing words is the lost one.
  const lostLines = shares
    .filter(({ lost }) => lost.length > 0)
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .filter(({ lost }) => lost.filter((word) => takeOne(missing, word)).length > 0);
  for (const { text, index, lost } of lostLines) {
    const { problem, fix } = reasonOf(text.trim(), lost, source);
    report(index + 1, problem, fix);
  }
}

/** Words of entities, which are shown as other characters: `f&aring;r`. */
function namesOfSigns(piece: string): string[] {
  const shown = countWords(decodeHTML(piece));
  return wordsOf(piece).filter((word) => !takeOne(shown, word));
}

/** The label of a reference, in each spelling that the text has. */
function forms(label: string, source: string): string[] {
  return [...source.matchAll(/\[([^\]]*)\]/g)].flatMap(([, name = ""]) =>
    name.trim().replaceAll(/\s+/g, " ").toLowerCase() === label.trim().toLowerCase() ? [name] : [],
  );
}

const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => word);

function takeOne(missing: Map<string, number>, word: string): boolean {
  const count = missing.get(word) ?? 0;
  missing.set(word, count - 1);
  return count > 0;
}

function reasonOf(line: string, lost: readonly string[], source: string): Mistake {
  const note = /^\[\^([^\]\s]+)\]:/.exec(line)?.[1];
  if (note) {
    const isTwice = source.split(`[^${note}]:`).length > 2;
    return {
      problem: isTwice
        ? `The footnote [^${note}] has two texts, and only one is shown.`
        : `The footnote [^${note}] is not shown: nothing in the text refers to it.`,
      fix: isTwice
        ? "Give one of them another name."
        : `Write  [^${note}]  in the text where it belongs.`,
    };
  }
  if (/^\[[^\]]+\]:/.test(line)) {
    return {
      problem: `"${line}" is not shown: it begins like an address for links, and no link uses it.`,
      fix: `Remove it, or if it is text write:  \\${line}`,
    };
  }
  const words = lost.length > 6 ? `${lost.slice(0, 6).join(" ")} …` : lost.join(" ");
  if (line.includes("|")) {
    return {
      problem: `"${words}" is not shown: the row has more cells than the head of its table.`,
      fix: "Add a column to the head and to the line below it, or write the character | as  \\|",
    };
  }
  return {
    problem: `"${words}" is not shown: a part of the line is taken for markup.`,
    fix: "Write a backslash before characters that are text:  \\[  \\*  \\#",
  };
}
