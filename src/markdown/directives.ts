import type { MarkdownIt, StateBlock } from "markdown-it";
import { CONTAINER_NAMES, containers } from "./containers.ts";
import { environmentOf } from "./environment.ts";

/**
 * The `:::` directives: those that enclose text and close with `:::`, and data blocks, which are one
 * line (`::: roles board`).
 */
export function directives(md: MarkdownIt): void {
  containers(md);
  const alt = ["paragraph", "reference", "blockquote", "list"];
  md.block.ruler.before("fence", "data_block", dataBlock, { alt });
  md.block.ruler.before("fence", "comment", comment, { alt });
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
  if (CONTAINER_NAMES.includes(name)) return false;
  if (silent) return true;
  state.line = startLine + 1;
  const token = state.push("html_block", "", 0);
  token.map = [startLine, startLine + 1];
  token.content = `${environmentOf(state).renderBlock(name, argument.trim())}\n`;
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
  const isMark = /^(<!--|\{\/\*)\s*truncate\s*(-->|\*\/\})$/.test(first);
  const token = state.push(isMark ? "truncate" : "comment", "", 0);
  token.hidden = !isMark;
  token.map = [startLine, line + 1];
  return true;
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]).trim();
}
