import type { Version } from "../versions.ts";
import type { BuiltSidebar } from "./build-sidebar.ts";

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

/**
 * The label of the highest category that holds a page of a version; null outside of categories.
 *
 * @param url address of a page of its menus
 */
export function topCategory({ sidebars }: Version, url: string): string | null {
  const place = Object.values(sidebars)
    .map(({ places }) => places.get(url))
    .find((found) => found !== undefined);
  const top = place?.parents[0] ?? place?.item;
  return top?.kind === "category" ? top.label : null;
}
