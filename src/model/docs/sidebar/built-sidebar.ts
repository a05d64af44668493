import type { Sidebar } from "../docs-model.ts";

/** What the menus need to know of a doc. */
export interface DocEntry {
  id: string;
  /** Path below the docs folder, as on disk. */
  path: string;
  url: string;
  title: string;
  description: string;
  /** `sidebar_label` of the front matter. */
  label: string | undefined;
  /** `pagination_label` of the front matter. */
  paginationLabel: string | undefined;
  position: number | undefined;
  unlisted: boolean;
}

/** A generated page that lists what is in a category (SIDE-4). */
export interface CategoryIndex {
  id: string;
  url: string;
  title: string;
  description: string | null;
  cards: { label: string; href: string; description: string | null; count: number | null }[];
}

/** A page that has its place in a sidebar: a doc, or a category's own page. */
export interface SidebarPage {
  href: string;
  /** Text of links from its neighbours (PAGI-2). */
  title: string;
  unlisted: boolean;
}

/** A sidebar and what follows from it. */
export interface BuiltSidebar extends Sidebar {
  /** Docs that belong to it, by id. */
  docIds: Set<string>;
  /** Pages by item id; links and `ref` items lead to pages that have their place elsewhere. */
  pages: Map<string, SidebarPage>;
  indexes: CategoryIndex[];
}
