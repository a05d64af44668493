import type { YAMLError } from "yaml";
import type { Mistake } from "../../messages/message.ts";
import { SYNTAX } from "../../messages/syntax.ts";
import type { FileFinding } from "../../schema/finding.ts";
import { FRONT_MATTER } from "../../schema/front-matter.ts";
import { frontMatterFields } from "../text-fields.ts";

/** A line of hyphens or dashes that was meant as `---`. */
const DASHES = /^[-–—‒―−]+[ \t]*$/;
/** What a line of front matter looks like: a field, what belongs to one, a list, a comment. */
const FIELD_LINE = /^(["']?[\w-]+["']?[ \t]*[:=]|[ \t]|- |#(?!#)|[\]}]|$)/;

/** Says why no front matter was found. */
export function missingFrontMatter(text: string): FileFinding {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const top = lines[first] ?? "";
  if (first < 0) return { line: 1, ...SYNTAX.emptyFile() };
  if (DASHES.test(top) && top.trim() !== "---") return dashes(first, top);
  if (first === 0 && top.trim() === "---") {
    const closing = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
    const end = endOfFields(lines.slice(1)) + 1;
    return closing > 0 && closing <= end
      ? dashes(closing, lines[closing] ?? "")
      : notClosed(end, lines[end]);
  }
  if (/^(title|description|slug|authors|date)\s*:/.test(top))
    return { line: first + 1, ...SYNTAX.noLineAbove() };
  return { line: 1, ...SYNTAX.noFrontMatter() };
}

function dashes(index: number, line: string): FileFinding {
  return { line: index + 1, ...SYNTAX.noHyphens({ line: line.trim() }) };
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
  const line = index + (below === undefined ? 0 : 1);
  return { line, ...SYNTAX.notClosed({ line: String(index) }) };
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

/** Names of all fields. */
const FIELDS = Object.values(FRONT_MATTER)
  .flatMap(({ shape }) => Object.keys(shape))
  .join("|");

/** Fields that have fields of their own. */
const GROUPS = frontMatterFields(({ properties, items }) => properties ?? items?.properties)
  .map(([path]) => path.at(-1))
  .join("|");

/** Mistakes of one line that make front matter unreadable or change its meaning; the first match counts. */
const SLIPS: readonly [pattern: RegExp, message: (match: RegExpExecArray) => Mistake][] = [
  [/^[ ]*\t/, SYNTAX.tab],
  [
    /^\s*-(?!-)([^\s-].*)$/,
    ([, value = ""]) => SYNTAX.noSpaceInList({ better: `- ${value.trim()}` }),
  ],
  [
    new RegExp(`^(${FIELDS})[ \\t]+([^\\s:].*)$`),
    ([, key, value]) => SYNTAX.noColon({ better: `${key}: ${value}` }),
  ],
  [
    /^(\s*(?:- )?["']?[\w-]+["']?:[ \t]*("[^"]*"|'[^']*'|true|false|\d+|\[.*\])),[ \t]*$/,
    ([, line = ""]) => SYNTAX.comma({ better: line.trim() }),
  ],
  [
    /^\s*(?:- )?["']?([A-Za-z_]\w*)["']?:([^\s/].*)$/,
    ([, key, value]) => SYNTAX.noSpace({ better: `${key}: ${value}` }),
  ],
  [
    /^\s*(?:- )?([\w-]+):[ \t]+'(.*\p{L}'\p{L}.*)'[ \t]*$/u,
    ([, key, value = ""]) => SYNTAX.apostrophe({ better: `${key}: ${quoted(value)}` }),
  ],
  [
    /^\s*(?:- )?([\w-]+):[ \t]+(["'])((?:(?!\2).)*)$/,
    ([, key, mark, value]) => SYNTAX.openQuote({ better: `${key}: ${mark}${value}${mark}` }),
  ],
  [
    /^\s*(?:- )?([\w-]+):[ \t]+\[([^\]]*)$/,
    ([, key, value]) => SYNTAX.openList({ better: `${key}: [${value}]` }),
  ],
  [
    new RegExp(`^\\s*(${GROUPS}):[ \\t]+([\\w-]+:[ \\t].*)$`),
    ([, key = "", field = ""]) =>
      SYNTAX[key === "hidden" ? "hiddenOnOneLine" : "groupOnOneLine"]({ key, field }),
  ],
  [
    /^\s*(?:- )?([\w-]+):[ \t]+([^"'[{|>\s].*?:(?:\s.*)?)$/,
    ([, key, value = ""]) => SYNTAX.colon({ better: `${key}: ${quoted(value)}` }),
  ],
  [
    /^\s*(?:- )?([\w-]+):[ \t]+([@`%&*!|>].*)$/,
    ([, key, value = ""]) => SYNTAX.special({ better: `${key}: ${quoted(value)}` }),
  ],
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
): FileFinding[] {
  const text = textInFrontMatter(frontMatter);
  if (text) return [text];
  const lines = frontMatter.split("\n");
  const [slip] = lines.flatMap((line) => SLIPS.filter(([pattern]) => pattern.test(line)));
  // Who makes it once makes it on each line.
  if (slip)
    return lines.flatMap((line, index) => {
      const match = slip[0].exec(line);
      return match ? { line: index + 2, ...slip[1](match) } : [];
    });
  const line = error ? frontMatter.slice(0, error.pos[0]).split("\n").length + 1 : 2;
  return [{ line, ...((error && MEANINGS[error.code]) ?? SYNTAX.noField)() }];
}

/** What the parser means, by its code. */
const MEANINGS: Partial<Record<YAMLError["code"], () => Mistake>> = {
  DUPLICATE_KEY: SYNTAX.fieldTwice,
  BAD_INDENT: SYNTAX.badIndent,
  MISSING_CHAR: SYNTAX.openMark,
  BAD_DQ_ESCAPE: SYNTAX.backslash,
};
