import type { Token } from "markdown-it";
import { EXPLICIT_ID, plainText } from "../../markdown/syntax.ts";
import { lineOf, type ParsedText } from "./parsed-text.ts";

/**
 * Checks headings: their levels, underlined ones, a second title, explicit ids that are taken.
 *
 * @param pageTitle title of the front matter; null where the text has to give it
 * @returns the level-1 heading; null where there is none
 */
export function checkHeadings(
  { tokens, report, warn }: ParsedText,
  pageTitle: string | null,
): string | null {
  const ids = new Set<string>();
  let title: string | null = null;
  let level = 1;
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1];
    if (token.type !== "heading_open" || !inline?.children) continue;
    const own = Number(token.tag.slice(1));
    if (token.markup === "-") reportUnderlined(token, inline.content);
    if (own > level + 1) reportSkipped(token, inline.content, own, level);
    level = own;
    if (own > 1) {
      if (token.level === 0) takeId(token, inline.content);
      continue;
    }
    const text = plainText(inline.children).replace(EXPLICIT_ID, "");
    reportSecondTitle(token, text, index === 0);
    if (token.level === 0) title ??= text;
  }
  return title;

  /** A sentence with a line of hyphens below it. */
  function reportUnderlined(token: Token, content: string): void {
    const line = firstLineOf(content);
    report(
      lineOf(token),
      `"${line}" becomes a heading, because of the line of hyphens below it.`,
      `For a ruler put an empty line between them; for a heading write:  ## ${line}`,
    );
  }

  function takeId(token: Token, content: string): void {
    const [, braced, commented] = EXPLICIT_ID.exec(content) ?? [];
    const id = braced ?? commented;
    if (!id) return;
    if (ids.has(id)) {
      const problem = `The id "${id}" is on the page already, so links to this heading would lead to the other one.`;
      report(lineOf(token), problem, "Give it another id, or none.");
    }
    ids.add(id);
  }

  function reportSkipped(token: Token, content: string, own: number, above: number): void {
    warn(
      lineOf(token),
      `"${"#".repeat(own)} ${content}" skips a level: ${above === 1 ? "the heading above it is the title" : `the heading above it has ${"#".repeat(above)}`}.`,
      `Write:  ${"#".repeat(above + 1)} ${content}`,
    );
  }

  /** A page has one heading of level 1, its title; another would be lost. */
  function reportSecondTitle(token: Token, text: string, isFirst: boolean): void {
    const known = pageTitle ?? title;
    if (isFirst && token.level === 0 && (known === null || known === text)) return;
    const shown = token.markup === "=" ? `"${text}" with a line of = below it` : `"# ${text}"`;
    const problem =
      known === null
        ? "is the title of the page, but is not above its text."
        : `is a second heading of level 1, but a page has one, its title: "${known}".`;
    report(lineOf(token), `${shown} ${problem}`, `Write:  ## ${text}`);
  }
}

const firstLineOf = (text: string) => (text.trim().split("\n")[0] ?? "").trim();
