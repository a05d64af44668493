import type { EmblemModel } from "../emblems.ts";

/** A page that has its place in a menu: a doc, or a category's own page. */
export interface SidebarPage {
  href: string;
  /** Text of links from its neighbours (PAGI-2). */
  title: string;
  unlisted: boolean;
}

export type SidebarItem = SidebarLink | SidebarCategory | { kind: "html"; html: string };

interface SidebarEntry {
  label: string;
  /** On the card of the category that holds it. */
  description: string | null;
  /** Absent for links and `ref` items, which lead to pages that have their place elsewhere. */
  page?: SidebarPage | undefined;
}

export interface SidebarLink extends SidebarEntry {
  kind: "link";
  href: string;
  /** That of the body whose page it is. */
  emblem?: EmblemModel | undefined;
  /** Behind the label, for a while. */
  mark?: string | undefined;
  external: boolean;
  /** Shown only while it is the current page. */
  unlisted: boolean;
}

export interface SidebarCategory extends SidebarEntry {
  kind: "category";
  href: string | null;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

export interface Pagination {
  previous: { title: string; href: string } | null;
  next: { title: string; href: string } | null;
}
