import type { MarkdownIt, Token } from "markdown-it";

/** A position in a text; both numbers count from 1. */
export interface TextPlace {
  line: number;
  /** Absent where the parser has changed the line too much to find it again. */
  column?: number;
}

/** Where the parser stood in the content of the block when it made a token. */
const offsets = new WeakMap<Token, number>();

/** Lets links and images remember where the parser found them, for `placeOf` and `offsetOf`. */
export function rememberPlaces(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      const token = super.push(type, tag, nesting);
      if (/^(link_open|link_close|image|term_open)$/.test(type)) offsets.set(token, this.pos);
      return token;
    }
  };
  // The parser gives the line of a row, but not of its cells.
  md.core.ruler.after("block", "cell_places", ({ tokens }) => {
    let row: Token["map"] = null;
    for (const token of tokens) {
      if (token.type === "tr_open") row = token.map;
      else if (token.type === "tr_close") row = null;
      else if (token.type === "inline") token.map ??= row;
    }
  });
}

/**
 * Where in the content of its block a link begins (`link_open`, behind its bracket) or its text ends
 * (`link_close`), or an image begins.
 */
export function offsetOf(token: Token): number {
  return offsets.get(token) ?? 0;
}

/**
 * Where a link or an image begins.
 *
 * @param token `link_open`, `image` or `term_open`
 * @param block the inline token that holds it
 * @param source the whole text
 */
export function placeOf(token: Token, block: Token, source: string): TextPlace {
  // An address without brackets becomes a link only when the line is parsed.
  const isBare = token.markup === "linkify";
  const bare = isBare ? block.content.indexOf(String(token.attrGet("href"))) : 0;
  const offset = isBare ? Math.max(0, bare) : offsetOf(token);
  // When the parser makes a link of [text](target), it is already past the bracket.
  const isBracketed = token.type === "link_open" && token.info !== "auto";
  const before = block.content.slice(0, isBracketed ? offset - 1 : offset).split("\n");
  const index = firstLine(block, source) + before.length - 1;
  // Indents and marks of quotations are not part of the content.
  const content = block.content.split("\n")[before.length - 1] ?? "";
  const start = source.split("\n")[index]?.indexOf(content) ?? -1;
  const column = start + (before.at(-1)?.length ?? 0) + 1;
  return { line: index + 1, ...(start < 0 ? {} : { column }) };
}

/** Index of a block's first line; the parser does not give it for a footnote inside a line. */
export function firstLine({ map, content }: Token, source: string): number {
  if (map) return map[0];
  const start = source.indexOf(content);
  return start < 0 ? 0 : source.slice(0, start).split("\n").length - 1;
}
