import { currentOf, type Here, holdsPage, hrefOf } from "../../src/components/navbar/current.ts";
import { activeVersion } from "../../src/model/docs/versions.ts";
import { menuOf, menuPage } from "../../src/model/navbar/menus.ts";
import { docsSide } from "../../src/model/navbar/navbar.ts";
import { buildBlog } from "../../src/model/news/build-blog.ts";
import type { DocSource } from "../../src/model/sources.ts";
import { versionsFile } from "../../src/schema/docs.ts";
import type { Locale } from "../../src/schema/localized.ts";
import type { MenuItem } from "../../src/schema/menu.ts";
import { navbarFile } from "../../src/schema/navbar.ts";
import { both, type contextOf, docSource, versionsOf } from "./site-data.ts";

interface NavbarOptions {
  url?: string;
  locale?: Locale;
  docs?: (DocSource | string)[];
  data?: Parameters<typeof contextOf>[1];
  /** Where the languages lead from the page. */
  translations?: Record<Locale, string>;
}

/** The items of a navbar as a page shows them, in the order of the data, and its search. */
export function navbarOf(
  items: unknown[],
  {
    url = "/",
    locale = "sv",
    docs = [],
    data = {},
    translations = { sv: "/", en: "/en/" },
  }: NavbarOptions = {},
) {
  const navbar = navbarFile.parse({ title: "I", items });
  const { versions, context } = versionsOf(docs, { ...data, navbar }, locale);
  const { version, doc } = activeVersion(url, versions);
  const menu = menuOf({ context, versions, blog: buildBlog([], context) }, version).data;
  const sidebar = Object.values(version?.sidebars ?? {}).find(({ docIds }) =>
    docIds.has(doc?.id ?? ""),
  );
  const side = sidebar && docsSide(sidebar.id);
  const place = { url, version, docId: doc?.id, side, items: null, translations };
  const page = { ...menuPage(place, menu, versions, context), home: menu.home };
  return {
    items: menu.items.map((item) => shownItem(item, page)),
    search: menu.search && shownItem(menu.search, page),
  };
}

/** `active`: something in a group leads to the page or its section. */
function shownItem(item: MenuItem, page: Here): object {
  if (item.kind === "html") return item;
  if (item.kind === "link")
    return { ...item, href: hrefOf(item, page), current: currentOf(item, page) };
  return {
    ...item,
    active: holdsPage(item, page),
    link: item.link && shownItem(item.link, page),
    items: item.items.map((child) => shownItem(child, page)),
  };
}

/** The only item of a navbar. */
export const itemOf = (item: unknown, options?: NavbarOptions) =>
  navbarOf([item], options).items[0];

/** Current (at /docs/next), 2.0 (at /docs) and 1.0, of which 2.0 is the latest. */
export const VERSIONS = versionsFile.parse({
  last: "2.0",
  versions: [
    { name: "current", label: both("Next"), path: "next" },
    { name: "2.0", label: both("2.0"), path: "" },
    { name: "1.0", label: both("1.0"), path: "1.0" },
  ],
});
const VERSIONED_DOCS = [
  docSource("board.md", { version: "current", versionPath: "next" }),
  docSource("new.md", { version: "current", versionPath: "next" }),
  docSource("board.md", { version: "2.0", versionPath: "" }),
  docSource("board.md", { version: "1.0", versionPath: "1.0" }),
];

/** A page of a site whose docs have three versions; only the next one has the doc `new`. */
export function onPage(url: string) {
  return { url, docs: VERSIONED_DOCS, data: { versions: VERSIONS } };
}
