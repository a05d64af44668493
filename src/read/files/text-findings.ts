import { FILES } from "../../messages/files.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";
import { MISLEADING } from "../../schema/invisible.ts";

/** What is left of a letter that was decoded as two letters, or not at all. */
const GARBLED = /Ã[¥¤¶…„–©]|â€[™œ“]|\uFFFD/;

/** Every second byte is zero where letters are those of Europe; the mark in front cannot be read. */
const UTF_16 = /^\uFFFD*(?:[^\0]\0|\0[^\0]){4}/;

/** Mistakes that make a file unusable: unresolved merge conflicts and lost letters. */
export function textFindings(text: string): FileFinding[] {
  if (UTF_16.test(text)) return [{ line: 1, ...FILES.utf16() }];
  return [...conflicts(text), ...lostLetters(text)];
}

/** Unresolved merge conflicts, or what is left of one. */
function conflicts(text: string): FileFinding[] {
  const found = text.matchAll(/^(?:<{7}\s[\s\S]*?^>{7}|<{7}|>{7})(?:\s|$)/gm);
  return Array.from(found, ({ 0: conflict, index }) => {
    const line = lineAt(text, index);
    const last = lineAt(text, index + conflict.trimEnd().length);
    return { line, ...FILES.conflict({ first: String(line), last: String(last) }) };
  });
}

/** Letters that were lost when the file was saved, and characters that cannot be shown. */
function lostLetters(text: string): FileFinding[] {
  const lost = GARBLED.exec(text) ?? MISLEADING.exec(text);
  if (!lost) return [];
  const line = lineAt(text, lost.index);
  const word = /\S*$/.exec(text.slice(Math.max(0, lost.index - 30), lost.index))?.[0] ?? "";
  if (lost[0] === "\r") return [{ line, ...FILES.oldLineEnds() }];
  if (MISLEADING.test(lost[0])) return [{ line, ...FILES.control({ word }) }];
  return [{ line, ...FILES.lostLetters({ word: word + lost[0] }) }];
}
