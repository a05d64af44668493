import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { Navbar, NavItem } from "../frame-model.ts";
import { toLogo } from "../logo.ts";
import { dropdown, localeDropdown } from "./dropdowns.ts";
import { leaf } from "./leaves.ts";
import { NAVBAR_FILE, type NavbarPlace, type Slot, typeOf } from "./slot.ts";
import { versionDropdown } from "./version-dropdown.ts";

/** The navbar of a page: items sorted to their sides, targets resolved, active ones marked. */
export function buildNavbar(context: LocaleContext, place: NavbarPlace): Navbar {
  const { navbar } = context.data;
  const sides: Record<"left" | "right", NavItem[]> = { left: [], right: [] };
  const written: NavItem[] = [];
  navbar.items.forEach((item, index) => {
    const resolved = withItem(item, index, () =>
      resolveItem(item, `menu-${index}`, context, { ...place, path: ["items", index] }),
    );
    if (!resolved) return;
    written.push(resolved);
    sides[item.position === "left" ? "left" : "right"].push(resolved);
  });
  const shown = [...sides.left, ...sides.right];
  const order = written.map((item) => shown.indexOf(item));
  const isMoved = order.some((at, index) => at !== index);
  return {
    hideOnScroll: navbar.hideOnScroll,
    brand: brand(context),
    ...sides,
    ...(isMoved ? { order } : {}),
  };
}

/** Adds the item to whatever goes wrong in it, so that it can be found in the data (NAV-4). */
function withItem<T>(item: NavbarItemData, index: number, resolve: () => T): T {
  try {
    return resolve();
  } catch (cause) {
    const shown = JSON.stringify(item, null, 2);
    throw new Error(`${NAVBAR_FILE}: the item "items[${index}]" failed:\n${shown}`, { cause });
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

function resolveItem(
  item: NavbarItemData,
  id: string,
  context: LocaleContext,
  slot: Slot,
): NavItem | null {
  switch (typeOf(item)) {
    case "dropdown":
      return dropdown(item, id, context, slot);
    case "localeDropdown":
      return localeDropdown(item, id, context, slot);
    case "docsVersionDropdown":
      return versionDropdown(item, id, context, slot);
    case "search":
      return null; // The slot is empty while the site has no search (section 6, table).
    default:
      return leaf(item, context, slot);
  }
}
