import type { MarkdownIt } from "markdown-it";
import { environmentOf } from "./environment.ts";

const TASK = /^\[([ xX])\]\s+/;

/**
 * Task lists: `- [x] done`, `- [ ] to do`. A drawn box and a hidden word, no checkbox: one that is
 * disabled cannot be reached by keyboard, is hard to see, and says nothing that the word does not.
 */
export function tasks(md: MarkdownIt): void {
  md.core.ruler.after("inline", "tasks", (state) => {
    const env = environmentOf(state);
    for (const [index, item] of state.tokens.entries()) {
      const text = state.tokens[index + 2]?.children?.[0];
      const match =
        item.type === "list_item_open" && text?.type === "text" && TASK.exec(text.content);
      if (!match || !text) continue;
      const isDone = match[1] !== " ";
      const word = env.labels[isDone ? "tasks.done" : "tasks.open"];
      const box = new state.Token("html_inline", "", 0);
      box.content = `<span class="box"${isDone ? ' data-done=""' : ""}></span><span class="sr">${md.utils.escapeHtml(word)} </span>`;
      text.content = text.content.slice(match[0].length);
      state.tokens[index + 2]?.children?.unshift(box);
      item.attrJoin("class", "task");
    }
  });
}
