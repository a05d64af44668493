import type { Env, Token } from "markdown-it";
import { siteMarkdown } from "../../markdown/syntax.ts";
import type { Finding, Mistake } from "../../schema/finding.ts";

/** A Markdown text after parsing, before anything is joined or drawn. */
export type ParsedText = ReturnType<typeof parseText>;

/** Reports a finding in a text; `line` counts from 1. */
export type TextReport = (line: number, mistake: Mistake, severity?: Finding["severity"]) => void;

/** Replaces what is not the editor's plain text: code, images, `\*`, `&lt;`. */
export const PLACEHOLDER = "\uFFFC";

const md = siteMarkdown();
const shown = new WeakMap<Token, string>();
// After `text_join` an escaped `\*` looks like `*`.
md.core.ruler.before("text_join", "shown_text", ({ tokens }) => {
  for (const token of tokens)
    if (token.type === "inline") shown.set(token, shownText(token.children ?? []));
});

/** Parses the text below the front matter. */
export function parseText(source: string, report: TextReport) {
  const env: Env = {};
  const tokens = md.parse(source, env);
  return {
    source,
    lines: source.split("\n"),
    tokens,
    /** Names of addresses that the text defines: `[name]: https://…`. */
    references: Object.keys(env.references ?? {}),
    /** What readers see of an inline token, with a placeholder for all that is markup or marked as text. */
    shown: (token: Token) => shown.get(token) ?? "",
    report,
    warn: (line: number, mistake: Mistake) => report(line, mistake, "warning"),
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

/** 1-based line of a block token. */
export const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1;
