import { Parser } from "htmlparser2";

/** What the linter needs of a built page. */
export interface BuiltPage {
  /** Addresses of links and images, but of texts that are on a page of their own. */
  links: ReadonlySet<string>;
  /** All ids and named anchors. */
  ids: ReadonlySet<string>;
  /** Those of the main area outside of menus: what a link may have meant. */
  contentIds: ReadonlySet<string>;
  /** Ids of several elements. */
  repeatedIds: ReadonlySet<string>;
}

/** Menus inside the main area, whose ids no text links to. */
const MENUS = ["nav", "aside"];

/** Reads a page that the site has rendered. */
export function readPage(html: string): BuiltPage {
  const [links, ids, contentIds, repeatedIds] = Array.from({ length: 4 }, () => new Set<string>());
  const page = { links, ids, contentIds, repeatedIds } as Record<keyof BuiltPage, Set<string>>;
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
