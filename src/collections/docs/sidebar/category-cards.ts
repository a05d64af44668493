import type { SidebarItem } from "../docs-model.ts";
import type { CategoryIndex } from "./built-sidebar.ts";
import { firstLink, walkSidebar } from "./walk-sidebar.ts";

/** One card per child of a category; a category without a description tells how many it holds (SIDE-4). */
export function cardsOf(
  items: readonly SidebarItem[],
  categoryId: string,
  descriptions: ReadonlyMap<string, string | null>,
): CategoryIndex["cards"] {
  for (const { item } of walkSidebar(items)) {
    if (item.kind !== "category" || item.id !== categoryId) continue;
    return item.items.flatMap((child): CategoryIndex["cards"] => {
      if (child.kind === "html" || (child.kind === "link" && child.unlisted)) return [];
      const { label } = child;
      const description = descriptions.get(child.id) ?? null;
      if (child.kind === "link") return [{ label, href: child.href, description, count: null }];
      const href = child.href ?? firstLink(child.items)?.href;
      const count = child.items.filter(
        (item) => item.kind === "category" || (item.kind === "link" && !item.unlisted),
      ).length;
      return href ? [{ label, href, description, count }] : [];
    });
  }
  return [];
}
