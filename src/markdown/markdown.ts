import createParser, { type Token } from "markdown-it";
import footnote from "markdown-it-footnote";
import { freeId } from "../routes/slugs.ts";
import { format } from "../schema/format.ts";
import { boxes } from "./boxes.ts";
import { codeBlocks } from "./code-blocks.ts";
import { type Environment, environmentOf } from "./environment.ts";
import { headings, headingsOf, withThoseOfBlocks } from "./headings.ts";
import { images } from "./images.ts";
import type { ParsedText } from "./parsed-text.ts";
import { type RenderedMarkdown, TRUNCATE } from "./rendered-markdown.ts";
import { plainText } from "./syntax.ts";
import { tasks } from "./tasks.ts";
import { terms } from "./terms.ts";

/** What stays on one line, in escaped text: words such as e-post, ranges such as 20–30, "want to …". */
const WHOLE = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+|\d[\d.:]*–\d[\d.:]*\d|\p{L}+ …/gu;

/** Draws what was parsed: its rules change tokens, its renderer makes HTML of them. It parses nothing itself. */
const md = createParser().use(footnote);
md.core.ruler.enableOnly([]);
codeBlocks(md);
tasks(md);
terms(md);
boxes(md);
headings(md);
images(md);
// Before headings, whose names hold the words of links by key.
md.core.ruler.before("heading_ids", "links", (state) => {
  const env = environmentOf(state);
  for (const { children } of state.tokens) {
    for (const [index, token] of (children ?? []).entries()) {
      if (token.type === "text" && token.meta?.key) {
        const { prefix, key } = token.meta as { prefix: string; key: string };
        token.content = env.wordsOf(prefix, key) ?? token.content;
      }
      if (token.type !== "link_open") continue;
      const { href, attributes, note } = env.resolveLink(String(token.attrGet("href") ?? ""));
      const close = children?.find(
        ({ type, level }, at) => at > index && type === "link_close" && level === token.level,
      );
      if (note && close) {
        const words = new state.Token("text", "", 0);
        words.content = ` (${note})`;
        children?.splice(children.indexOf(close), 0, words);
      }
      if (href === null) {
        for (const tag of [token, close]) if (tag) tag.hidden = true;
        continue;
      }
      token.attrSet("href", href);
      for (const [name, value] of Object.entries(attributes)) token.attrSet(name, value);
    }
  }
});
// A wide table scrolls on its own, also by keyboard; regions of one page need names of their own.
md.renderer.rules.table_open = (tokens, index, _options, env = {}) => {
  const label = md.utils.escapeHtml(tableName(tokens, index, environmentOf({ env })));
  return `<section class="scroll" tabindex="0" aria-label="${label}"><table>\n`;
};
md.renderer.rules.table_close = () => "</table></section>\n";
// markdown-it aligns with `style`, which the Content-Security-Policy does not allow.
md.core.ruler.push("tables", (state) => {
  for (const token of state.tokens) {
    const style =
      token.type === "th_open" || token.type === "td_open" ? token.attrGet("style") : null;
    if (!style) continue;
    token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
    token.attrSet("data-align", String(style).replace("text-align:", ""));
  }
});
md.renderer.rules.data_block = (tokens, index, _options, env = {}) => {
  const { map, meta } = tokens[index] as Token;
  const { name, argument } = meta as { name: string; argument: string };
  const { ids = new Set(), renderBlock } = environmentOf({ env });
  return `${withFreeIds(renderBlock(name, argument, (map?.[0] ?? 0) + 1), ids)}\n`;
};
md.renderer.rules.comment = () => "";
md.renderer.rules.truncate = () => TRUNCATE;
// Browsers break after any hyphen; a hyphen that does not break (U+2011) or a word joiner would be another word to
// readers who copy or search it.
md.renderer.rules.text = (tokens, index) =>
  md.utils
    .escapeHtml(tokens[index]?.content ?? "")
    .replace(WHOLE, '<span class="nowrap">$&</span>');
