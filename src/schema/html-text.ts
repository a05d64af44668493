import { Parser } from "htmlparser2";
import { z } from "zod";
import { HTML } from "../messages/html.ts";
import type { Mistake } from "../messages/message.ts";
import { linkMistake } from "./link-target.ts";

/** Elements allowed inside a line of text, besides links. */
const INLINE =
  "abbr b bdi br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr";
const TEXT = INLINE.split(" ");

/** What a piece of HTML may hold: `label` is itself a link, `item` may also draw a line (`hr`). */
const ALLOWED = { text: ["a", ...TEXT], label: TEXT, item: ["a", ...TEXT, "hr"] };
type HtmlKind = keyof typeof ALLOWED;

/** Elements without an end. */
const VOID = ["br", "wbr", "hr"];

/** Attributes of any element, and of some. Others may run code, send data, or mean something to the site's scripts. */
const ATTRIBUTES = ["lang", "title", "aria-label", "aria-hidden"];
const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "hreflang", "target", "rel", "data-nobrokenlinkcheck"],
  time: ["datetime"],
};

/**
 * What is wrong with a piece of HTML that is on every page: an element or attribute that does not
 * belong in a line of text, a link that leads nowhere, or tags that do not fit together, which would
 * affect the rest of the page.
 *
 * @returns the first mistake; null where there is none
 */
export function htmlMistake(html: string, kind: HtmlKind = "text"): Mistake | null {
  const mistakes: Mistake[] = [];
  let links = 0;
  let tags = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      const mistake = elementMistake(name, kind) ?? attributeMistake(name, attributes);
      if (mistake) mistakes.push(mistake);
      if (name === "a") links += 1;
      if (links > 1) mistakes.push(INCOMPLETE);
    },
    onclosetag(name, isImplied) {
      if (name === "a") links -= 1;
      if (!isImplied) tags += 1;
      else if (!VOID.includes(name)) mistakes.push(INCOMPLETE);
    },
    oncomment: () => mistakes.push(INCOMPLETE),
    onprocessinginstruction: () => mistakes.push(INCOMPLETE),
  });
  parser.end(html);
  // The parser leaves out tags that have no end, or close nothing.
  const written = html.replaceAll(/"[^"]*"/g, "").match(/<\/?[a-z]/gi) ?? [];
  if (written.length !== tags) mistakes.push(INCOMPLETE);
  return mistakes[0] ?? null;
}

const INCOMPLETE = HTML.incomplete();

function elementMistake(name: string, kind: HtmlKind): Mistake | null {
  if (ALLOWED[kind].includes(name)) return null;
  if (name === "a") return HTML.linkInLink();
  return HTML.element({ name, allowed: ALLOWED[kind].join(", ") });
}

function attributeMistake(name: string, attributes: Record<string, string>): Mistake | null {
  const allowed = [...(OWN_ATTRIBUTES[name] ?? []), ...ATTRIBUTES];
  const other = Object.keys(attributes).find((attribute) => !allowed.includes(attribute));
  if (other !== undefined)
    return HTML.attribute({ attribute: other, name, allowed: allowed.join(", ") });
  if (name === "a" && attributes.href !== undefined) return linkMistake(attributes.href);
  return null;
}

/** A line of text in which links may be written as in texts: `[words](/page)`. */
export const withHtmlLinks = (line: string) =>
  line.replaceAll(/\[([^\]]+)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>');

const htmlOf = (kind: HtmlKind) =>
  z
    .string()
    .min(1)
    .superRefine((html, context) => {
      const mistake = htmlMistake(withHtmlLinks(html), kind);
      if (mistake) context.addIssue({ code: "custom", params: { ...mistake } });
    })
    .transform(withHtmlLinks)
    .meta({ prose: "line" });

/** A text in every language that may hold inline elements. */
export const localizedHtml = (kind: HtmlKind = "text") =>
  z.strictObject({ sv: htmlOf(kind), en: htmlOf(kind) });
