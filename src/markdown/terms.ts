import type { MarkdownIt } from "markdown-it";
import { environmentOf } from "./environment.ts";

/**
 * Words of the glossary: a link to the entry, which a script turns into a button that shows the
 * explanation beside it.
 */
export function terms(md: MarkdownIt): void {
  md.core.ruler.push("terms", (state) => {
    const env = environmentOf(state);
    for (const { children } of state.tokens) {
      for (const [index, token] of (children ?? []).entries()) {
        if (token.type !== "term_open") continue;
        const known = env.explain(String(token.meta?.term));
        if (!known) {
          // An ordinary word.
          for (const tag of [token, children?.[index + 2]]) if (tag) tag.hidden = true;
          continue;
        }
        token.attrSet("class", "term");
        token.attrSet("href", known.href);
        token.attrSet("data-definition", known.explanation);
        // An inflected word or one within brackets.
        if (known.term !== children?.[index + 1]?.content) token.attrSet("data-term", known.term);
      }
    }
  });
}
