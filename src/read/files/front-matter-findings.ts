import { SYNTAX } from "../../messages/syntax.ts";
import type { FileFinding } from "../../schema/finding.ts";

/** What a line of front matter looks like: a field, what belongs to one, a list, a comment. */
const FIELD_LINE = /^(["']?[\w-]+["']?[ \t]*[:=]|[ \t]|- |#(?!#)|[\]}]|$)/;

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

/**
 * What an editor has to change in front matter that cannot be read.
 *
 * @param frontMatter the lines between the two `---`
 * @param error what the parser says, and where; none where it reads something else than fields
 */
export function unreadableFrontMatter(
  frontMatter: string,
  error: { message: string; pos: readonly number[] } | undefined,
): FileFinding[] {
  const text = textInFrontMatter(frontMatter);
  if (text) return [text];
  const line = error ? frontMatter.slice(0, error.pos[0]).split("\n").length + 1 : 2;
  const words = error ? `${error.message}.` : NO_FIELDS;
  return [{ line, ...SYNTAX.unreadable({ words }) }];
}

const NO_FIELDS = {
  en: "it is not a list of fields such as  title: One.",
  sv: "det är inga fält som  title: Ett.",
};
