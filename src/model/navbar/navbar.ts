import type { NavbarItemData } from "../../schema/navbar.ts";
import type { Navbar, NavbarMarks, NavItem, NavLink } from "../frame/frame-model.ts";
import { toLogo } from "../frame/logo.ts";
import { classifyLink } from "../routes/links.ts";
import type { LocaleContext } from "../site-data.ts";
import { attempt } from "./attempt.ts";
import { dropdown } from "./items/dropdown.ts";
import { LEAF_TYPES } from "./items/leaves.ts";
import { localeDropdown } from "./items/locale-dropdown.ts";
import { searchItem } from "./items/search.ts";
import { versionDropdown } from "./items/version-dropdown.ts";
import type { MarkedPage, NavbarPlace, Resolved } from "./resolved.ts";

/** Draws each type of item; null where there is nothing to show. */
const ITEM_TYPES: {
  [Type in Exclude<NavbarItemData["type"], "search">]: (
    item: NavbarItemData<Type>,
    place: NavbarPlace,
  ) => Resolved | null;
} = {
  ...LEAF_TYPES,
  dropdown,
  localeDropdown,
  docsVersionDropdown: versionDropdown,
};

/** A navbar that is resolved once for many pages. */
export interface ResolvedNavbar {
  navbar: Navbar;
  /** What differs on a page. */
  marksOf(page: MarkedPage): NavbarMarks;
}

/**
 * The navbar of all pages of a language that belong to one version of the docs, or to none: items
 * sorted to their sides, targets resolved. One that cannot be resolved is told to `context.report`
 * and left out (NAV-4).
 */
export function resolveNavbar(
  context: LocaleContext,
  { versions, active }: Pick<NavbarPlace, "versions" | "active">,
): ResolvedNavbar {
  const { navbar } = context.data;
  const sides: Record<"left" | "right", NavItem[]> = { left: [], right: [] };
  const written: Resolved[] = [];
  let search: Resolved<NavLink> | null = null;
  for (const [index, item] of navbar.items.entries()) {
    const place = { context, versions, active, key: `menu-${index}`, path: ["items", index] };
    // It belongs to no side, and is no entry of the mobile menu.
    if (item.type === "search") {
      search = searchItem(item, place);
      continue;
    }
    const resolved = attempt(item, place, () => {
      const draw = ITEM_TYPES[item.type] as (
        item: NavbarItemData,
        at: NavbarPlace,
      ) => Resolved | null;
      return draw(item, place);
    });
    if (!resolved) continue;
    written.push(resolved);
    sides[item.position === "left" ? "left" : "right"].push(resolved.item);
  }
  const shown = [...sides.left, ...sides.right];
  const order = written.map(({ item }) => shown.indexOf(item));
  const isMoved = order.some((at, index) => at !== index);
  return {
    navbar: {
      hideOnScroll: navbar.hideOnScroll,
      brand: brand(context),
      ...sides,
      search: search?.item ?? null,
      ...(isMoved ? { order } : {}),
    },
    marksOf(page) {
      const marks: NavbarMarks = { current: {}, hrefs: {} };
      for (const { mark } of search ? [...written, search] : written) mark(page, marks);
      return marks;
    },
  };
}

function brand({ data, href, record }: LocaleContext): Navbar["brand"] {
  const { logo, title } = data.navbar;
  const alt = logo?.alt ?? (title ? "" : data.site.title);
  return {
    href: logo?.href ? href(logo.href) : record.path,
    external: classifyLink(logo?.href ?? "", data.site.url) === "external",
    title: title ?? null,
    logo: logo ? toLogo(logo, alt) : null,
    ...(logo?.target ? { target: logo.target } : {}),
  };
}
