import { type FileFinding, lineAt } from "../../schema/finding.ts";

/** Two-byte letters that were once decoded as two letters. */
const GARBLED: readonly [garbled: string, meant: string][] = [
  ["Ã¥", "å"],
  ["Ã¤", "ä"],
  ["Ã¶", "ö"],
  ["Ã…", "Å"],
  ["Ã„", "Ä"],
  ["Ã–", "Ö"],
  ["Ã©", "é"],
  ["â€™", "’"],
  ["â€œ", "“"],
  ["â€“", "–"],
];

/** What brings letters back that an editor of texts read in another encoding. */
const SAVE_AGAIN =
  'Write the word again. If more letters are lost, click the encoding at the bottom right of VS Code, choose "Reopen with Encoding" and the one that shows them; click it again and choose "Save with Encoding", then "UTF-8".';

/** Mistakes that make a file unusable: unresolved merge conflicts and lost letters. */
export function textFindings(text: string): FileFinding[] {
  return [...conflicts(text), ...lostLetters(text)];
}

/** Unresolved merge conflicts, or what is left of one. */
function conflicts(text: string): FileFinding[] {
  const found = text.matchAll(/^(?:<{7}\s[\s\S]*?^>{7}|<{7}|>{7})(?:\s|$)/gm);
  return Array.from(found, ({ 0: conflict, index }) => {
    const line = lineAt(text, index);
    return {
      line,
      problem: `There is an unresolved merge conflict from line ${line} to line ${lineAt(text, index + conflict.trimEnd().length)}: two versions of the same lines.`,
      fix: "Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    };
  });
}

/** Letters that were lost when the file was saved, and characters that cannot be shown. */
function lostLetters(text: string): FileFinding[] {
  const garbled = GARBLED.find(([written]) => text.includes(written));
  if (garbled) {
    const [written, meant] = garbled;
    return [
      {
        line: lineAt(text, text.indexOf(written)),
        problem: `Letters were garbled when the file was saved: "${written}" is written where "${meant}" was.`,
        fix: "Write the letters again, or take an earlier version of the file, and save it as UTF-8.",
      },
    ];
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const lost = /[\uFFFD\u0000-\u0008\u000B-\u001F\u007F]/.exec(text);
  if (!lost) return [];
  const around = /\S*$/.exec(text.slice(Math.max(0, lost.index - 30), lost.index))?.[0] ?? "";
  const line = lineAt(text, lost.index);
  if (lost[0] === "\uFFFD") {
    const problem = `A letter was lost, because the file is not saved as UTF-8: "${around}�".`;
    return [{ line, problem, fix: SAVE_AGAIN }];
  }
  const code = (lost[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const place = around ? ` after "${around}"` : "";
  const problem = `There is an invisible character that cannot be shown (U+${code})${place}.`;
  return [{ line, problem, fix: "Remove it." }];
}
