import type { SidebarCategory, SidebarItem, SidebarPage } from "../docs-model.ts";

/** A generated page that lists what is in a category (SIDE-4). */
export interface CategoryIndex {
  /** The same in every language. */
  key: string;
  url: string;
  title: string;
  description: string | null;
  /** What is in the category. */
  items: SidebarItem[];
}

/** A menu of the docs in one language and version, shared by all its pages. */
export interface BuiltSidebar {
  id: string;
  items: SidebarItem[];
  /** Docs that belong to it, by id. */
  docIds: ReadonlySet<string>;
  indexes: CategoryIndex[];
  /** Item and categories above it, by address of the page. */
  places: ReadonlyMap<string, { item: SidebarItem; parents: readonly SidebarCategory[] }>;
  /** Listed pages in reading order (PAGI-1). */
  order: readonly SidebarPage[];
}
