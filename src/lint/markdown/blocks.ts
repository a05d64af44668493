import type { Token } from "markdown-it";
import { readFenceOptions } from "../../markdown/fence-options.ts";
import { BOXES, boxTitle } from "../../markdown/syntax.ts";
import { BLOCK_MESSAGES } from "../../messages/blocks.ts";
import { MARKUP } from "../../messages/markup.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import { shortened } from "../../schema/finding.ts";
import { argumentMistake, type BlockArguments } from "./block-arguments.ts";
import { HTML_TAG } from "./html-advice.ts";
import { type LintedText, lineOf } from "./linted-text.ts";

/** Boxes that need a title. */
const TITLED = ["fact", "details", "tab"];

type OpenBox = ReturnType<typeof openBox>;

/** Checks code, indented text, boxes and data blocks. */
export function checkBlocks(text: LintedText, blocks: BlockArguments): void {
  const open: OpenBox[] = [];
  let misspelt = 0;
  const shown = new Set<string>();
  for (const [index, token] of text.tokens.entries()) {
    if (token.type === "bullet_list_open" || token.type === "paragraph_open")
      checkIndent(token, text.tokens[index - 1], text);
    if (token.type === "fence") checkFence(token, text);
    else if (token.type === "code_block") reportIndented(token, text);
    else if (/^(ordered|bullet)_list_open$/.test(token.type)) checkListStart(token, text);
    else if (token.type === "data_block") {
      // What closes a box whose name is misspelt has no finding of its own.
      if (token.meta?.name === "" && misspelt > 0) misspelt -= 1;
      else if (checkDataBlock(token, text, blocks) === "box") misspelt += 1;
      else checkTwice(token, shown, text);
    }
    const [, name = "", end] = /^container_(.*)_(open|close)$/.exec(token.type) ?? [];
    if (end === "close") closeBox(name, open.pop(), text);
    else {
      checkPlace(token, name, open.at(-1), text);
      if (end === "open") open.push(openBox(token, name, text));
    }
  }
}

