import type { MarkdownIt, Token } from "markdown-it";
import Prism from "prismjs";
// Each after the languages that it extends; the package itself has markup, css and javascript.
import "prismjs/components/prism-typescript.js";
import "prismjs/components/prism-jsx.js";
import "prismjs/components/prism-tsx.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-yaml.js";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-markdown.js";
import "prismjs/components/prism-python.js";
import { ICONS } from "../schema/icons.ts";
import type { Labels } from "../schema/labels.ts";
import { environmentOf } from "./environment.ts";
import { readFenceOptions } from "./fence-options.ts";

/** Lines, one of which goes on in the next. */
const WRAP_ICON = `<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS.wrap}"/></svg>`;

/**
 * Code blocks with title, marked lines and numbers, and with buttons that wrap long lines and copy
 * the code; `widgets/behaviours/code-block.ts` gives those their behaviour.
 */
export function codeBlocks(md: MarkdownIt): void {
  const { escapeHtml, unescapeAll } = md.utils;
  for (const rule of ["fence", "code_block"] as const) {
    md.renderer.rules[rule] = (tokens, index, _options, env = {}) => {
      const token = tokens[index] as Token;
      const { language, title, marked, hasLineNumbers } = readFenceOptions(
        unescapeAll(token.info),
        token.content.split("\n").length - 1,
        () => {},
      );
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

/** Each line as an element, which CSS can number and colour. */
function lines(html: string, marked: ReadonlySet<number>): string {
  return splitLines(html.replace(/\n$/, ""))
    .map((line, index) => {
      const tag = marked.has(index + 1) ? "mark" : "span";
      return `<${tag} class="line">${line}\n</${tag}>`;
    })
    .join("");
}

/** The lines of coloured code: a span that goes on in the next line is closed and opened again. */
function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag.startsWith("</")) open.pop();
      else open.push(tag);
    }
    return before + line + "</span>".repeat(open.length);
  });
}

function buttons(labels: Labels, escapeHtml: (text: string) => string): string {
  const [wrap, copyName, copy, copied] = (
    ["wordWrapToggle", "copyButtonAriaLabel", "copy", "copied"] as const
  ).map((key) => escapeHtml(labels[`CodeBlock.${key}`]));
  return [
    '<div class="code-buttons scripted">',
    `<button type="button" aria-label="${wrap}" title="${wrap}" aria-pressed="false" data-wrap="">${WRAP_ICON}</button>`,
    `<button class="copy" type="button" aria-label="${copyName}" data-copy="${copied}">`,
    `<span>${copy}</span></button></div>`,
    '<span class="sr" role="status"></span>',
  ].join("");
}

/** Colours a code block at build, in 0.2 ms where Shiki takes 3.4, so that browsers need no script. */
function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  // For an empty text markdown-it escapes the code itself.
  return grammar ? Prism.highlight(code, grammar, language) : "";
}
