import type { MarkdownIt, StateCore, Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import { format } from "../model/format.ts";
import { createHeadingSlugger, headingSlug } from "../model/routes/slugs.ts";
import { type Environment, environmentOf } from "./environment.ts";
import { hide } from "./lost-words.ts";

/** An id that is written by hand, at the end of a heading. */
export const EXPLICIT_ID = /\s*(?:\{#([^\s}]+)\}|<!--\s*#([^\s]+)\s*-->)\s*$/;

/**
 * Ids and direct links of headings (ANCH-1…3), and the list of headings for the table of contents.
 * The level-1 heading is taken out: the page shows it as its title.
 */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push("heading_ids", prepare);
  md.use(anchor, {
    level: [2, 3, 4, 5, 6],
    tabIndex: false,
    // markdown-it-anchor only keeps apart the ids that come before; explicit ids further down must
    // be reserved too, so the ids are handed out here.
    slugifyWithState: (text, { env }) =>
      environmentOf({ env }).slugger?.(text) ?? headingSlug(text),
    getTokensText: (tokens) => plainText(tokens as unknown as Token[]),
    permalink(slug, _options, state, index) {
      const inline = state.tokens[index + 1];
      if (!inline?.children) return;
      const { labels } = environmentOf(state);
      const label = format(labels["common.headingLinkTitle"], {
        heading: plainText(inline.children),
      });
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
  md.core.ruler.push("collect_headings", (state) => collect(md, state));
}

/** Letters stay as they are: browsers encode them, and only a percent sign would be read as a code. */
function hashOf(id: string): string {
  return `#${id.replaceAll("%", "%25")}`;
}

/** Reads explicit ids, takes the level-1 heading out, and reserves what is taken. */
function prepare(state: StateCore): void {
  const env = environmentOf(state);
  const reserved: string[] = [];
  const kept: Token[] = [];
  for (let index = 0; index < state.tokens.length; index += 1) {
    const token = state.tokens[index] as Token;
    const inline = state.tokens[index + 1];
    if (token.type === "heading_open" && token.level === 0 && inline?.children) {
      const id = takeExplicitId(inline.children, env);
      if (token.tag === "h1") {
        reportLost(token, plainText(inline.children), index === 0, env);
        if (token.map) env.titleLines.push(token.map);
        env.title ??= plainText(inline.children);
        hide(env, inline.content);
        if (env.countsTitle) reserved.push(headingSlug(env.title));
        index += 2;
        continue;
      }
      if (id && reserved.includes(id)) {
        env.report(
          (token.map?.[0] ?? 0) + 1,
          `The id "${id}" is on the page already, so links to this heading would lead to the other one.`,
          "Give it another id, or none.",
        );
      } else if (id) {
        token.attrSet("id", id);
        reserved.push(id);
      }
    }
    if (token.type === "heading_open" && token.tag === "h1" && inline?.children)
      reportLost(token, plainText(inline.children), false, env);
    kept.push(token);
  }
  state.tokens = kept;
  env.slugger = createHeadingSlugger(reserved);
}

/** A page has one heading of level 1, its title; one that would not become that would be lost. */
function reportLost(
  { map, markup }: Token,
  text: string,
  isFirst: boolean,
  env: Environment,
): void {
  const title = env.pageTitle ?? env.title;
  if (isFirst && (title === null || title === text)) return;
  const shown = markup === "=" ? `"${text}" with a line of = below it` : `"# ${text}"`;
  const problem =
    title === null
      ? "is the title of the page, but does not stand above its text."
      : `is a second heading of level 1, but a page has one, its title: "${title}".`;
  env.report((map?.[0] ?? 0) + 1, `${shown} ${problem}`, `Write:  ## ${text}`);
}

function takeExplicitId(children: Token[], env: Environment): string | undefined {
  const last = children.at(-1);
  const match = last?.type === "text" ? EXPLICIT_ID.exec(last.content) : null;
  if (!last || !match) return undefined;
  last.content = last.content.slice(0, match.index);
  hide(env, match[0]);
  return match[1] ?? match[2];
}

function collect(md: MarkdownIt, state: StateCore): void {
  const env = environmentOf(state);
  state.tokens.forEach((token, index) => {
    const inline = state.tokens[index + 1];
    const id = token.type === "heading_open" ? token.attrGet("id") : null;
    if (typeof id !== "string" || !inline?.children) return;
    const visible = inline.children.filter(
      ({ type }) =>
        type !== "link_open" &&
        type !== "link_close" &&
        type !== "term_open" &&
        type !== "term_close" &&
        type !== "image" &&
        type !== "footnote_ref",
    );
    env.headings.push({
      level: Number(token.tag.slice(1)),
      id,
      text: plainText(visible),
      html: md.renderer.render(visible, md.options, env).trim(),
    });
  });
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
