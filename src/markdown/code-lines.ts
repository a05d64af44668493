/** A comment on a separate line, in any language, that marks other lines: `// highlight-next-line`. */
const MARK =
  /^\s*(?:\/\/|#|--|%|;|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Removes the comments that mark lines, as Docusaurus does.
 *
 * @param report gets each one that is missing; `line` counts from 1 in the code
 * @returns the code without them, and the numbers of the lines that they mark
 */
export function takeMarks(
  code: string,
  report: (line: number, problem: string, fix: string) => void,
): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const marked = new Set<number>();
  let start: number | null = null;
  for (const [index, line] of code.split("\n").entries()) {
    const [, mark] = MARK.exec(line) ?? [];
    if (mark === "next-line") marked.add(kept.length + 1);
    else if (mark === "start") start = index + 1;
    else if (mark === "end" && start === null)
      report(index + 1, '"highlight-end" has no beginning.', "Write:  highlight-start");
    else if (mark === "end") start = null;
    else {
      kept.push(line);
      if (start !== null) marked.add(kept.length);
    }
  }
  if (start !== null)
    report(start, '"highlight-start" has no end.', "Write a comment with:  highlight-end");
  return { code: kept.join("\n"), marked };
}

/**
 * The lines of coloured code, each whole by itself: a span that goes on in the next line is closed
 * and opened again.
 */
export function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag.startsWith("</")) open.pop();
      else open.push(tag);
    }
    return before + line + "</span>".repeat(open.length);
  });
}
