import type { SidebarCategory, SidebarItem, SidebarPage } from "../docs-model.ts";

/** Every item with the categories above it, depth-first. */
export function* walkSidebar(
  items: readonly SidebarItem[],
  parents: readonly SidebarCategory[] = [],
): Generator<{
  item: SidebarItem;
  parents: readonly SidebarCategory[];
}> {
  for (const item of items) {
    yield { item, parents };
    if (item.kind === "category") yield* walkSidebar(item.items, [...parents, item]);
  }
}

/** The first entry that leads to a page of this site (NAV-8). */
export function firstLink(
  items: readonly SidebarItem[],
): { href: string; label: string } | undefined {
  for (const { item } of walkSidebar(items)) {
    if (item.kind === "html" || item.href === null) continue;
    if (item.kind === "link" && (item.external || item.unlisted)) continue;
    return { href: item.href, label: item.label };
  }
  return undefined;
}

/** The first listed page that has its place here, and so shows this part of the menu. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  for (const { item } of walkSidebar(items)) {
    if (item.kind !== "html" && item.page && !item.page.unlisted) return item.page;
  }
  return undefined;
}
