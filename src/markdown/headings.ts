import { decodeHTML } from "entities";
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import { createHeadingSlugger, headingSlug } from "../routes/slugs.ts";
import { format } from "../schema/format.ts";
import { type Environment, environmentOf } from "./environment.ts";
import type { Heading } from "./rendered-markdown.ts";
import { EXPLICIT_ID, explicitId, plainText } from "./syntax.ts";

/** What lists of headings leave out: links but for their words, and pictures and widgets, which are HTML. */
const LEFT_OUT = /^(link|term)_(open|close)$|^html_inline$|^footnote_ref$/;

/**
 * Ids and direct links of headings (ANCH-1…3). The level-1 heading is removed: the page shows it as its
 * title.
 */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push("heading_ids", prepare);
  md.use(anchor, {
    level: [2, 3, 4, 5, 6],
    tabIndex: false,
    // markdown-it-anchor only keeps apart the ids that come before; explicit ids further down must
    // be reserved too, so the slugger is ours.
    slugifyWithState: (text, { env }) =>
      environmentOf({ env }).slugger?.(text) ?? headingSlug(text),
    getTokensText: (tokens) => plainText(tokens as unknown as Token[]),
    permalink(slug, _options, state, index) {
      const inline = state.tokens[index + 1];
      if (!inline?.children) return;
      const { labels } = environmentOf(state);
      const heading = plainText(inline.children);
      const label = format(labels["common.headingLinkTitle"], { heading });
      // Screen readers would read the name of the link as a part of the heading's.
      state.tokens[index]?.attrSet("aria-label", heading);
      const open = new state.Token("link_open", "a", 1);
      open.attrs = [
        ["class", "anchor"],
        ["href", hashOf(slug)],
        ["aria-label", label],
        ["title", label],
        ["translate", "no"],
      ];
      open.meta = { permalink: true };
      inline.children.push(open, new state.Token("link_close", "a", -1));
    },
  });
}

/**
 * The headings of a text, in order.
 *
 * @param tokens as they are drawn: ids are set and links are resolved
 */
export function headingsOf(tokens: readonly Token[], md: MarkdownIt, env: Environment): Heading[] {
  return tokens.flatMap((token, index) => {
    const id = token.type === "heading_open" && token.attrGet("id");
    if (!id) return [];
    const words = (tokens[index + 1]?.children ?? []).filter(({ type }) => !LEFT_OUT.test(type));
    return {
      level: Number(token.tag.slice(1)),
      id: String(id),
      text: plainText(words).replaceAll(/\s+/g, " "),
      html: md.renderer.renderInline(words, md.options, env).trim(),
    };
  });
}

/** The headings of a text and, where they are in its HTML, those of its blocks that are to be listed. */
export function withThoseOfBlocks(headings: readonly Heading[], html: string): readonly Heading[] {
  const listed = [...html.matchAll(/<h(\d) id="([^"]*)" aria-label="([^"]*)" data-listed/g)].map(
    ([, level, id = "", name = ""]) => ({
      level: Number(level),
      id,
      text: decodeHTML(name),
      html: name,
    }),
  );
  if (listed.length === 0) return headings;
  const placeOf = ({ id }: Heading) => html.indexOf(` id="${id}"`);
  return [...headings, ...listed].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Letters stay as they are: browsers encode them, and only a percent sign would be read as a code. */
function hashOf(id: string): string {
  return `#${id.replaceAll("%", "%25")}`;
}

/** Reads explicit ids, removes the level-1 heading at the top, and reserves the ids that are taken. */
function prepare(state: StateCore): void {
  const env = environmentOf(state);
  const reserved: string[] = [];
  for (const [index, token] of [...state.tokens.entries()].reverse()) {
    const inline = state.tokens[index + 1];
    if (token.type !== "heading_open" || token.level !== 0 || !inline?.children) continue;
    const id = explicitId(inline.content);
    removeIds(inline.children);
    if (token.tag === "h1") {
      if (env.countsTitle) reserved.push(headingSlug(plainText(inline.children)));
      state.tokens.splice(index, 3);
    } else if (id) {
      token.attrSet("id", id);
      reserved.push(id);
    }
  }
  env.slugger = createHeadingSlugger(reserved);
}

function removeIds(children: readonly Token[]): void {
  const last = children.at(-1);
  if (last?.type === "text") last.content = last.content.replace(EXPLICIT_ID, "");
}
