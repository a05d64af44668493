import type { Token } from "markdown-it";
import { MARKUP } from "../../messages/markup.ts";
import { shortened } from "../../schema/finding.ts";
import type { LintedText } from "./linted-text.ts";

/** How lines begin that each say something of their own: bold or plain labels, times, pictures, numbers of Google Docs. */
const BEGINNINGS = [
  /^\*\*[^*\n]{1,40}(?::\*\*|\*\*:)/,
  /^\p{Lu}[\p{L} ]{1,24}: /u,
  /^(?:kl\.? ?)?\d{1,2}[.:]\d{2}(?:\s*[–-]\s*\d{1,2}[.:]\d{2})?\s/i,
  /^(?:\p{Extended_Pictographic}|[0-9]\uFE0F?\u20E3|[☐☑☒✓✔✗])/u,
  /^\d+\\[.)]\s/,
];

/** A line that Markdown ends where it ends. */
const HARD_BREAK = /(?:\\| {2,})$/;

/** Reports lines that are meant as lines, and that Markdown joins into one paragraph. */
export function checkRunTogether({ tokens, lines, warn }: LintedText): void {
  for (const [index, block] of tokens.entries()) {
    const isParagraph = tokens[index - 1]?.type === "paragraph_open";
    if (block.type === "inline" && isParagraph) checkParagraph(block, lines, warn);
  }
}

/** A line of a postal address. */
const POSTCODE = /^(?:SE-)?\d{3} ?\d{2} \p{Lu}\p{L}+,?$/u;

/** What a spreadsheet exports: cells without a space behind what parts them. */
const CELLS = /^[^,;\n]+(?:[,;](?! )[^,;\n]*)+$/;

function checkParagraph({ map }: Token, lines: readonly string[], warn: LintedText["warn"]): void {
  const [start, end] = map ?? [0, 0];
  const written = lines.slice(start, end).map((line) => line.replace(/^[\s>]*(?:[-*+]\s+)?/, ""));
  for (const beginning of BEGINNINGS) {
    const first = written.findIndex((line) => beginning.test(line));
    if (first < 0) continue;
    const rest = written.slice(first);
    const other = rest.findIndex((line) => !beginning.test(line));
    const run = other < 0 ? rest : rest.slice(0, other);
    const isJoined = run.slice(0, -1).some((line) => !HARD_BREAK.test(line));
    if (run.length < 2 || !isJoined) continue;
    const list = run.map((line) => listItem(line.replace(HARD_BREAK, "").trim())).join("\n");
    warn(start + first + 1, MARKUP.runTogether({ line: shortened(run[0] ?? ""), list }));
    return;
  }
  if (written.length < 2 || written.some((line) => HARD_BREAK.test(line))) return;
  const line = shortened(written[0] ?? "");
  const rows = written.map((row) => row.split(/[,;]/));
  if (written.some((row) => POSTCODE.test(row.trim())) && written.every((row) => row.length < 50))
    warn(start + 1, MARKUP.addressLines({ line, better: written.join("\\\n") }));
  else if (
    written.every((row) => CELLS.test(row)) &&
    new Set(rows.map((row) => row.length)).size < 2
  )
    warn(start + 1, MARKUP.pastedTable({ line, better: tableOf(rows) }));
}

function tableOf(rows: readonly string[][]): string {
  const [head = "", ...others] = rows.map((row) => `| ${row.join(" | ")} |`);
  return [head, head.replaceAll(/[^|]+/g, " --- "), ...others].join("\n");
}

const listItem = (line: string) =>
  /^\d+\\/.test(line) ? line.replace("\\", "") : `- ${line.replace(/^[☐☑☒✓✔✗]\s*/, "")}`;
