import createParser, { type MarkdownIt, type StateBlock, type Token } from "markdown-it";
import container from "markdown-it-container";
import footnote from "markdown-it-footnote";
import { rememberPlaces } from "./source-places.ts";

/** Directives that enclose text and are closed with `:::`. */
export const BOXES = [
  "note",
  "tip",
  "info",
  "warning",
  "danger",
  "caution",
  "fact",
  "details",
  "tabs",
  "tab",
] as const;

/** An id that is written by hand, at the end of a heading. */
export const EXPLICIT_ID = /\s*(?:\{#([^\s}]+)\}|<!--\s*#([^\s]+)\s*-->)\s*$/;

/** The id of a heading that is written by hand; undefined for most. */
export function explicitId(heading: string): string | undefined {
  const [, braced, commented] = EXPLICIT_ID.exec(heading) ?? [];
  return braced ?? commented;
}

/**
 * What is written in place of a word of the glossary to link by a key, and the scheme of the link: `[[roll:ordf]]`
 * shows the address of a role, `[[rollnamn:ordf]]` its name, `[[roll:ordf|words]]` other words. `[[länk:1177]]` leads
 * to a service outside the site, `[[telefon:1177]]` calls it.
 */
const KEYED_LINKS: Readonly<Record<string, string>> = {
  roll: "roll",
  rollnamn: "roll",
  länk: "länk",
  link: "link",
  telefon: "telefon",
  phone: "phone",
};

/** Prefixes of words in the other language: `[[sv:äskning]]`. */
const LANGUAGE = /^(?:sv|en)$/;

const TERM = /\[\[([^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\]/y;

/**
 * A parser for the Markdown of the site: CommonMark without HTML, tables, footnotes, boxes
 * (`::: note`), data blocks (`::: roles board`), comments, glossary terms (`[[word]]`), links by key and words of
 * the other language. It makes tokens only; what draws them and what checks them build on it.
 *
 * It adds the tokens `container_<box>_open`, `data_block` (`meta`: name and argument), `comment`,
 * `truncate`, `term_open` (`meta`: term, shown and written) and `term_close`.
 */
export function siteMarkdown(): MarkdownIt {
  const md = createParser({ html: false, linkify: true, typographer: false });
  // An address with its protocol is a link; a name with a dot may be a file or the end of a sentence.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  rememberPlaces(md);
  md.use(footnote);
  for (const name of BOXES)
    md.use(container, name, { validate: (info: string) => directiveName(info) === name });
  const alt = ["paragraph", "reference", "blockquote", "list"];
  md.block.ruler.before("fence", "data_block", dataBlock, { alt });
  md.block.ruler.before("fence", "comment", comment, { alt });
  md.inline.ruler.before("link", "term", (state, silent) => {
    TERM.lastIndex = state.pos;
    const match = TERM.exec(state.src);
    if (!match) return false;
    const [written, term = "", shown = term] = match;
    const [, prefix = "", key = ""] = /^([a-z\u00e5\u00e4\u00f6]+):(.*)$/.exec(term.trim()) ?? [];
    const scheme = Object.hasOwn(KEYED_LINKS, prefix) && KEYED_LINKS[prefix];
    if (scheme && !silent) {
      const link = state.push("link_open", "a", 1);
      link.attrSet("href", `${scheme}:${key}`);
      const text = state.push("text", "", 0);
      text.content = shown.trim();
      // The words are those of the data.
      if (shown === term) text.meta = { prefix, key };
      state.push("link_close", "a", -1);
    } else if (LANGUAGE.test(prefix) && !silent) {
      state.push("language_open", "span", 1).attrSet("lang", prefix);
      state.push("text", "", 0).content = key.trim();
      state.push("language_close", "span", -1);
    } else if (!silent) {
      state.push("term_open", "a", 1).meta = { term: term.trim(), shown: shown.trim(), written };
      state.push("text", "", 0).content = shown.trim();
      state.push("term_close", "a", -1);
    }
    state.pos += written.length;
    return true;
  });
  return md;
}

/** The name of a directive in what follows its colons. */
export const directiveName = (info: string) => /^\s*([\p{L}\d_-]*)/u.exec(info)?.[1] ?? "";

/** The title of a box: `Title` or, as on the former site, `[Title]`. */
export function boxTitle(info: string): string {
  return info
    .trim()
    .slice(directiveName(info).length)
    .trim()
    .replace(/^\[(.*)\]$/, "$1");
}

/** Text of inline tokens without markup. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) =>
      type === "softbreak" || type === "hardbreak"
        ? " "
        : type === "text" || type === "code_inline" || type === "text_special"
          ? content
          : children && type !== "image"
            ? plainText(children)
            : "",
    )
    .join("")
    .trim();
}

/** Whether a token may be in a paragraph of images, and of links around them. */
export function isImageOrLink({ type, content }: Token): boolean {
  return (
    /^(image|link_open|link_close|softbreak)$/.test(type) ||
    (type === "text" && content.trim() === "")
  );
}

/** Every other line that begins with `:::`, also one that names nothing known. */
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
  if (BOXES.some((box) => box === name)) return false;
  if (silent) return true;
  state.line = startLine + 1;
  const token = state.push("data_block", "", 0);
  token.map = [startLine, startLine + 1];
  token.meta = { name, argument: argument.trim() };
  token.content = text;
  return true;
}

/**
 * Lines of a text without the end of a comment, by its signs: of many comments that are not closed each would be
 * looked through to the end of the text.
 */
const searched = new WeakMap<StateBlock, Record<string, { from: number; to: number }>>();

/** Comments are for editors; `<!-- truncate -->` ends the summary of a post (BLOG-3). */
function comment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = lineOf(state, startLine);
  if (!first.startsWith("<!--") && !first.startsWith("{/*")) return false;
  const close = first.startsWith("<!--") ? "-->" : "*/}";
  const before = searched.get(state)?.[close];
  const isKnown = before && before.from <= startLine && startLine < before.to;
  let line = isKnown ? before.to : startLine;
  while (line < endLine && !lineOf(state, line).includes(close)) line += 1;
  const from = isKnown ? before.from : startLine;
  searched.set(state, { ...searched.get(state), [close]: { from, to: line } });
  if (line >= endLine || !lineOf(state, line).endsWith(close)) return false;
  if (silent) return true;
  state.line = line + 1;
  const isMark = /^(<!--|\{\/\*)\s*truncate\s*(-->|\*\/\})$/.test(first);
  const token = state.push(isMark ? "truncate" : "comment", "", 0);
  token.hidden = true;
  token.map = [startLine, line + 1];
  token.content = state.getLines(startLine, line + 1, 0, false);
  return true;
}

function lineOf(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]).trim();
}
