import { Parser } from "htmlparser2";

/** What the linter needs of a built page. */
export type BuiltPage = ReturnType<typeof readPage>;

/** Menus inside the main area, whose ids no text links to. */
const MENUS = ["nav", "aside"];

/** Reads a page that the site has rendered. */
export function readPage(html: string) {
  const page = {
    /** Addresses of links and images, but of texts that are on a page of their own. */
    links: new Set<string>(),
    /** All ids and named anchors. */
    ids: new Set<string>(),
    /** Those of the main area outside of menus: what a link may have meant. */
    contentIds: new Set<string>(),
    /** Ids of several elements. */
    repeatedIds: new Set<string>(),
  };
  let isInMain = false;
  let menus = 0;
  // All docs on one page: their links are those of the docs themselves.
  let isRepeated = false;
  const parser = new Parser({
    onopentag(tag, { id, name, href, src, ...attributes }) {
      if (MENUS.includes(tag)) menus += 1;
      if (id && page.ids.has(id)) page.repeatedIds.add(id);
      for (const own of [id, tag === "a" ? name : undefined]) {
        if (!own) continue;
        page.ids.add(own);
        if (isInMain && menus === 0) page.contentIds.add(own);
      }
      if (tag === "main") isInMain = true;
      if (tag === "article" && attributes.class === "printed") isRepeated = true;
      const target = tag === "a" ? href : tag === "img" && src;
      if (target && !isRepeated && !("data-nobrokenlinkcheck" in attributes))
        page.links.add(target);
    },
    onclosetag(tag) {
      if (MENUS.includes(tag)) menus -= 1;
      if (tag === "main") isInMain = false;
    },
  });
  parser.end(html);
  return page;
}
