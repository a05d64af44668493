import type { Path } from "../read/files/json-file.ts";
import { dataOf, type ReadSite } from "../read/site.ts";
import { categoryAddress, docsBase } from "../routes/routes.ts";
import type { SidebarItemData } from "../schema/docs.ts";
import type { Locale } from "../schema/localized.ts";

/** A version of the docs with its menus. */
export type DocsVersion = ReturnType<typeof docsVersions>[number];

/** An item of a menu; a doc may be written as its id. */
export type MenuItem = Exclude<SidebarItemData, string>;

/** The docs of all versions, with their menus. */
export function docsVersions(site: ReadSite) {
  return site.versions.versions.map(({ name, path }) => {
    return {
      name,
      path,
      isLast: name === site.versions.last,
      /** All its docs, drafts included. */
      all: site.pages.filter((page) => page.version === name),
      /** The file of the menus, and the menus by name. */
      file: site.archives.get(name)?.sidebars
        ? `src/versions/${name}/_data/sidebars.json`
        : "_data/sidebars.json",
      menus: new Map(Object.entries(dataOf(site, name).sidebars ?? {})),
    };
  });
}

/** Every item of a menu with its place, those in categories too. */
export function menuItems(
  items: readonly SidebarItemData[],
  path: Path,
): { item: MenuItem; path: Path }[] {
  return items.flatMap((written, index) => {
    const item: MenuItem = typeof written === "string" ? { type: "doc", id: written } : written;
    const own = [...path, index];
    const inside = item.type === "category" ? menuItems(item.items, [...own, "items"]) : [];
    return [{ item, path: own }, ...inside];
  });
}

/** Addresses of the pages that categories of a version generate (SIDE-4). */
export function categoryIndexes(
  { menus, path }: DocsVersion,
  locale: Locale,
  { href }: ReadSite,
): string[] {
  const base = docsBase(path, { href: (target) => href(target, locale) });
  const categories = [...menus.values()].flatMap((menu) => [
    ...menuItems(menu.items, []).flatMap(({ item }) => (item.type === "category" ? item : [])),
    ...Object.values(menu.categories),
  ]);
  return categories.flatMap(({ link, label }) =>
    link?.type === "generated-index" ? categoryAddress(base, link, label[locale]) : [],
  );
}
