import type { MarkdownIt, Token } from "markdown-it";
import type { Labels } from "../schema/labels.ts";
import { splitLines, takeMarks } from "./code-lines.ts";
import { environmentOf } from "./environment.ts";
import { type FenceOptions, readFenceOptions } from "./fence-options.ts";
import { highlight } from "./highlight.ts";

/** Lines, one of which goes on in the next. */
const WRAP_ICON =
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4"/></svg>';

/**
 * Code blocks with title, marked lines and numbers, and with buttons that wrap long lines and copy
 * the code; `widgets/behaviours/code-block.ts` gives those their behaviour.
 */
export function codeBlocks(md: MarkdownIt): void {
  const { escapeHtml, unescapeAll } = md.utils;
  md.core.ruler.after("block", "code_blocks", (state) => {
    for (const token of state.tokens) {
      if (token.type === "fence")
        token.meta = { options: readFence(token, unescapeAll(token.info)) };
    }
  });
  for (const rule of ["fence", "code_block"] as const) {
    md.renderer.rules[rule] = (tokens, index, _options, env = {}) => {
      const token = tokens[index] as Token;
      const { language, title, marked, hasLineNumbers } = (token.meta?.options ??
        PLAIN) as FenceOptions;
      const code = highlight(token.content, language) || escapeHtml(token.content);
      const tag = title === null ? "div" : "figure";
      return [
        `<${tag} class="code${hasLineNumbers ? " numbered" : ""}">`,
        title === null ? "" : `<figcaption>${escapeHtml(title)}</figcaption>`,
        // Long lines scroll, also by keyboard.
        `<pre tabindex="0"><code${language && ` class="language-${escapeHtml(language)}"`}>`,
        marked.size > 0 || hasLineNumbers ? lines(code, marked) : code,
        "</code></pre>",
        buttons(environmentOf({ env }).labels, escapeHtml),
        `</${tag}>\n`,
      ].join("");
    };
  }
}

const PLAIN: FenceOptions = { language: "", title: null, marked: new Set(), hasLineNumbers: false };

/** The options of a code block; comments that mark lines are removed from its code. */
function readFence(token: Token, info: string): FenceOptions {
  const { code, marked } = takeMarks(token.content, () => {});
  token.content = code;
  const options = readFenceOptions(info, code.split("\n").length - 1, () => {});
  return { ...options, marked: new Set([...options.marked, ...marked]) };
}

/** Each line as an element, which CSS can number and colour. */
function lines(html: string, marked: ReadonlySet<number>): string {
  return splitLines(html.replace(/\n$/, ""))
    .map((line, index) => {
      const tag = marked.has(index + 1) ? "mark" : "span";
      return `<${tag} class="line">${line}\n</${tag}>`;
    })
    .join("");
}

function buttons(labels: Labels, escapeHtml: (text: string) => string): string {
  const [wrap, copyName, copy, copied] = (
    ["wordWrapToggle", "copyButtonAriaLabel", "copy", "copied"] as const
  ).map((key) => escapeHtml(labels[`CodeBlock.${key}`]));
  return [
    '<div class="code-buttons scripted">',
    `<button type="button" aria-label="${wrap}" title="${wrap}" aria-pressed="false" data-wrap="">${WRAP_ICON}</button>`,
    `<button class="copy" type="button" aria-label="${copyName}" data-copy="${copied}">`,
    `<span>${copy}</span><span>${copied}</span></button></div>`,
    '<span class="sr" role="status"></span>',
  ].join("");
}
