import type { MarkdownIt, Token } from "markdown-it";
import type { Labels } from "../schema/labels.ts";
import { splitLines, takeMarks } from "./code-lines.ts";
import { environmentOf } from "./environment.ts";
import { type FenceOptions, readFenceOptions } from "./fence-options.ts";
import { highlight } from "./highlight.ts";
import { hide } from "./lost-words.ts";

/** Lines, one of which goes on in the next. */
const WRAP_ICON =
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4"/></svg>';

/**
 * Code blocks with title, marked lines and numbers, and with buttons that wrap long lines and copy
 * the code; `widgets/behaviours/code-block.ts` brings those to life.
 */
export function codeBlocks(md: MarkdownIt): void {
  const { escapeHtml, unescapeAll } = md.utils;
  md.core.ruler.after("block", "code_blocks", (state) => {
    const env = environmentOf(state);
    for (const token of state.tokens) {
      if (token.type !== "fence" && token.type !== "code_block") continue;
      env.styles.add("code");
      if (token.type === "fence") {
        const written = token.content;
        const options = readFence(token, unescapeAll(token.info), (line, problem, fix) =>
          env.report((token.map?.[0] ?? 0) + 1 + line, problem, fix),
        );
        token.meta = { options };
        const kept = new Set(token.content.split("\n"));
        const marks = written.split("\n").filter((line) => !kept.has(line));
        hide(env, marks.join("\n"));
      }
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

/** What a block says of itself; comments that mark lines are taken out of its code. */
function readFence(
  token: Token,
  info: string,
  report: (line: number, problem: string, fix: string | null) => void,
): FenceOptions {
  const { code, marked } = takeMarks(token.content, report);
  token.content = code;
  const options = readFenceOptions(info, code.split("\n").length - 1, (problem, fix) =>
    report(0, problem, fix),
  );
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
    [
      "CodeBlock.wordWrapToggle",
      "CodeBlock.copyButtonAriaLabel",
      "CodeBlock.copy",
      "CodeBlock.copied",
    ] as const
  ).map((key) => escapeHtml(labels[key]));
  return [
    '<div class="code-buttons scripted">',
    `<button type="button" aria-label="${wrap}" title="${wrap}" aria-pressed="false" data-wrap="">${WRAP_ICON}</button>`,
    `<button class="copy" type="button" aria-label="${copyName}" data-copy="${copied}">`,
    `<span>${copy}</span><span>${copied}</span></button></div>`,
    '<span class="sr" role="status"></span>',
  ].join("");
}
