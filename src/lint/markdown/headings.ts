import type { Token } from "markdown-it";
import { EXPLICIT_ID, explicitId, plainText } from "../../markdown/syntax.ts";
import { MARKUP } from "../../messages/markup.ts";
import { PIECES } from "../../messages/values.ts";
import { type LintedText, lineOf } from "./linted-text.ts";

/**
 * Checks headings: their levels, underlined and bold ones, a second title, explicit ids that are taken.
 *
 * @param pageTitle title of the front matter; null where the text has to give it
 * @returns the level-1 heading; null where there is none
 */
export function checkHeadings(
  { tokens, report, warn }: LintedText,
  pageTitle: string | null,
): string | null {
  const ids = new Set<string>();
  let title: string | null = null;
  let level = 1;
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1];
    const [, bold] = /^\*\*([^*]+[^*.:!?…])\*\*$/.exec(inline?.content ?? "") ?? [];
    if (bold && token.type === "paragraph_open" && token.level === 0) {
      const better = `${"#".repeat(level + 1)} ${bold}`;
      warn(lineOf(token), MARKUP.boldHeading({ text: bold, better }));
    }
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
    const [line = ""] = content.trim().split(/\s*\n/);
    report(lineOf(token), MARKUP.underlined({ line }));
  }

  function takeId(token: Token, content: string): void {
    const id = explicitId(content);
    if (id === undefined) return;
    if (ids.has(id)) report(lineOf(token), MARKUP.idTwice({ id }));
    ids.add(id);
  }

  function reportSkipped(token: Token, content: string, own: number, above: number): void {
    warn(
      lineOf(token),
      MARKUP.skippedLevel({
        own: `${"#".repeat(own)} ${content}`,
        above: above === 1 ? null : PIECES.aboveHas({ level: "#".repeat(above) }),
        better: `${"#".repeat(above + 1)} ${content}`,
      }),
    );
  }

  /** A page has one heading of level 1, its title; another would be lost. */
  function reportSecondTitle(token: Token, text: string, isFirst: boolean): void {
    const known = pageTitle ?? title;
    if (isFirst && token.level === 0 && (known === null || known === text)) return;
    const shown = token.markup === "=" ? `"${text}" with a line of = below it` : `"# ${text}"`;
    const mistake =
      known === null
        ? MARKUP.lateTitle({ shown, text })
        : MARKUP.secondTitle({ shown, text, title: known });
    report(lineOf(token), mistake);
  }
}
