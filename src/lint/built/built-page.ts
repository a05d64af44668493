import { Parser } from "htmlparser2";

/** What the linter needs of a built page. */
export interface BuiltPage {
  /** Addresses of links and images, but of texts that are on a page of their own. */
  links: readonly string[];
  /** All ids and named anchors. */
  ids: ReadonlySet<string>;
  /** Those of the main area outside of menus: what a link may have meant. */
  contentIds: ReadonlySet<string>;
  /** Ids of several elements. */
  repeatedIds: ReadonlySet<string>;
  /** The picture that links to the page show, and its description. */
  picture: string | undefined;
  pictureAlt: string | undefined;
  /** Whether it is a page of the site: has a main area. */
  isPage: boolean;
}

/** Menus inside the main area, whose ids no text links to. */
const MENUS = ["nav", "aside"];

/** Reads a page. */
export function readPage(html: string): BuiltPage {
  const links = new Set<string>();
  const ids = new Set<string>();
  const contentIds = new Set<string>();
  const repeatedIds = new Set<string>();
  const meta = new Map<string, string>();
  let isInMain = false;
  let isPage = false;
  let menus = 0;
  let isRepeated = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, name: anchor, href, src, property, content } = attributes;
      if (MENUS.includes(name)) menus += 1;
      if (id && ids.has(id)) repeatedIds.add(id);
      for (const own of [id, name === "a" ? anchor : undefined]) {
        if (!own) continue;
        ids.add(own);
        if (isInMain && menus === 0) contentIds.add(own);
      }
      if (name === "main") isInMain = isPage = true;
      // All docs on one page: their links are those of the docs themselves.
      if (name === "article" && attributes.class === "printed") isRepeated = true;
      if (name === "meta" && property && content) meta.set(property, content);
      const target = name === "a" ? href : name === "img" ? src : undefined;
      if (target && !isRepeated && !("data-nobrokenlinkcheck" in attributes)) links.add(target);
    },
    onclosetag(name) {
      if (MENUS.includes(name)) menus -= 1;
      if (name === "main") isInMain = false;
    },
  });
  parser.end(html);
  const [picture, pictureAlt] = [meta.get("og:image"), meta.get("og:image:alt")];
  return { links: [...links], ids, contentIds, repeatedIds, picture, pictureAlt, isPage };
}
