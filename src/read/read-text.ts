import { readFileSync } from "node:fs";
import type { Finding } from "../schema/finding.ts";

/** What is wrong with a file as a whole, and where. */
type Slip = Omit<Finding, "file">;

/** How a file is saved anew, in the editor that most of us use. */
const SAVE_AS_UTF8 = 'click it, choose "Save with Encoding", then "UTF-8"';

/** Letters of two bytes that were once read as two letters. */
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

/**
 * Reads a text file strictly: what is not UTF-8, holds letters that were lost on the way, or an
 * unsolved merge conflict, is told and not used.
 *
 * @param name of the file in findings
 * @returns the text with line ends of one kind and without byte order mark; undefined when there are
 *   findings
 */
export function readText(file: string, name: string, findings: Finding[]): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    findings.push({ file: name, ...unreadable(error as NodeJS.ErrnoException) });
    return undefined;
  }
  const text = decodeText(bytes);
  if (typeof text !== "string") {
    findings.push({ file: name, ...text });
    return undefined;
  }
  const slips = [...conflicts(text, name.endsWith(".md")), ...lostLetters(text)];
  findings.push(...slips.map((slip) => ({ file: name, ...slip })));
  return slips.length > 0 ? undefined : text;
}

function unreadable({ code, message }: NodeJS.ErrnoException): Slip {
  if (code === "EISDIR") {
    return {
      line: null,
      problem: "This is a folder, but is called like a file.",
      fix: "Rename it to a name without an ending.",
    };
  }
  return { line: null, problem: `The file cannot be read: ${message}.`, fix: null };
}

/** The text, or why it is none. */
function decodeText(bytes: Uint8Array): string | Slip {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    return {
      line: null,
      problem: `The file is saved as ${utf16}, which the website cannot read.`,
      fix: `Save it as UTF-8. In VS Code the encoding stands at the bottom right: ${SAVE_AS_UTF8}.`,
    };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.replace(/\r\n?/g, "\n");
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes).replace(/\r\n?/g, "\n");
    const { line, word } = firstForeign(bytes, text);
    return {
      line,
      problem: `The file is not saved as UTF-8 but, it seems, as Latin-1 (Windows 1252): "${word}" would lose letters.`,
      fix: `In VS Code click the encoding at the bottom right, choose "Reopen with Encoding", then "Western (Windows 1252)"; then ${SAVE_AS_UTF8}.`,
    };
  }
}

/** Which UTF-16 it is: by its mark, or as every other byte of Latin letters is 0. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "UTF-16 LE";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "UTF-16 BE";
  const start = [...bytes.subarray(0, 1000)];
  const isMost = (rest: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === rest).length > start.length / 4;
  if (isMost(1)) return "UTF-16 LE";
  return isMost(0) ? "UTF-16 BE" : null;
}

/** The first word that UTF-8 cannot have. */
function firstForeign(bytes: Uint8Array, text: string): { line: number; word: string } {
  const lines = text.split("\n");
  const loose = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n").split("\n");
  const index = loose.findIndex((line) => line.includes("\uFFFD"));
  const word = /[^\s"]*[\x80-\xff][^\s"]*/.exec(lines[index] ?? "")?.[0] ?? "";
  return { line: index + 1, word };
}

/** Unsolved merge conflicts; code blocks may show some. */
function conflicts(text: string, isMarkdown: boolean): Slip[] {
  if (!/^(<{7}|>{7})/m.test(text)) return [];
  const slips: Slip[] = [];
  let start: number | null = null;
  let fence = "";
  for (const [index, line] of text.split("\n").entries()) {
    const mark = isMarkdown && start === null ? /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] : undefined;
    if (mark && fence === "") fence = mark;
    else if (mark?.startsWith(fence)) fence = "";
    if (fence !== "") continue;
    if (/^<{7}(\s|$)/.test(line)) start ??= index + 1;
    else if (/^>{7}(\s|$)/.test(line)) {
      slips.push(conflict(start, index + 1));
      start = null;
    }
  }
  if (start !== null) slips.push(conflict(start, null));
  return slips;
}

function conflict(start: number | null, end: number | null): Slip {
  const where =
    start === null || end === null
      ? "A line of an unsolved merge conflict was left"
      : `There is an unsolved merge conflict from line ${start} to line ${end}`;
  return {
    line: start ?? end,
    problem: `${where}: two versions of the same lines.`,
    fix: "Keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}

/** Letters that were lost when the file was saved, and signs that cannot be shown. */
function lostLetters(text: string): Slip[] {
  const garbled = GARBLED.find(([written]) => text.includes(written));
  if (garbled) {
    const [written, meant] = garbled;
    return [
      {
        line: lineAt(text, text.indexOf(written)),
        problem: `Letters were garbled when the file was saved: "${written}" stands where "${meant}" was.`,
        fix: "Write the letters anew, or take an earlier version of the file, and save it as UTF-8.",
      },
    ];
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const lost = /[\uFFFD\u0000-\u0008\u000B-\u001F\u007F]/.exec(text);
  if (!lost) return [];
  const code = (lost[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const around = /\S*$/.exec(text.slice(Math.max(0, lost.index - 30), lost.index))?.[0] ?? "";
  return [
    {
      line: lineAt(text, lost.index),
      problem:
        lost[0] === "\uFFFD"
          ? `A letter was lost when the file was saved: "${around}�".`
          : `There is an invisible sign that cannot be shown (U+${code})${around ? ` after "${around}"` : ""}.`,
      fix: lost[0] === "\uFFFD" ? "Write the word anew, and save the file as UTF-8." : "Remove it.",
    },
  ];
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
