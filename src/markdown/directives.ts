import type { MarkdownIt, StateBlock } from "markdown-it";
import container from "markdown-it-container";
import { suggestion } from "../schema/describe-issue.ts";
import { type Environment, environmentOf } from "./environment.ts";

const ADMONITIONS = ["note", "tip", "info", "warning", "danger"] as const;

/**
 * The `:::` directives: admonitions, which enclose text and close with `:::`, and data blocks,
 * which are one line (`::: roles board`). Whatever else begins with `:::` is reported.
 */
export function directives(md: MarkdownIt): void {
  for (const kind of ADMONITIONS) {
    md.use(container, kind, {
      render(
        tokens: { nesting: number; info: string }[],
        index: number,
        _options: unknown,
        env: Environment,
      ) {
        const token = tokens[index];
        if (token?.nesting !== 1) return "</div>\n";
        const title = token.info
          .trim()
          .slice(kind.length)
          .trim()
          .replace(/^\[(.*)\]$/, "$1");
        const heading = md.utils.escapeHtml(title || env.labels[`admonition.${kind}`]);
        return `<div class="admonition ${kind}" role="note">\n<p class="admonition-title">${heading}</p>\n`;
      },
    });
  }

  const alt = ["paragraph", "reference", "blockquote", "list"];
  md.block.ruler.before("fence", "data_block", dataBlock, { alt });
  md.block.ruler.before("fence", "comment", comment, { alt });
  md.core.ruler.after("block", "unclosed_admonitions", (state) => {
    const lines = state.src.split("\n");
    for (const token of state.tokens) {
      if (!/^container_.*_open$/.test(token.type) || !token.map) continue;
      const [start, end] = token.map;
      if (lines[end]?.trim().startsWith(":::")) continue;
      environmentOf(state).report(
        start + 1,
        `"${lines[start]?.trim()}" is never closed, so the rest of the page stands in the box.`,
        "Write  :::  on a line of its own where the box ends.",
      );
    }
  });
}

function dataBlock(
  state: StateBlock,
  startLine: number,
  _endLine: number,
  silent: boolean,
): boolean {
  const text = lineOf(state, startLine);
  const match = /^:::+\s*([\p{L}\d_-]*)\s*(.*)$/u.exec(text);
  if (!match) return false;
  const [, name = "", argument = ""] = match;
  if ((ADMONITIONS as readonly string[]).includes(name)) return false;
  if (silent) return true;
  const env = environmentOf(state);
  state.line = startLine + 1;
  if (name === "") {
    env.report(
      startLine + 1,
      '":::" closes a box, but none is open here.',
      "Remove the line. Data blocks such as  ::: roles board  are one line and are not closed.",
    );
    return true;
  }
  if (!env.blockNames.includes(name)) {
    env.report(
      startLine + 1,
      `There is no directive "${name}".`,
      suggestion(name, [...ADMONITIONS, ...env.blockNames]),
    );
    return true;
  }
  const html = env.renderBlock(name, argument.trim(), startLine + 1);
  if (html !== undefined) {
    const token = state.push("html_block", "", 0);
    token.map = [startLine, startLine + 1];
    token.content = `${html}\n`;
  }
  return true;
}

/** Comments are for editors and are left out; `<!-- truncate -->` ends the summary (BLOG-3). */
function comment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = lineOf(state, startLine);
  if (!first.startsWith("<!--") && !first.startsWith("{/*")) return false;
  const close = first.startsWith("<!--") ? "-->" : "*/}";
  let line = startLine;
  while (line < endLine && !lineOf(state, line).includes(close)) line += 1;
  if (line >= endLine || !lineOf(state, line).endsWith(close)) return false;
  if (silent) return true;
  state.line = line + 1;
  if (/^(<!--|\{\/\*)\s*truncate\s*(-->|\*\/\})$/.test(first)) {
    state.push("truncate", "", 0).hidden = true;
  }
  return true;
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]).trim();
}
