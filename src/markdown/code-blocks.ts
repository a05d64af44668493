import type { MarkdownIt } from "markdown-it";
import { environmentOf } from "./environment.ts";

/** Gives each code block a button that copies it; `widgets/behaviours/copy-code.ts` brings it to life. */
export function codeBlocks(md: MarkdownIt): void {
  for (const rule of ["fence", "code_block"] as const) {
    const draw = md.renderer.rules[rule];
    md.renderer.rules[rule] = (tokens, index, options, env = {}, renderer) => {
      const { labels } = environmentOf({ env });
      const { escapeHtml } = md.utils;
      const copy = escapeHtml(labels["CodeBlock.copy"]);
      const copied = escapeHtml(labels["CodeBlock.copied"]);
      const name = escapeHtml(labels["CodeBlock.copyButtonAriaLabel"]);
      return [
        '<div class="code">',
        draw?.(tokens, index, options, env, renderer),
        `<button class="copy scripted" type="button" aria-label="${name}" data-copy="${copied}">`,
        `<span>${copy}</span><span>${copied}</span></button>`,
        '<span class="sr" role="status"></span></div>\n',
      ].join("");
    };
  }
}
