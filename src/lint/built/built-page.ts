import { decodeHTMLAttribute } from "entities";

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

/** An opening or closing tag. The site writes all attributes in double quotes. */
const TAG = /<(\/?[a-z][a-z0-9-]*)([^">]*(?:"[^"]*"[^">]*)*)>/g;

/**
 * Reads a page that the site has rendered. Regular expressions take a tenth of the time of a parser,
 * which counts for the menus of a thousand documents on each of a thousand pages.
 */
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
  for (const [, tag = "", written = ""] of html.matchAll(TAG)) {
    if (MENUS.includes(tag)) menus += 1;
    else if (MENUS.includes(tag.slice(1))) menus -= 1;
    else if (tag === "/main") isInMain = false;
    if (tag === "main") isInMain = isPage = true;
    if (!written.includes("=")) continue;
    const id = attribute(written, "id");
    if (id && ids.has(id)) repeatedIds.add(id);
    for (const own of [id, tag === "a" ? attribute(written, "name") : undefined]) {
      if (!own) continue;
      ids.add(own);
      if (isInMain && tag !== "main" && menus === 0) contentIds.add(own);
    }
    // All docs on one page: their links are those of the docs themselves.
    if (tag === "article" && attribute(written, "class") === "printed") isRepeated = true;
    if (tag === "meta")
      meta.set(attribute(written, "property") ?? "", attribute(written, "content") ?? "");
    const target =
      tag === "a" ? attribute(written, "href") : tag === "img" && attribute(written, "src");
    if (target && !isRepeated && !written.includes("data-nobrokenlinkcheck")) links.add(target);
  }
  const [picture, pictureAlt] = [meta.get("og:image"), meta.get("og:image:alt")];
  return { links: [...links], ids, contentIds, repeatedIds, picture, pictureAlt, isPage };
}

/** The value of an attribute of a tag. */
function attribute(written: string, name: string): string | undefined {
  const start = written.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  const value = written.slice(from, written.indexOf('"', from));
  return value.includes("&") ? decodeHTMLAttribute(value) : value;
}
