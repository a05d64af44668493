import { activeVersion } from "../../src/collections/docs/versions.ts";
import { buildMenus, menuPage } from "../../src/collections/navbar/menus.ts";
import { docsSide } from "../../src/collections/navbar/navbar.ts";
import type { DocSource } from "../../src/collections/sources.ts";
import { versionsFile } from "../../src/schema/docs.ts";
import type { Locale } from "../../src/schema/localized.ts";
import type { MenuGroup, MenuHtml, MenuItem, MenuLink, NavbarItem } from "../../src/schema/menu.ts";
import { type NavbarFile, navbarFile } from "../../src/schema/navbar.ts";
import {
  type Current,
  currentOf,
  type Here,
  holdsPage,
  hrefOf,
} from "../../widgets/navbar/current.ts";
import { both, type contextOf, docSource, versionsOf } from "./site-data.ts";

/** A link as one page shows it. */
export interface ShownLink extends MenuLink {
  current: Current | null;
}

/** A group as one page shows it; `active`: something in it leads to the page or its section. */
export interface ShownGroup extends Omit<MenuGroup, "link" | "items"> {
  active: boolean;
  link: ShownLink | null;
  items: ShownItem[];
}

export type ShownItem = ShownLink | ShownGroup | MenuHtml;

export interface NavbarOptions {
  url?: string;
  locale?: Locale;
  docs?: (DocSource | string)[];
  data?: Parameters<typeof contextOf>[1];
  navbar?: object;
  /** Where the languages lead from the page. */
  translations?: Record<Locale, string>;
}

/** The navbar as a page shows it. */
export function navbarOf(
  items: unknown[],
  {
    url = "/",
    locale = "sv",
    docs = [],
    data = {},
    navbar = {},
    translations = { sv: "/", en: "/en/" },
  }: NavbarOptions = {},
) {
  const file: NavbarFile = navbarFile.parse({ title: "I", items, ...navbar });
  const { versions, context } = versionsOf(docs, { ...data, navbar: file }, locale);
  const { version, doc } = activeVersion(url, versions);
  const menus = buildMenus(context, versions, []);
  const menu = menus[version ? versions.indexOf(version) + 1 : 0]?.data;
  if (!menu) throw new Error("there is no menu");
  const sidebar = Object.values(version?.sidebars ?? {}).find(({ docIds }) =>
    docIds.has(doc?.id ?? ""),
  );
  const place = {
    url,
    version,
    docId: doc?.id,
    side: sidebar && docsSide(sidebar.id),
    items: null,
    translations,
  };
  const page = { ...menuPage(place, menu, versions, context), home: menu.home };
  const side = (isRight: boolean) =>
    menu.items
      .filter((item: NavbarItem) => (item.isRight ?? false) === isRight)
      .map((item) => shownItem(item, page));
  return {
    left: side(false),
    right: side(true),
    search: menu.search && shownItem(menu.search, page),
    brand: menu.brand,
    menus,
    page,
  };
}

function shownItem(item: MenuItem, page: Here): ShownItem {
  if (item.kind === "html") return item;
  const shownLink = (link: MenuLink): ShownLink => ({
    ...link,
    href: hrefOf(link, page),
    current: currentOf(link, page) ?? null,
  });
  if (item.kind === "link") return shownLink(item);
  return {
    ...item,
    active: holdsPage(item, page),
    link: item.link ? shownLink(item.link) : null,
    items: item.items.map((child) => shownItem(child, page)),
  };
}

/** The only item of a navbar. */
export function itemOf(item: unknown, options?: NavbarOptions): ShownItem | undefined {
  const { left, right } = navbarOf([item], options);
  return [...left, ...right][0];
}

/** The only item of a navbar, which has to be a link; it has a label if `item` brings none. */
export function linkOf(item: object, options?: NavbarOptions): ShownLink {
  const link = itemOf({ label: both("x"), ...item }, options);
  if (link?.kind !== "link") throw new Error(`not a link: ${JSON.stringify(link)}`);
  return link;
}

/** The only item of a navbar, which has to be a group. */
export function groupOf(item: object, options?: NavbarOptions): ShownGroup {
  const group = itemOf(item, options);
  if (group?.kind !== "group") throw new Error(`not a group: ${JSON.stringify(group)}`);
  return group;
}

export const labels = (items: readonly (MenuItem | ShownItem)[]) =>
  items.map((item) => (item.kind === "html" ? item.html : item.label));

const VERSIONS = versionsFile.parse({
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
