import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { LocaleContext } from "../../site-data.ts";
import type { NavHtml, NavLink } from "../frame-model.ts";
import { docItem, docSidebarItem, docsVersionItem, versioned } from "./docs-items.ts";
import { linkItem } from "./links.ts";
import { type Slot, typeOf } from "./slot.ts";

/** An item that holds no others; null when it has nothing to show. */
export function leaf(
  item: NavbarItemData,
  context: LocaleContext,
  slot: Slot,
): NavLink | NavHtml | null {
  switch (typeOf(item)) {
    case "html":
      return item.value ? htmlItem(context.text(item.value), item) : null;
    case "doc":
      return versioned(docItem, item, context, slot);
    case "docSidebar":
      return versioned(docSidebarItem, item, context, slot);
    case "docsVersion":
      return versioned(docsVersionItem, item, context, slot);
    default:
      return linkItem(item, context, slot);
  }
}

/** The children in one of an item's lists; those that have nothing to show are left out. */
export function leaves(
  item: NavbarItemData,
  list: "items" | "dropdownItemsBefore" | "dropdownItemsAfter",
  context: LocaleContext,
  slot: Slot,
): (NavLink | NavHtml)[] {
  return (item[list] ?? [])
    .map((child, index) => leaf(child, context, { ...slot, path: [...slot.path, list, index] }))
    .filter((child) => child !== null);
}

function htmlItem(html: string, { className }: NavbarItemData): NavHtml {
  return { kind: "html", html, ...(className ? { className } : {}) };
}
