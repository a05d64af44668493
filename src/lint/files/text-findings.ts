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

/** A file that was not saved as UTF-8. */
export const UNDECODABLE: FileFinding = {
  line: null,
  problem: "The file is not saved as UTF-8, so letters such as å, ä and ö would be lost.",
  fix: 'In VS Code click the encoding at the bottom right, choose "Reopen with Encoding" and the one that shows all letters; click it again and choose "Save with Encoding", then "UTF-8".',
};

/** Mistakes that make a file unusable: unresolved merge conflicts and lost letters. */
export function textFindings(text: string, isMarkdown: boolean): FileFinding[] {
  return [...conflicts(text, isMarkdown), ...lostLetters(text)];
}

/** Unresolved merge conflicts; code blocks may show some. */
function conflicts(text: string, isMarkdown: boolean): FileFinding[] {
  if (!/^(<{7}|>{7})/m.test(text)) return [];
  const findings: FileFinding[] = [];
  let start: number | null = null;
  let fence = "";
  for (const [index, line] of text.split("\n").entries()) {
    const mark = isMarkdown && start === null ? /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] : undefined;
    if (mark && fence === "") fence = mark;
    else if (mark?.startsWith(fence)) fence = "";
    if (fence !== "") continue;
    if (/^<{7}(\s|$)/.test(line)) start ??= index + 1;
    else if (/^>{7}(\s|$)/.test(line)) {
      findings.push(conflict(start, index + 1));
      start = null;
    }
  }
  if (start !== null) findings.push(conflict(start, null));
  return findings;
}

function conflict(start: number | null, end: number | null): FileFinding {
  const where =
    start === null || end === null
      ? "A line of an unresolved merge conflict is left"
      : `There is an unresolved merge conflict from line ${start} to line ${end}`;
  return {
    line: start ?? end,
    problem: `${where}: two versions of the same lines.`,
    fix: "Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
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
    const problem = `A letter was lost when the file was saved: "${around}�".`;
    return [{ line, problem, fix: "Write the word again, and save the file as UTF-8." }];
  }
  const code = (lost[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const place = around ? ` after "${around}"` : "";
  const problem = `There is an invisible character that cannot be shown (U+${code})${place}.`;
  return [{ line, problem, fix: "Remove it." }];
}
