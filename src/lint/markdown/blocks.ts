import type { Token } from "markdown-it";
import { argumentMistake, type BlockArguments } from "../../blocks/arguments.ts";
import { readFenceOptions } from "../../markdown/fence-options.ts";
import { BOXES, boxTitle } from "../../markdown/syntax.ts";
import { suggestion } from "../../schema/describe-issue.ts";
import { shortened } from "../../schema/finding.ts";
import { HTML_TAG } from "./html-advice.ts";
import { lineOf, type ParsedText } from "./parsed-text.ts";

/** Boxes that need a title, and what it is for. */
const TITLES: Readonly<Record<string, string>> = {
  details: "readers press it to open the rest",
  tab: "it is what readers choose by",
};

type OpenBox = ReturnType<typeof openBox>;

/** Checks code, indented text, boxes and data blocks. */
export function checkBlocks(text: ParsedText, blocks: BlockArguments): void {
  const open: OpenBox[] = [];
  let misspelt = 0;
  for (const token of text.tokens) {
    if (token.type === "fence") checkFence(token, text);
    else if (token.type === "code_block") reportIndented(token, text);
    else if (token.type === "ordered_list_open") checkListStart(token, text);
    else if (token.type === "data_block") {
      // What closes a box whose name is misspelt has no finding of its own.
      if (token.meta?.name === "" && misspelt > 0) misspelt -= 1;
      else if (checkDataBlock(token, text, blocks) === "box") misspelt += 1;
    }
    const [, name = "", end] = /^container_(.*)_(open|close)$/.exec(token.type) ?? [];
    if (end === "close") closeBox(name, open.pop(), text);
    else {
      checkPlace(token, name, open.at(-1), text);
      if (end === "open") open.push(openBox(token, name, text));
    }
  }
}

function checkFence(token: Token, { lines, report, warn }: ParsedText): void {
  const [start, end] = token.map ?? [0, 0];
  const lineCount = token.content.split("\n").length - 1;
  readFenceOptions(token.info, lineCount, (problem, fix) => report(start + 1, problem, fix));
  const last = (lines[end - 1] ?? "").replace(/^[\s>]*/, "").trimEnd();
  const isClosed = end - 1 > start && last.startsWith(token.markup) && /^(`+|~+)$/.test(last);
  if (isClosed) return;
  warn(
    start + 1,
    `The code that begins with "${(lines[start] ?? "").trim()}" is never closed, so all that follows is shown as code.`,
    `Write  ${token.markup}  on a line of its own below its last line.`,
  );
}

function reportIndented(token: Token, { lines, warn }: ParsedText): void {
  const line = (lines[token.map?.[0] ?? 0] ?? token.content).trim();
  warn(
    lineOf(token),
    `"${shortened(line)}" is indented by four spaces or a tab, so it is shown as code.`,
    `For text write:  ${shortened(line)}  For code put it between lines of three backticks.`,
  );
}

/** A sentence that begins with a year, as in "2026. It was …", is a list to Markdown. */
function checkListStart(token: Token, { warn }: ParsedText): void {
  const start = Number(token.attrGet("start") ?? 1);
  if (start < 100) return;
  warn(
    lineOf(token),
    `"${start}." at the beginning of a line makes it a numbered list.`,
    `Write:  ${start}\\.`,
  );
}

/** @returns whether a box was meant */
function checkDataBlock(token: Token, { report }: ParsedText, blocks: BlockArguments) {
  const { name, argument } = token.meta as { name: string; argument: string };
  const add = (problem: string, fix: string | null) => report(lineOf(token), problem, fix);
  const known = blocks.get(name);
  if (name === "") {
    add(
      '":::" closes a box, but none is open here.',
      "Remove the line. Data blocks such as  ::: roles board  are one line and are not closed; a box that contains another has more colons than that.",
    );
  } else if (!blocks.has(name)) {
    const fix = suggestion(name, [...BOXES, ...blocks.keys()]);
    add(`There is no directive "${name}".`, fix);
    if (BOXES.some((box) => fix?.includes(`"${box}"`))) return "box";
  } else {
    const mistake = argumentMistake(name, argument, known);
    if (mistake) add(mistake.problem, mistake.fix);
  }
  return undefined;
}

function openBox(token: Token, name: string, { lines, report, warn }: ParsedText) {
  const [start, last] = token.map ?? [0, 0];
  const written = lines[start]?.trim() ?? "";
  const line = start + 1;
  const title = boxTitle(token.info);
  if (TITLES[name] && title === "")
    report(line, `"${written}" has no title; ${TITLES[name]}.`, `Write:  ${written} Title`);
  if (name === "tabs" && /\s/.test(title)) {
    report(
      line,
      `"${written}": tabs have a name of one word, or none.`,
      "Tabs with the same name are switched together:  :::: tabs computer",
    );
  }
  checkTitleMarkup(token, warn);
  if (!lines[last]?.trim().startsWith(":::")) {
    report(
      line,
      `"${written}" is never closed, so the rest of the page is inside the box.`,
      "Write  :::  on a line of its own where the box ends.",
    );
  }
  return { name, token, line, written, isReported: false, hasTabs: false };
}

function closeBox(name: string, box: OpenBox | undefined, { report }: ParsedText): void {
  if (name !== "tabs" || !box || box.hasTabs) return;
  report(box.line, `"${box.written}" contains no tabs.`, "Write  ::: tab Name  in it.");
}

function checkTitleMarkup(token: Token, warn: ParsedText["warn"]): void {
  const title = token.info.trim();
  if (!/\*\*|__|~~|`|\]\(|<!--|:::/.test(title) && title.search(HTML_TAG) < 0) return;
  const plain = title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(HTML_TAG, "")
    .replaceAll(/\*\*|__|~~|`|<!--|-->|:::/g, "");
  warn(
    lineOf(token),
    `Readers would see the markup of "${title}": titles are plain text.`,
    `Write:  ${token.markup} ${plain}`,
  );
}

/** Whether a token may be where it is. */
function checkPlace(
  token: Token,
  name: string,
  parent: OpenBox | undefined,
  { report }: ParsedText,
): void {
  const { level, map, markup } = token;
  if (name !== "" && parent && markup.length >= parent.token.markup.length && !parent.isReported) {
    const colons = ":".repeat(markup.length + 1);
    parent.isReported = true;
    report(
      parent.line,
      `"${parent.written}" contains another box, so it needs more colons than that one.`,
      `Begin and close it with  ${colons}`,
    );
  }
  if (name === "tab" && parent?.name === "tabs") parent.hasTabs = true;
  else if (name === "tab") {
    report(
      lineOf(token),
      '"::: tab" is outside of tabs.',
      "Put all tabs between  :::: tabs  and  ::::  (four colons).",
    );
  } else if (
    parent?.name === "tabs" &&
    level === parent.token.level + 1 &&
    map &&
    !parent.isReported
  ) {
    parent.isReported = true;
    report(
      map[0] + 1,
      `Only tabs may be directly in "${parent.written}".`,
      "Put it into one of them:  ::: tab Name",
    );
  }
}
