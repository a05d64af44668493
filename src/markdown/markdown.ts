import MarkdownIt, { type Token } from "markdown-it";
import footnote from "markdown-it-footnote";
import type { RenderedText } from "../model/sources.ts";
import { EXTRA_STYLES, type ExtraStyle } from "../schema/extra-styles.ts";
import { blockSlips } from "./block-slips.ts";
import { codeBlocks } from "./code-blocks.ts";
import { directives } from "./directives.ts";
import { type Environment, environmentOf } from "./environment.ts";
import { headings, plainText } from "./headings.ts";
import { images, outOfSight } from "./images.ts";
import { hide, reportLostWords } from "./lost-words.ts";
import { rawMarkup } from "./raw-markup.ts";
import { placeOf, rememberPlaces } from "./source-places.ts";
import { tasks } from "./tasks.ts";
import { terms } from "./terms.ts";
import { twinText } from "./twin.ts";
import { wholeWords } from "./whole-words.ts";

/** The one Markdown parser of the site. Raw HTML is off, so a page is valid whatever an editor writes. */
const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
rememberPlaces(md);
md.use(footnote);
codeBlocks(md);
tasks(md);
terms(md);
directives(md);
headings(md);
images(md);
blockSlips(md);
rawMarkup(md);
wholeWords(md);
md.core.ruler.push("links", (state) => {
  const env = environmentOf(state);
  for (const block of state.tokens) {
    for (const token of block.children ?? []) {
      if (token.type === "link_open" && !token.meta?.permalink) {
        const target = String(token.attrGet("href") ?? "");
        if (token.info !== "auto") hide(env, `${target} ${md.normalizeLinkText(target)}`);
        const { href, attributes } = env.resolveLink(target, placeOf(token, block, state.src));
        token.attrSet("href", href);
        for (const [name, value] of Object.entries(attributes)) token.attrSet(name, value);
      }
    }
  }
});
/** What few texts hold. */
const EXTRA_STYLE_OF: Readonly<Record<string, ExtraStyle>> = {
  table_open: "table",
  blockquote_open: "quote",
  footnote_block_open: "footnotes",
};
// A wide table scrolls on its own, also by keyboard; regions of one page need names of their own.
md.renderer.rules.table_open = (tokens, index, _options, env = {}) => {
  const label = md.utils.escapeHtml(tableName(tokens, index, environmentOf({ env })));
  return `<section class="scroll" tabindex="0" aria-label="${label}"><table>\n`;
};
md.renderer.rules.table_close = () => "</table></section>\n";
// markdown-it aligns with `style`, which the Content-Security-Policy does not let through.
md.core.ruler.push("tables", (state) => {
  for (const token of state.tokens) {
    const extra = EXTRA_STYLE_OF[token.type];
    if (extra) environmentOf(state).styles.add(extra);
    const style =
      token.type === "th_open" || token.type === "td_open" ? token.attrGet("style") : null;
    if (!style) continue;
    token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
    token.attrSet("data-align", String(style).replace("text-align:", ""));
  }
});
md.renderer.rules.truncate = () => "";
md.renderer.rules.footnote_block_open = () =>
  '<section class="footnotes" role="doc-endnotes">\n<ol>\n';
// By itself the link is only an arrow; the name says where it leads. A footnote that is referred to
// several times leads back to each place.
md.renderer.rules.footnote_anchor = (tokens, index, options, env = {}, renderer) => {
  const id = renderer.rules.footnote_anchor_name?.(tokens, index, options, env, renderer);
  const label = md.utils.escapeHtml(environmentOf({ env }).labels["common.footnoteBack"]);
  const use = Number(tokens[index]?.meta?.subId ?? 0);
  const isOneOfMany = use > 0 || tokens[index + 1]?.type === "footnote_anchor";
  const [target, number] = [use > 0 ? `${id}:${use}` : id, isOneOfMany ? ` ${use + 1}` : ""];
  return ` <a href="#fnref${target}" role="doc-backlink" aria-label="${label}${number}">↩${number}</a>`;
};

/** What a table shows: the heading that it stands under, with a number where that has several. */
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

/**
 * Renders a Markdown text.
 *
 * @param source text without front matter
 * @param env see `Environment`; mistakes go to its `report`
 * @param url address of the page, for links from the excerpt to its footnotes
 */
export function renderMarkdown(
  source: string,
  env: Environment,
  url: string,
): Omit<RenderedText, "line" | "links"> {
  const tokens = md.parse(source, env);
  reportLostWords(source, tokens, env);
  const end = tokens.findIndex(({ type }) => type === "truncate");
  const html = md.renderer.render(tokens, md.options, env);
  const excerpt =
    end < 0 ? tokens.filter(({ type }) => !type.startsWith("footnote_")) : tokens.slice(0, end);
  return {
    html,
    title: env.title,
    headings: env.headings,
    excerptHtml: env.hasExcerpt ? md.renderer.render(toExcerpt(excerpt, url), md.options, env) : "",
    truncated: end >= 0,
    firstLine: plainText(
      tokens.find(
        (token, index) => token.type === "inline" && tokens[index - 1]?.type === "paragraph_open",
      )?.children ?? [],
    ),
    styles: EXTRA_STYLES.filter((name) => env.styles.has(name)),
    source,
    markdown: twinText(tokens, source, env),
  };
}

/**
 * Tokens of a summary as they may stand beside other summaries: no ids, headings one level down
 * (a list shows its titles as h2), footnotes and the links of headings lead to the post itself.
 */
function toExcerpt(tokens: readonly Token[], url: string): Token[] {
  return tokens.map((token) => {
    const copy: Token = Object.assign(Object.create(Object.getPrototypeOf(token) as object), token);
    if (token.type.startsWith("heading_")) {
      copy.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
      copy.attrs = token.attrs?.filter(([name]) => name !== "id" && name !== "tabindex") ?? null;
    }
    if (token.children) {
      copy.children = token.children.filter(({ type }) => type !== "footnote_ref");
      copy.children = copy.children.map((child) => {
        if (child.type === "picture") return outOfSight(child);
        const href = child.type === "link_open" ? child.attrGet("href") : null;
        if (!href?.toString().startsWith("#")) return child;
        const link: Token = Object.assign(
          Object.create(Object.getPrototypeOf(child) as object),
          child,
        );
        link.attrs =
          child.attrs?.map(([name, value]) =>
            name === "href" ? [name, url + value] : [name, value],
          ) ?? null;
        return link;
      });
    }
    return copy;
  });
}
