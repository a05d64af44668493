import { MARKUP } from "../../messages/markup.ts";
import type { FileFinding } from "../../schema/finding.ts";

/**
 * Letters of a paragraph that is still read. Markup is looked for from each sign to the end of its paragraph, so the
 * time grows with the square of this number, and not with that of the text.
 */
export const LONGEST = 10_000;

/** What is left of a longer one. */
const LEFT = 200;

/** What begins on a line of its own, and ends the paragraph above. */
const BEGINNING = /^[\s>]*(?:[-*+]\s|\d+[.)]\s|[|#]|:::|```|~~~)/;

/** Pictures that are pasted as text have an address of any length, and a finding of their own. */
const PASTED = /(data:[\w/+.;=-]{0,60},[\w+/=%]{100})[\w+/=%]+/g;

/**
 * A text without the rest of paragraphs that are too long to be read; its lines stay where they are.
 *
 * @param body below the front matter
 */
export function withoutLongParagraphs(body: string): { body: string; findings: FileFinding[] } {
  if (body.length <= LONGEST) return { body, findings: [] };
  const findings: FileFinding[] = [];
  let length = 0;
  const lines = body.replaceAll(PASTED, "$1").split("\n");
  const read = lines.map((line, index) => {
    if (line.trim() === "" || BEGINNING.test(line)) length = 0;
    const before = length;
    length += line.length;
    if (length <= LONGEST) return line;
    // Said once, at the line where it is too long.
    if (before <= LONGEST)
      findings.push({ line: index + 1, ...MARKUP.tooLong({ limit: LONGEST }) });
    return before <= LONGEST ? line.slice(0, LEFT) : "";
  });
  return { body: read.join("\n"), findings };
}
