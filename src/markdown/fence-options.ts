import { CODE } from "../messages/code.ts";
import type { Mistake } from "../messages/message.ts";
import { suggestion } from "../schema/describe-issue.ts";

/** The options after the three backticks of a code block. */
export interface FenceOptions {
  /** Empty where none is named. */
  language: string;
  title: string | null;
  /** Numbers of the marked lines, from 1. */
  marked: Set<number>;
  hasLineNumbers: boolean;
}

const NAMES = ["title", "showLineNumbers"];

/** A set of lines, an option with or without value, or what is neither. */
const PART = /\{([^}]*)\}|(\w[\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?(?=\s|\{|$)|(\S+)/g;

/**
 * Reads them: `js title="x.js" {1,3-5} showLineNumbers`, as Docusaurus has it.
 *
 * @param lineCount lines of the code
 * @param report gets what cannot be read, and what to write instead
 */
export function readFenceOptions(
  info: string,
  lineCount: number,
  report: (mistake: Mistake) => void,
): FenceOptions {
  const [first = ""] = /^[^\s={}"']+(?=[\s{]|$)/.exec(info.trim()) ?? [];
  const language = NAMES.includes(first) ? "" : first;
  const options: FenceOptions = { language, title: null, marked: new Set(), hasLineNumbers: false };
  for (const part of info.trim().slice(language.length).matchAll(PART)) {
    const [written, lines, name, quoted, singleQuoted, bare] = part;
    const value = quoted ?? singleQuoted ?? bare;
    if (lines !== undefined) markLines(lines, lineCount, options.marked, report);
    else if (name === "showLineNumbers" && value === undefined) options.hasLineNumbers = true;
    else if (name === "showLineNumbers") report(CODE.lineNumbers({ written }));
    else if (name === "title" && value && !/^["']/.test(value)) options.title = value;
    else if (name === "title") report(CODE.unquotedTitle({ written }));
    else {
      const option = name ?? written;
      report(CODE.unknownOption({ option, fix: suggestion(option, NAMES) }));
    }
  }
  return options;
}

function markLines(
  written: string,
  lineCount: number,
  marked: Set<number>,
  report: (mistake: Mistake) => void,
): void {
  for (const range of written.split(",")) {
    const [, first = "", last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === "" || from === 0 || to < from) {
      report(CODE.unreadableLines({ written }));
    } else if (to > lineCount) {
      report(CODE.noSuchLine({ written, line: String(to), count: String(lineCount) }));
    } else {
      for (let line = from; line <= to; line += 1) marked.add(line);
    }
  }
}
