import type { Env, Token } from "markdown-it";
import { siteMarkdown } from "./syntax.ts";

/** A Markdown text after parsing, before anything is drawn: the linter checks it, and pages render it. */
export type ParsedText = ReturnType<typeof parseText>;

/** Replaces what is not the editor's plain text: code, images, `\*`, `&lt;`. */
export const PLACEHOLDER = "\uFFFC";

const md = siteMarkdown();
// After `text_join` an escaped `\*` looks like `*`.
md.core.ruler.before("text_join", "shown_text", ({ tokens }) => {
  for (const token of tokens)
    if (token.type === "inline") token.meta = { shown: shownText(token.children ?? []) };
});

/**
 * Parses a Markdown text. `meta.shown` of an inline token is what readers see of it, with a placeholder for all that is
 * markup or marked as text.
 *
 * @param source text without front matter
 */
export function parseText(source: string) {
  const env: Env = {};
  const tokens: readonly Token[] = md.parse(source, env);
  return {
    source,
    tokens,
    /** Names of addresses that the text defines: `[name]: https://…`. */
    references: Object.keys(env.references ?? {}),
  };
}

function shownText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, nesting, content }) => {
      if (type === "text") return content;
      if (type === "softbreak" || type === "hardbreak") return "\n";
      return nesting === 0 ? PLACEHOLDER : "";
    })
    .join("");
}

/** The address with its escapes decoded, as its author wrote it. */
export const readable = (address: string) => md.normalizeLinkText(address);
