import { Parser } from "htmlparser2";
import { z } from "zod";
import type { Mistake } from "./finding.ts";
import { linkMistake } from "./link-target.ts";

/** Elements allowed inside a line of text, besides links. */
const INLINE =
  "abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr";
const TEXT = INLINE.split(" ");

/** What a piece of HTML may hold: `label` is itself a link, `item` may also draw a line (`hr`). */
const ALLOWED = { text: ["a", ...TEXT], label: TEXT, item: ["a", ...TEXT, "hr"] };
type HtmlKind = keyof typeof ALLOWED;

/** Elements without an end. */
const VOID = ["br", "wbr", "hr"];

/** Attributes of every element; `id` is not among them, as menus are drawn more than once. */
const GLOBAL = /^(class|dir|lang|title|translate|aria-[a-z-]+|data-[a-z-]+)$/;
const OWN: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel", "hreflang", "download"],
  time: ["datetime"],
};

/**
 * What is wrong with a piece of HTML that is on every page: an element or attribute that does not
 * belong in a line of text, a tag without its counterpart, a link that leads nowhere. An element that
 * is not closed here would swallow the rest of the page.
 *
 * @returns the first mistake; null where there is none
 */
export function htmlMistake(html: string, kind: HtmlKind = "text"): Mistake | null {
  const mistakes: (Mistake & { at: number })[] = [];
  const tags = new Set<number>();
  const open: { name: string; at: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex;
      tags.add(at);
      const mistake =
        elementMistake(name, kind) ??
        (name === "a" && open.some((outer) => outer.name === "a")
          ? { problem: "A link is inside another link.", fix: "Close the first with </a>." }
          : attributeMistake(name, attributes));
      if (mistake) mistakes.push({ at, ...mistake });
      if (!VOID.includes(name)) open.push({ name, at });
    },
    onclosetag(name, isImplied) {
      if (!isImplied) tags.add(parser.startIndex);
      if (VOID.includes(name)) return;
      const index = open.findLastIndex((element) => element.name === name);
      const [element] = open.splice(index, 1);
      if (!isImplied || !element) return;
      mistakes.push({
        at: element.at,
        problem: `<${name}> is never closed, so the rest of the page would belong to it.`,
        fix: `Write  </${name}>  where it ends.`,
      });
    },
    oncomment: () => mistakes.push({ at: parser.startIndex, ...COMMENT }),
    onprocessinginstruction: () => mistakes.push({ at: parser.startIndex, ...COMMENT }),
  });
  parser.end(html);
  for (const { 0: tag, index } of html.matchAll(/<\/?[a-z][a-z0-9-]*/gi)) {
    if (tags.has(index)) continue;
    mistakes.push({ at: index, ...unfinished(tag) });
  }
  const [first] = mistakes.sort((a, b) => a.at - b.at);
  return first ? { problem: first.problem, fix: first.fix } : null;
}

const COMMENT: Mistake = {
  problem: "A comment in HTML (<!-- … -->) does not belong in a text of the site.",
  fix: "Remove it.",
};

function unfinished(tag: string): Mistake {
  if (tag.startsWith("</")) {
    return {
      problem: `${tag}> closes nothing here; it would close a part of the page.`,
      fix: "Remove it, or write the tag that it closes before it.",
    };
  }
  return {
    problem: `The tag ${tag}… has no end.`,
    fix: 'Write  >  at its end, and a quotation mark on both sides of each address:  <a href="/docs/board">.',
  };
}

function elementMistake(name: string, kind: HtmlKind): Mistake | null {
  if (ALLOWED[kind].includes(name)) return null;
  if (name === "a") {
    return {
      problem: "A link is in a text that is a link already.",
      fix: 'Write the address into "to" or "href" of the item, and remove <a>.',
    };
  }
  return {
    problem: `<${name}> cannot be in this text, which is part of a line on many pages.`,
    fix: `Write text, and of HTML only: ${ALLOWED[kind].join(", ")}`,
  };
}

function attributeMistake(name: string, attributes: Record<string, string>): Mistake | null {
  const own = OWN[name] ?? [];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === "href" && own.includes("href")) {
      const mistake = linkMistake(value);
      if (mistake) return mistake;
    } else if (!GLOBAL.test(attribute) && !own.includes(attribute)) {
      return {
        problem: `The attribute "${attribute}" cannot be on <${name}> here.`,
        fix: `Remove it. Known: ${[...own, "class", "lang", "title"].join(", ")}`,
      };
    }
  }
  return null;
}

const htmlOf = (kind: HtmlKind) =>
  z
    .string()
    .min(1)
    .superRefine((html, context) => {
      const mistake = htmlMistake(html, kind);
      if (mistake) context.addIssue({ code: "custom", params: { ...mistake } });
    });

/** A text in every language that may hold inline elements. */
export function localizedHtml(kind: HtmlKind = "text") {
  return z.strictObject({
    sv: htmlOf(kind).describe("The Swedish text"),
    en: htmlOf(kind).describe("The English text"),
  });
}
