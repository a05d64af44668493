import type { YAMLError } from "yaml";
import type { FileFinding } from "../../schema/finding.ts";

const HOW_TO_BEGIN = "Write at the top:  ---  then  title: …  and  description: …  then  ---";

/** A line of hyphens or dashes that was meant as `---`. */
const DASHES = /^[-–—‒―−]+[ \t]*$/;
/** What a line of front matter looks like: a field, what belongs to one, a list, a comment. */
const FIELD_LINE = /^(["']?[\w-]+["']?[ \t]*[:=]|[ \t]|- |#(?!#)|[\]}]|$)/;

/** Says why no front matter was found. */
export function missingFrontMatter(text: string): FileFinding {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const top = lines[first] ?? "";
  if (first < 0) return { line: 1, problem: "The file is empty.", fix: HOW_TO_BEGIN };
  if (DASHES.test(top) && top.trim() !== "---") return dashes(first, top);
  if (first === 0 && top.trim() === "---") {
    const closing = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
    const end = endOfFields(lines.slice(1)) + 1;
    return closing > 0 && closing <= end
      ? dashes(closing, lines[closing] ?? "")
      : notClosed(end, lines[end]);
  }
  if (/^(title|description|slug|authors|date)\s*:/.test(top)) {
    return {
      line: first + 1,
      problem: "The line above the front matter is missing.",
      fix: "Write  ---  on a line of its own above it, and below its last line.",
    };
  }
  return {
    line: 1,
    problem: "The file does not begin with front matter, so the page has no title.",
    fix: HOW_TO_BEGIN,
  };
}

function dashes(index: number, line: string): FileFinding {
  return {
    line: index + 1,
    problem: `"${line.trim()}" is not three hyphens, so the front matter does not ${index === 0 ? "begin" : "end"} here.`,
    fix: "Write:  ---",
  };
}

/** Index of the first line that cannot belong to front matter. */
function endOfFields(lines: readonly string[]): number {
  const end = lines.findIndex((line) => !FIELD_LINE.test(line));
  const last = end < 0 ? lines.length : end;
  // Empty lines above the text belong to neither.
  const fields = lines.slice(0, last);
  return fields.findLastIndex((line) => line.trim() !== "") + 1;
}

/** @param index of the line that `---` belongs above */
function notClosed(index: number, below: string | undefined): FileFinding {
  return {
    line: index + (below === undefined ? 0 : 1),
    problem: "The front matter is not closed: the line  ---  below its last field is missing.",
    fix: `Write  ---  on a line of its own below line ${index}.`,
  };
}

/**
 * Text inside front matter, because a ruler further down was taken for its end.
 *
 * @param frontMatter the lines between the two `---`
 */
export function textInFrontMatter(frontMatter: string): FileFinding | null {
  const lines = frontMatter.split("\n");
  const end = endOfFields(lines);
  const rest = lines.slice(end);
  const begin = rest.findIndex((line) => line.trim() !== "");
  // Within fields a line may go on in the next; text is set off by an empty line, or is a heading.
  if (begin < 0 || (begin === 0 && !/^#{2,6}\s/.test(rest[0] ?? ""))) return null;
  return notClosed(end + 1, lines[end]);
}

/** Mistakes of one line that make front matter unreadable or change its meaning; the first match counts. */
const SLIPS: readonly {
  pattern: RegExp;
  problem: string;
  /** The corrected line, or what to do. */
  fix(match: RegExpExecArray): string;
}[] = [
  {
    pattern: /^[ ]*\t/,
    problem: "The line begins with a tab.",
    fix: () => "Begin it with spaces, two for each level.",
  },
  {
    pattern: /^(\s*(?:- )?[\w-]+:[ \t]*("[^"]*"|'[^']*'|true|false|\d+|\[.*\])),[ \t]*$/,
    problem: "The line ends with a comma; front matter has none between lines.",
    fix: ([, line]) => `Write:  ${line?.trim()}`,
  },
  {
    pattern: /^\s*(?:- )?["']?([A-Za-z_]\w*)["']?:([^\s/].*)$/,
    problem: "There is no space after the colon.",
    fix: ([, key, value]) => `Write:  ${key}: ${value}`,
  },
  {
    pattern: /^\s*(?:- )?([\w-]+):[ \t]+(["'])((?:(?!\2).)*)$/,
    problem: "The quotation mark is not closed.",
    fix: ([, key, mark, value]) => `Write:  ${key}: ${mark}${value}${mark}`,
  },
  {
    pattern: /^\s*(?:- )?([\w-]+):[ \t]+\[([^\]]*)$/,
    problem: "The list is not closed.",
    fix: ([, key, value]) => `Write:  ${key}: [${value}]`,
  },
  {
    pattern: /^\s*(?:- )?([\w-]+):[ \t]+([^"'[{|>\s].*?:(?:\s.*)?)$/,
    problem: "The front matter cannot be read: the text contains a colon.",
    fix: ([, key, value]) =>
      `Put a text that contains a colon in quotation marks:  ${key}: ${quoted(value ?? "")}`,
  },
  {
    pattern: /^\s*(?:- )?([\w-]+):[ \t]+([@`%&*!|>].*)$/,
    problem: "A text that begins with a special character needs quotation marks.",
    fix: ([, key, value]) => `Write:  ${key}: ${quoted(value ?? "")}`,
  },
];

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/**
 * What an editor has to change in front matter that cannot be read.
 *
 * @param frontMatter the lines between the two `---`
 * @param error what the parser says; none where it reads something else than fields
 */
export function unreadableFrontMatter(
  frontMatter: string,
  error: YAMLError | undefined,
): FileFinding {
  const text = textInFrontMatter(frontMatter);
  if (text) return text;
  const lines = frontMatter.split("\n");
  for (const [index, line] of lines.entries()) {
    for (const { pattern, problem, fix } of SLIPS) {
      const match = pattern.exec(line);
      if (match) return { line: index + 2, problem, fix: fix(match) };
    }
  }
  const line = error ? frontMatter.slice(0, error.pos[0]).split("\n").length + 1 : 2;
  const known = error && MEANINGS[error.code];
  return {
    line,
    problem: known
      ? `The front matter cannot be read: ${known}.`
      : 'The front matter cannot be read: a line is neither a field, such as "title: …", nor part of one.',
    fix: 'A field is its name, a colon, a space and its value:  title: "One: two"',
  };
}

/** What the parser means, by its code. */
const MEANINGS: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "the same field occurs twice",
  BAD_INDENT: "a line is indented by another number of spaces than those beside it",
  MISSING_CHAR: "a bracket or quotation mark is not closed",
  BAD_DQ_ESCAPE: "a backslash is in double quotation marks; use single ones, or write it twice",
};
