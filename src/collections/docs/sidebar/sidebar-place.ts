import type { SidebarCategory, SidebarItem, SidebarPage } from "../docs-model.ts";
import type { BuiltSidebar } from "./built-sidebar.ts";
import { walkSidebar } from "./walk-sidebar.ts";

/** The places of pages in a menu, by address, and the reading order. */
export function placesIn(items: readonly SidebarItem[]): Pick<BuiltSidebar, "places" | "order"> {
  type Place = { item: SidebarItem; parents: readonly SidebarCategory[] };
  const places = new Map<string, Place>();
  const borrowed = new Map<string, Place>();
  const order = new Map<string, SidebarPage>();
  for (const { item, parents } of walkSidebar(items)) {
    if (item.kind === "html") continue;
    const { page } = item;
    if (!page) {
      if (item.kind === "link" && !item.external && !borrowed.has(item.href)) {
        borrowed.set(item.href, { item, parents });
      }
      continue;
    }
    if (!places.has(page.href)) places.set(page.href, { item, parents });
    if (!page.unlisted && !order.has(page.href)) order.set(page.href, page);
  }
  // A page that only a link or `ref` item leads to is marked there; it has no neighbours.
  for (const [href, place] of borrowed) {
    if (!places.has(href)) places.set(href, place);
  }
  return { places, order: [...order.values()] };
}

/** Menu, breadcrumbs and neighbours of a page of the docs (CRUMB-1, PAGI-1). */
export function placeInSidebar(sidebar: BuiltSidebar | undefined, url: string, title: string) {
  if (!sidebar) return { sidebar: null, breadcrumbs: null, pagination: null };
  const { id, places, order } = sidebar;
  const parents = places.get(url)?.parents;
  const position = order.findIndex(({ href }) => href === url);
  const neighbour = (step: number) => {
    const entry = position < 0 ? undefined : order[position + step];
    return entry ? { title: entry.title, href: entry.href } : null;
  };
  const previous = neighbour(-1);
  const next = neighbour(1);
  return {
    sidebar: id,
    breadcrumbs: parents
      ? [...parents.map(({ label, href }) => ({ label, href })), { label: title, href: url }]
      : null,
    pagination: previous || next ? { previous, next } : null,
  };
}
