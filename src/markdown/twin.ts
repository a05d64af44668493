import type { Token } from "markdown-it";
import { isMark } from "./code-lines.ts";
import { containerTitle } from "./containers.ts";
import type { Environment } from "./environment.ts";
import type { FenceOptions } from "./fence-options.ts";
import { EXPLICIT_ID } from "./headings.ts";
import { imageAddressOf } from "./images.ts";
import { destinationAt, firstLine, offsetOf } from "./source-places.ts";

/** A part of a line that is written differently; columns count from 0. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Lines of a text that are being changed; what nothing changes stays as its author wrote it. */
interface Draft {
  lines: readonly string[];
  edits: Map<number, Edit[]>;
  /** Whole lines, by number; empty where they are left out. */
  blocks: Map<number, readonly string[]>;
}

/**
 * A text as Markdown for those who read no HTML: the source with data in place of directives, links
 * and images with whole addresses, and without what is meant for the build. Nothing is parsed again.
 *
 * @param tokens the parsed text
 * @param source the same, as it is written, without front matter
 */
export function twinText(tokens: readonly Token[], source: string, env: Environment): string {
  const draft: Draft = { lines: source.split("\n"), edits: new Map(), blocks: new Map() };
  for (const lines of env.titleLines) leaveOut(draft, lines);
  /** Where the next cell of a row begins at the earliest. */
  const cells = new Map<number, number>();
  for (const token of tokens) {
    if (token.type === "inline") editInline(token, source, draft, cells, env);
    else if (token.map) editBlock(token, token.map, draft, env);
  }
  if (env.references) leaveOutDefinitions(tokens, draft);
  return written(draft);
}

function editBlock(token: Token, [start, end]: [number, number], draft: Draft, env: Environment) {
  const line = draft.lines[start] ?? "";
  const markdown = token.meta?.markdown;
  if (token.type === "comment" || token.type === "truncate") leaveOut(draft, [start, end]);
  else if (token.type === "html_block" && typeof markdown === "string") {
    draft.blocks.set(start, ["", ...indented(line, ":::", markdown), ""]);
  } else if (token.type === "fence") editFence(token, [start, end], draft);
  else if (token.type === "heading_open") {
    const at = line.search(EXPLICIT_ID);
    if (at >= 0) edit(draft, start, { from: at, to: line.length, text: "" });
  } else if (/^container_.*_open$/.test(token.type)) {
    const title = containerTitle(token, env.labels);
    draft.blocks.set(start, title ? ["", ...indented(line, ":::", `**${title}**`), ""] : [""]);
    if (draft.lines[end]?.includes(":::")) draft.blocks.set(end, [""]);
  }
}

/** Of what stands behind the backticks only language and title mean something elsewhere. */
function editFence(token: Token, [start, end]: [number, number], draft: Draft): void {
  const line = draft.lines[start] ?? "";
  const { language, title } = (token.meta as unknown as { options: FenceOptions }).options;
  const from = line.indexOf(token.markup) + token.markup.length;
  const text = [language, ...(title === null ? [] : [`title="${title}"`])].join(" ");
  edit(draft, start, { from, to: line.length, text });
  for (let number = start + 1; number < end; number += 1) {
    if (isMark(draft.lines[number] ?? "")) leaveOut(draft, [number, number + 1]);
  }
}

/** Gives links and images whole addresses. */
function editInline(
  block: Token,
  source: string,
  draft: Draft,
  cells: Map<number, number>,
  env: Environment,
): void {
  const edits = targetsOf(block, env);
  const first = firstLine(block, source);
  let start = 0;
  for (const [index, content] of block.content.split("\n").entries()) {
    const number = first + index;
    const end = start + content.length;
    const line = draft.lines[number] ?? "";
    // Not found where the parser has changed the line: an escaped bar in a table, a tab.
    const column = line.indexOf(content, cells.get(number) ?? 0);
    if (column >= 0) {
      cells.set(number, column + content.length);
      for (const { from, to, text } of edits) {
        if (from < start || to > end) continue;
        edit(draft, number, { from: column + from - start, to: column + to - start, text });
      }
    }
    start = end + 1;
  }
}

/** What has to be written in place of the targets of a block, by their places in its content. */
function targetsOf({ content, children }: Token, env: Environment): Edit[] {
  const edits: Edit[] = [];
  const open: Token[] = [];
  const target = (href: string) => (/[()\s]/.test(href) ? `<${href}>` : href);
  for (const token of children ?? []) {
    if (token.type === "link_open") open.push(token);
    if (token.type === "link_close") {
      const link = open.pop();
      const isWritten = link && !link.meta?.permalink && link.info !== "auto";
      if (!isWritten) continue;
      const href = target(env.absolute(String(link.attrGet("href") ?? "")));
      const { from, to, isReference } = destinationAt(content, offsetOf(token), link);
      edits.push({ from, to, text: isReference ? `(${href})` : href });
    }
    if (token.type === "term_open") {
      const { shown, written } = token.meta as { shown: string; written: string };
      const from = offsetOf(token);
      const href = target(env.absolute(String(token.attrGet("href") ?? "")));
      const text = token.hidden ? shown : `[${shown}](${href})`;
      edits.push({ from, to: from + written.length, text });
    }
    if (token.type === "picture") {
      const address = imageAddressOf(token);
      const end = offsetOf(token) + "![".length + token.content.length;
      const { from, to, isReference } = destinationAt(content, end, token);
      if (address === null) continue;
      const href = target(env.absolute(address));
      edits.push({ from, to, text: isReference ? `(${href})` : href });
    }
  }
  return edits;
}

/** Links by reference have become plain ones, so what they refer to is not needed any more. */
function leaveOutDefinitions(tokens: readonly Token[], draft: Draft): void {
  const code = new Set(
    tokens.flatMap(({ type, map }) =>
      map && /^(fence|code_block)$/.test(type)
        ? Array.from({ length: map[1] - map[0] }, (_, index) => map[0] + index)
        : [],
    ),
  );
  for (const [number, line] of draft.lines.entries()) {
    if (!code.has(number) && /^[\s>]*\[(?!\^)[^\]]+\]:\s/.test(line)) {
      leaveOut(draft, [number, number + 1]);
    }
  }
}

/** Lines in place of another, behind the same signs of lists and quotations. */
function indented(line: string, mark: string, text: string): string[] {
  const before = line.slice(0, line.indexOf(mark));
  const rest = before.replaceAll(/[^\s>]/g, " ");
  return text.split("\n").map((part, index) => (index === 0 ? before : rest) + part);
}

function edit({ edits }: Draft, line: number, change: Edit): void {
  const known = edits.get(line);
  if (known) known.push(change);
  else edits.set(line, [change]);
}

function leaveOut({ blocks }: Draft, [start, end]: readonly [number, number]): void {
  for (let line = start; line < end; line += 1) blocks.set(line, []);
}

/** The lines after all changes; what has been left out leaves no gap. */
function written({ lines, edits, blocks }: Draft): string {
  const text: string[] = [];
  let isAfterChange = true;
  for (const [number, line] of lines.entries()) {
    const block = blocks.get(number);
    for (const part of block ?? [withEdits(line, edits.get(number))]) {
      const isGap = part.trim() === "" && !text.at(-1)?.trim();
      if (!isGap || !(block || isAfterChange)) text.push(part);
      if (!block && part.trim() !== "") isAfterChange = false;
    }
    if (block) isAfterChange = true;
  }
  return text.join("\n").trim();
}

function withEdits(line: string, edits: readonly Edit[] = []): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: part }) => text.slice(0, from) + part + text.slice(to), line);
}
