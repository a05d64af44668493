import type { MarkdownIt } from "markdown-it";
import { environmentOf } from "./environment.ts";

const TASK = /^\[([ xX])\]\s+/;

/**
 * Task lists: `- [x] done`, `- [ ] to do`. A drawn box and a hidden word, no checkbox: one that is
 * disabled cannot be reached by keyboard, is hard to see, and says nothing that the word does not.
 */
export function tasks(md: MarkdownIt): void {
  md.core.ruler.push("tasks", (state) => {
    const env = environmentOf(state);
    for (const [index, item] of state.tokens.entries()) {
      const { content = "", children } = state.tokens[index + 2] ?? {};
      const text = children?.[0];
      // An escaped bracket is one in the text, too.
      const match = text?.type === "text" && /^[^\\]/.test(content) && TASK.exec(text.content);
      if (item.type !== "list_item_open" || !match) continue;
      const isDone = match[1] !== " ";
      const word = env.labels[isDone ? "tasks.done" : "tasks.open"];
      const box = new state.Token("html_inline", "", 0);
      box.content = `<span class="box"${isDone ? ' data-done=""' : ""}></span><span class="sr">${md.utils.escapeHtml(word)} </span>`;
      text.content = text.content.slice(match[0].length);
      children?.unshift(box);
      item.attrJoin("class", "task");
    }
  });
}