/** Whether a line ends the code of a fence, by the lines of its text; else the rest of the text is code. */
export function isClosed({ map, markup }: Token, lines: readonly string[]): boolean {
  const [start, end] = map ?? [0, 0];
  const last = (lines[end - 1] ?? "").replace(/^[\s>]*/, "").trimEnd();
  return end - 1 > start && last.startsWith(markup) && /^(`+|~+)$/.test(last);
}

function checkFence(token: Token, { lines, report, warn }: LintedText): void {
  const [start] = token.map ?? [0];
  const lineCount = token.content.split("\n").length - 1;
  readFenceOptions(token.info, lineCount, (mistake) => report(start + 1, mistake));
  if (isClosed(token, lines)) return;
  const line = (lines[start] ?? "").trim();
  warn(start + 1, BLOCK_MESSAGES.codeOpen({ line, mark: token.markup }));
}

function reportIndented(token: Token, { lines, warn }: LintedText): void {
  const line = (lines[token.map?.[0] ?? 0] ?? token.content).trim();
  warn(lineOf(token), BLOCK_MESSAGES.indented({ line: shortened(line) }));
}

/** What is indented by less than three spaces below a number ends its list. */
function checkIndent({ map, level }: Token, before: Token | undefined, text: LintedText): void {
  const line = text.lines[map?.[0] ?? 0] ?? "";
  if (before?.type !== "ordered_list_close" || before.level !== level || !/^ {1,2}\S/.test(line))
    return;
  const better = `   ${line.trimStart()}`;
  text.warn((map?.[0] ?? 0) + 1, MARKUP.listApart({ line: shortened(line.trim()), better }));
}

/** A paragraph that begins with a year, as in "2026. It was …", or with a plus is a list to Markdown. */
function checkListStart(token: Token, { lines, warn }: LintedText): void {
  const [line = "", ...rest] = lines.slice(...(token.map ?? []));
  const [, sign = "", dot = ""] = /^[\s>]*(\d{3,}(?=[.)])|(?=\+))([.)+])/.exec(line) ?? [];
  if (dot === "" || rest.some((other) => /^[\s>]*\+ /.test(other))) return;
  warn(lineOf(token), BLOCK_MESSAGES.noListMeant({ start: sign + dot, better: `${sign}\\${dot}` }));
}

/** @returns whether a box was meant */
function checkDataBlock(token: Token, { report }: LintedText, blocks: BlockArguments) {
  const { name, argument } = token.meta as { name: string; argument: string };
  const known = blocks.get(name);
  const line = lineOf(token);
  if (name === "") report(line, BLOCK_MESSAGES.nothingOpen());
  else if (!blocks.has(name)) {
    const fix = suggestion(name, [...BOXES, ...blocks.keys()]);
    report(line, BLOCK_MESSAGES.unknownDirective({ name, fix }));
    if (BOXES.some((box) => fix?.en.includes(`"${box}"`))) return "box";
  } else {
    const mistake = argumentMistake(name, argument, known);
    if (mistake) report(line, mistake);
  }
  return undefined;
}

/** The ids and headings of a block would be on the page twice. */
function checkTwice(token: Token, shown: Set<string>, { report }: LintedText): void {
  const { name, argument } = token.meta as { name: string; argument: string };
  const block = `::: ${name} ${argument}`.trim();
  if (name !== "" && shown.has(block)) report(lineOf(token), BLOCK_MESSAGES.twice({ block }));
  shown.add(block);
}

function openBox(token: Token, name: string, { lines, report, warn }: LintedText) {
  const [start, last] = token.map ?? [0, 0];
  const written = lines[start]?.trim() ?? "";
  const line = start + 1;
  const title = boxTitle(token.info);
  if (TITLED.includes(name) && title === "")
    report(line, BLOCK_MESSAGES[name === "tab" ? "noTabTitle" : "noBoxTitle"]({ line: written }));
  if (name === "tabs" && /\s/.test(title)) report(line, BLOCK_MESSAGES.tabsName({ line: written }));
  checkTitleMarkup(token, warn);
  if (!/^[\s>]*:::/.test(lines[last] ?? ""))
    report(line, BLOCK_MESSAGES.boxOpen({ line: written }));
  return { name, token, line, written, isReported: false, hasTabs: false };
}

function closeBox(name: string, box: OpenBox | undefined, { report }: LintedText): void {
  if (name !== "tabs" || !box || box.hasTabs) return;
  report(box.line, BLOCK_MESSAGES.noTabs({ line: box.written }));
}

function checkTitleMarkup(token: Token, warn: LintedText["warn"]): void {
  const title = token.info.trim();
  if (!/\*\*|__|~~|`|\]\(|<!--|:::|\{/.test(title) && title.search(HTML_TAG) < 0) return;
  const plain = title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(HTML_TAG, "")
    .replace(/\{(?:.*?"([^"]*)")?.*\}/, "$1")
    .replaceAll(/\*\*|__|~~|`|<!--|-->|:::/g, "");
  const better = `${token.markup} ${plain}`;
  warn(lineOf(token), BLOCK_MESSAGES.markupInTitle({ title, better }));
}

/** Whether a token may be where it is. */
function checkPlace(
  token: Token,
  name: string,
  parent: OpenBox | undefined,
  { report }: LintedText,
): void {
  const { level, map, markup } = token;
  if (name === "tab" && parent?.name === "tab") {
    if (!parent.isReported) report(lineOf(token), BLOCK_MESSAGES.tabNotClosed());
    parent.isReported = true;
    return;
  }
  if (name !== "" && parent && markup.length >= parent.token.markup.length && !parent.isReported) {
    const colons = ":".repeat(markup.length + 1);
    parent.isReported = true;
    report(parent.line, BLOCK_MESSAGES.moreColons({ line: parent.written, colons }));
  }
  if (name === "tab" && parent?.name === "tabs") parent.hasTabs = true;
  else if (name === "tab") report(lineOf(token), BLOCK_MESSAGES.tabOutside());
  else if (
    parent?.name === "tabs" &&
    level === parent.token.level + 1 &&
    map &&
    !parent.isReported
  ) {
    parent.isReported = true;
    report(map[0] + 1, BLOCK_MESSAGES.onlyTabs({ line: parent.written }));
  }
}
