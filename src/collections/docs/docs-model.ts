/** The note on docs of another version than the latest (VER-6). */
export interface VersionBanner {
  /** Text with the version label in bold, split so that no markup is needed in the labels. */
  before: string;
  versionLabel: string;
  after: string;
  suggestion: {
    before: string;
    link: { label: string; href: string; version: string };
    after: string;
  };
}

/** One tree per locale, version and sidebar; shared by reference by all its pages. */
export interface Sidebar {
  id: string;
  items: SidebarItem[];
}

export type SidebarItem =
  | SidebarLink
  | SidebarCategory
  | { kind: "html"; id: string; html: string };

export interface SidebarLink {
  kind: "link";
  id: string;
  label: string;
  href: string;
  external: boolean;
  /** Shown only while it is the current page. */
  unlisted: boolean;
}

export interface SidebarCategory {
  kind: "category";
  id: string;
  label: string;
  href: string | null;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

export interface Pagination {
  previous: { title: string; href: string } | null;
  next: { title: string; href: string } | null;
}

/** What pages of the docs show around their text. */
export interface DocPlace {
  /** Id of the menu of the docs that it shows. */
  sidebar: string | null;
  breadcrumbs: { label: string; href: string | null }[] | null;
  pagination: Pagination | null;
  version: { badge: string | null; banner: VersionBanner | null };
}
