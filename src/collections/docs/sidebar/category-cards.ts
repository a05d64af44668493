import type { SidebarItem } from "../docs-model.ts";
import type { CategoryIndex } from "./built-sidebar.ts";
import { firstLink } from "./walk-sidebar.ts";

/** One card per entry of a category; a category without a description says how many it holds (SIDE-4). */
export function cardsOf(items: readonly SidebarItem[]): CategoryIndex["cards"] {
  return items.flatMap((item): CategoryIndex["cards"] => {
    if (item.kind === "html" || (item.kind === "link" && item.unlisted)) return [];
    const { label, description } = item;
    if (item.kind === "link") return [{ label, href: item.href, description, count: null }];
    const href = item.href ?? firstLink(item.items)?.href;
    const count = item.items.filter(
      (child) => child.kind === "category" || (child.kind === "link" && !child.unlisted),
    ).length;
    return href ? [{ label, href, description, count }] : [];
  });
}