for (const tag of ["link_open", "link_close"]) {
  md.renderer.rules[tag] = (tokens, index, options, _env, self) =>
    tokens[index]?.hidden ? "" : self.renderToken(tokens, index, options);
}
md.renderer.rules.footnote_block_open = (_tokens, _index, _options, env = {}) => {
  const label = md.utils.escapeHtml(environmentOf({ env }).labels["common.footnotes"]);
  return `<section class="footnotes" role="doc-endnotes" aria-label="${label}">\n<ol>\n`;
};
// All references to a footnote have its number; their ids differ.
md.renderer.rules.footnote_ref = (tokens, index, options, env = {}, renderer) => {
  const number = renderer.rules.footnote_anchor_name?.(tokens, index, options, env, renderer) ?? "";
  const label = format(environmentOf({ env }).labels["common.footnote"], { number });
  const use = Number(tokens[index]?.meta?.subId ?? 0);
  const id = use > 0 ? `${number}:${use}` : number;
  return `<sup class="footnote-ref"><a href="#fn${number}" id="fnref${id}" role="doc-noteref" aria-label="${md.utils.escapeHtml(label)}">[${number}]</a></sup>`;
};
// By itself the link is only an arrow; the name says where it leads. A footnote with several
// references links back to each of them.
md.renderer.rules.footnote_anchor = (tokens, index, options, env = {}, renderer) => {
  const id = renderer.rules.footnote_anchor_name?.(tokens, index, options, env, renderer);
  const label = md.utils.escapeHtml(environmentOf({ env }).labels["common.footnoteBack"]);
  const use = Number(tokens[index]?.meta?.subId ?? 0);
  const isOneOfMany = use > 0 || tokens[index + 1]?.type === "footnote_anchor";
  const [target, number] = [use > 0 ? `${id}:${use}` : id, isOneOfMany ? ` ${use + 1}` : ""];
  return ` <a href="#fnref${target}" role="doc-backlink" aria-label="${label}${number}">↩${number}</a>`;
};

/** The name of a table: its heading, with a number where a heading has several tables. */
function tableName(tokens: readonly Token[], index: number, { labels }: Environment): string {
  const names: string[] = [];
  let heading = "";
  for (const [at, { type }] of tokens.slice(0, index + 1).entries()) {
    if (type === "heading_open") heading = plainText(tokens[at + 1]?.children ?? []);
    if (type === "table_open") names.push(heading || labels["common.tableRegion"]);
  }
  const name = names.at(-1) ?? "";
  const number = names.filter((other) => other === name).length;
  return number > 1 ? `${name} ${number}` : name;
}

/** A block whose ids neither the text nor an earlier block has: what a calendar says takes no address of a heading. */
function withFreeIds(html: string, taken: Set<string>): string {
  const renamed = new Map<string, string>();
  return html.replaceAll(
    / ((?:id|for|aria-(?:labelledby|controls|describedby))="|href="#)([^"]*)/g,
    (_written, attribute: string, id: string) => {
      if (attribute === 'id="') renamed.set(id, freeId(id, taken));
      return ` ${attribute}${renamed.get(id) ?? id}`;
    },
  );
}

/** Renders a Markdown text to HTML. Raw HTML is text, so a page is valid whatever an editor writes. */
export function renderMarkdown(text: ParsedText, env: Environment): RenderedMarkdown {
  const state = new md.core.State(text.source, md, env);
  state.tokens = text.tokens.map(copyOf);
  md.core.process(state);
  const { tokens } = state;
  env.ids = new Set(tokens.flatMap((token) => String(token.attrGet("id") ?? "") || []));
  const html = md.renderer.render(tokens, md.options, env);
  return { html, headings: withThoseOfBlocks(headingsOf(tokens, md, env), html) };
}

/** A token of a text that is rendered several times, which drawing may change. */
function copyOf(token: Token): Token {
  const copy: Token = Object.assign(Object.create(Object.getPrototypeOf(token)), token);
  copy.attrs = token.attrs?.map(([name, value]) => [name, value]) ?? null;
  copy.children = token.children?.map(copyOf) ?? null;
  return copy;
}
