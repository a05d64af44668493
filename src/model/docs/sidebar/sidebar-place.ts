import type { DocPage } from "../../pages/page-model.ts";
import type { SidebarCategory, SidebarItem } from "../docs-model.ts";
import type { BuiltSidebar, SidebarPage } from "./built-sidebar.ts";
import { walkSidebar } from "./walk-sidebar.ts";

/** What follows from the place of docs in their sidebar; computed once per sidebar. */
interface SidebarIndex {
  /** Item and categories above it, by address of the page. */
  places: Map<string, { item: SidebarItem; parents: readonly SidebarCategory[] }>;
  /** Listed pages in reading order (PAGI-1). */
  order: SidebarPage[];
  positions: Map<string, number>;
}

const indexes = new WeakMap<BuiltSidebar, SidebarIndex>();

function indexOf(sidebar: BuiltSidebar): SidebarIndex {
  const known = indexes.get(sidebar);
  if (known) return known;
  const index: SidebarIndex = { places: new Map(), order: [], positions: new Map() };
  const borrowed: SidebarIndex["places"] = new Map();
  for (const { item, parents } of walkSidebar(sidebar.items)) {
    const page = sidebar.pages.get(item.id);
    if (!page) {
      if (item.kind === "link" && !item.external && !borrowed.has(item.href)) {
        borrowed.set(item.href, { item, parents });
      }
      continue;
    }
    if (!index.places.has(page.href)) index.places.set(page.href, { item, parents });
    if (page.unlisted || index.positions.has(page.href)) continue;
    index.positions.set(page.href, index.order.length);
    index.order.push(page);
  }
  // A page that only a link or `ref` item leads to is marked there; it has no neighbours.
  for (const [href, place] of borrowed) {
    if (!index.places.has(href)) index.places.set(href, place);
  }
  indexes.set(sidebar, index);
  return index;
}

/** What a page shows of the menu that it stands in. */
export type SidebarPlace = Pick<DocPage, "sidebar" | "sidebarMarks" | "breadcrumbs" | "pagination">;

/** Menu, marks, breadcrumbs and neighbours of a page in a sidebar (SIDE-6, 8, CRUMB-1, PAGI-1). */
export function placeInSidebar(
  sidebar: BuiltSidebar | undefined,
  url: string,
  title: string,
): SidebarPlace {
  if (!sidebar) {
    return {
      sidebar: null,
      sidebarMarks: { current: null, active: [] },
      breadcrumbs: null,
      pagination: null,
    };
  }
  const { places, order, positions } = indexOf(sidebar);
  const place = places.get(url);
  const position = positions.get(url);
  const neighbour = (step: number) => {
    const entry = position === undefined ? undefined : order[position + step];
    return entry ? { title: entry.title, href: entry.href } : null;
  };
  const previous = neighbour(-1);
  const next = neighbour(1);
  return {
    sidebar,
    sidebarMarks: {
      current: place?.item.id ?? null,
      // A category's own page opens it (SIDE-6).
      active: [
        ...(place?.parents ?? []),
        ...(place?.item.kind === "category" ? [place.item] : []),
      ].map(({ id }) => id),
    },
    breadcrumbs: place
      ? [...place.parents.map(({ label, href }) => ({ label, href })), { label: title, href: url }]
      : null,
    pagination: previous || next ? { previous, next } : null,
  };
}

/** What a page is called by its neighbours in a sidebar (PAGI-2); undefined when it has no place there. */
export function titleIn(sidebar: BuiltSidebar, url: string): string | undefined {
  const { order, positions } = indexOf(sidebar);
  return order[positions.get(url) ?? -1]?.title;
}
