import type { MarkdownIt } from "markdown-it";
import { environmentOf } from "./environment.ts";

const TERM = /\[\[([^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\]/y;

/**
 * Words of the glossary: `[[sittning]]`, or `[[sittning|sittningar]]` where the text has another form.
 * A link to the entry, which a script turns into a button that shows the explanation beside it.
 */
export function terms(md: MarkdownIt): void {
  md.inline.ruler.before("link", "term", (state, silent) => {
    TERM.lastIndex = state.pos;
    const match = TERM.exec(state.src);
    if (!match) return false;
    const [written, term = "", shown = term] = match;
    if (!silent) {
      state.push("term_open", "a", 1).meta = { term: term.trim(), shown: shown.trim(), written };
      state.push("text", "", 0).content = shown.trim();
      state.push("term_close", "a", -1);
    }
    state.pos += written.length;
    return true;
  });
  md.core.ruler.push("terms", (state) => {
    const env = environmentOf(state);
    for (const block of state.tokens) {
      for (const [index, token] of (block.children ?? []).entries()) {
        if (token.type !== "term_open") continue;
        const term = String(token.meta?.term);
        const known = env.explain(term);
        if (!known) {
          // An ordinary word.
          for (const mark of [token, block.children?.[index + 2]]) if (mark) mark.hidden = true;
          continue;
        }
        token.attrSet("class", "term");
        token.attrSet("href", known.href);
        token.attrSet("data-definition", known.explanation);
      }
    }
  });
}
