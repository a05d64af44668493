import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { type Environment, environmentOf } from "./environment.ts";
import { HTML_TAG } from "./html-advice.ts";

/** Tells of blocks that the parser makes of something that was meant otherwise. */
export function blockSlips(md: MarkdownIt): void {
  md.core.ruler.after("block", "block_slips", (state) => {
    const env = environmentOf(state);
    const lines = state.src.split("\n");
    let level = 1;
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === "heading_open") {
        const text = state.tokens[index + 1]?.content ?? "";
        underlinedHeading(token, text, env);
        level = skippedLevel(token, { text, level }, env);
      } else if (token.type === "fence") openFence(token, lines, env);
      else if (token.type === "code_block") indentedText(token, state, env);
      else if (/^container_.*_open$/.test(token.type)) titleWithMarkup(token, env);
    }
  });
}

const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1;

/** A sentence with a line of hyphens below it; one of equals signs is a second title (ANCH-5). */
function underlinedHeading(token: Token, text: string, env: Environment): void {
  if (token.markup !== "-") return;
  env.report(
    lineOf(token),
    `"${firstLineOf(text)}" becomes a heading, because of the line of hyphens below it.`,
    `For a ruler put an empty line between them; for a heading write:  ## ${firstLineOf(text)}`,
  );
}

function skippedLevel(
  token: Token,
  { text, level }: { text: string; level: number },
  env: Environment,
): number {
  const own = Number(token.tag.slice(1));
  if (own > level + 1) {
    env.report(
      lineOf(token),
      `"${"#".repeat(own)} ${text}" skips a level: ${level === 1 ? "the heading above it is the title" : `the heading above it has ${"#".repeat(level)}`}.`,
      `Write:  ${"#".repeat(level + 1)} ${text}`,
      "warning",
    );
  }
  return own;
}

function openFence(token: Token, lines: readonly string[], env: Environment): void {
  const [start, end] = token.map ?? [0, 0];
  const last = (lines[end - 1] ?? "").replace(/^[\s>]*/, "").trimEnd();
  const isClosed = end - 1 > start && last.startsWith(token.markup) && /^(`+|~+)$/.test(last);
  if (isClosed) return;
  env.report(
    start + 1,
    `The code that begins with "${(lines[start] ?? "").trim()}" is never closed, so all that follows is shown as code.`,
    `Write  ${token.markup}  on a line of its own below its last line.`,
    "warning",
  );
}

function indentedText(token: Token, { src }: StateCore, env: Environment): void {
  const line = firstLineOf(src.split("\n")[token.map?.[0] ?? 0] ?? token.content);
  env.report(
    lineOf(token),
    `"${line}" is indented by four blanks or a tab, so it is shown as code.`,
    `For text write:  ${line}  For code put it between lines of three backticks.`,
    "warning",
  );
}

function titleWithMarkup(token: Token, env: Environment): void {
  const title = token.info.trim();
  if (!/\*\*|__|~~|`|\]\(|<!--|:::/.test(title) && title.search(HTML_TAG) < 0) return;
  const plain = title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(HTML_TAG, "")
    .replaceAll(/\*\*|__|~~|`|<!--|-->|:::/g, "");
  env.report(
    lineOf(token),
    `Readers would see the markup of "${title}": titles are plain text.`,
    `Write:  ${token.markup} ${plain}`,
    "warning",
  );
}

const firstLineOf = (text: string) => (text.trim().split("\n")[0] ?? "").trim();
