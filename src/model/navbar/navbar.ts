import type { NavbarItemData } from "../../schema/navbar.ts";
import type { Navbar, NavbarMarks, NavItem } from "../frame/frame-model.ts";
import { toLogo } from "../frame/logo.ts";
import type { LocaleContext } from "../site-data.ts";
import { dropdown } from "./items/dropdown.ts";
import { LEAF_TYPES } from "./items/leaves.ts";
import { localeDropdown } from "./items/locale-dropdown.ts";
import { versionDropdown } from "./items/version-dropdown.ts";
import type { MarkedPage, NavbarPlace, Resolved } from "./resolved.ts";

/** Draws each type of item; null where there is nothing to show. */
const ITEM_TYPES: {
  [Type in NavbarItemData["type"]]: (
    item: NavbarItemData<Type>,
    place: NavbarPlace,
  ) => Resolved | null;
} = {
  ...LEAF_TYPES,
  dropdown,
  localeDropdown,
  docsVersionDropdown: versionDropdown,
  // Its place is empty while the site has no search.
  search: () => null,
};

/** A navbar that is resolved once for many pages. */
export interface ResolvedNavbar {
  navbar: Navbar;
  /** What differs on a page. */
  marksOf(page: MarkedPage): NavbarMarks;
}

/**
 * The navbar of all pages of a language that belong to one version of the docs, or to none: items
 * sorted to their sides, targets resolved.
 *
 * @throws Error that names the item when one cannot be resolved (NAV-4)
 */
export function resolveNavbar(
  context: LocaleContext,
  { versions, active }: Pick<NavbarPlace, "versions" | "active">,
): ResolvedNavbar {
  const { navbar } = context.data;
  const sides: Record<"left" | "right", NavItem[]> = { left: [], right: [] };
  const written: Resolved[] = [];
  navbar.items.forEach((item, index) => {
    const place = { context, versions, active, key: `menu-${index}` };
    const resolved = withItem(item, index, () => {
      const draw = ITEM_TYPES[item.type] as (
        item: NavbarItemData,
        at: NavbarPlace,
      ) => Resolved | null;
      return draw(item, place);
    });
    if (!resolved) return;
    written.push(resolved);
    sides[item.position === "left" ? "left" : "right"].push(resolved.item);
  });
  const shown = [...sides.left, ...sides.right];
  const order = written.map(({ item }) => shown.indexOf(item));
  const isMoved = order.some((at, index) => at !== index);
  return {
    navbar: {
      hideOnScroll: navbar.hideOnScroll,
      brand: brand(context),
      ...sides,
      ...(isMoved ? { order } : {}),
    },
    marksOf(page) {
      const marks: NavbarMarks = { current: {}, hrefs: {} };
      for (const { mark } of written) mark(page, marks);
      return marks;
    },
  };
}

/** Adds the item to whatever goes wrong in it, so that it can be found in the data (NAV-4). */
function withItem<T>(item: NavbarItemData, index: number, resolve: () => T): T {
  try {
    return resolve();
  } catch (cause) {
    const shown = JSON.stringify(item, null, 2);
    throw new Error(`_data/navbar.json: the item "items[${index}]" failed:\n${shown}`, { cause });
  }
}

function brand({ data, href, record }: LocaleContext): Navbar["brand"] {
  const { logo, title } = data.navbar;
  const alt = logo?.alt ?? (title ? "" : data.site.title);
  return {
    href: logo?.href ? href(logo.href) : record.path,
    title: title ?? null,
    logo: logo ? toLogo(logo, alt) : null,
    ...(logo?.target ? { target: logo.target } : {}),
  };
}
