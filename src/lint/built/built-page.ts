import { decodeHTMLAttribute } from "entities";

/** What the linter needs of a built page. */
export type BuiltPage = ReturnType<typeof readPage>;

/** An opening tag. The site writes all attributes in double quotes. */
const TAG = /<([a-z][a-z0-9-]*)([^">]*(?:"[^"]*"[^">]*)*)>/g;

/**
 * Reads a page that the site has rendered. A regular expression takes a third of the time of a parser,
 * which counts for a thousand pages.
 *
 * @param texts addresses and ids of all pages, shared by them: a part of a string keeps the whole string in
 *   the memory, and here that is a page
 */
export function readPage(html: string, texts: Map<string, string>) {
  const page = {
    /** Addresses of links and images, but of texts that are on a page of their own. */
    links: new Set<string>(),
    /** All ids. */
    ids: new Set<string>(),
    /** Ids of several elements. */
    repeatedIds: new Set<string>(),
  };
  const own = (text: string): string => {
    const known = texts.get(text) ?? Buffer.from(text).toString();
    texts.set(known, known);
    return known;
  };
  // All docs on one page: their links are those of the docs themselves.
  let isRepeated = false;
  for (const [, tag = "", written = ""] of html.matchAll(TAG)) {
    const found = attribute(written, "id");
    const id = found && own(found);
    if (id && page.ids.has(id)) page.repeatedIds.add(id);
    if (id) page.ids.add(id);
    if (tag === "article" && attribute(written, "class") === "printed") isRepeated = true;
    const name = tag === "a" ? "href" : tag === "img" && "src";
    const target = name && attribute(written, name);
    if (target && !isRepeated && !written.includes("data-nobrokenlinkcheck"))
      page.links.add(own(target));
  }
  return page;
}

/** The value of an attribute of a tag. */
function attribute(written: string, name: string): string | undefined {
  const start = written.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  const value = written.slice(from, written.indexOf('"', from));
  return value.includes("&") ? decodeHTMLAttribute(value) : value;
}
