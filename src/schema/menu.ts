import type { LabelKey } from "./labels.ts";
import type { Look, NavbarItemData } from "./navbar.ts";

/** The menus as the components draw them: plain data, resolved for one language and version of the docs. */

/** An entry of the navbar, of the menu of the docs, or of the list of recent posts. */
export type MenuItem = MenuLink | MenuGroup | MenuHtml;

export interface MenuLink extends Look {
  kind: "link";
  label: string;
  /** Labels that it may get for a preferred version, by lines: their place is kept free (PREF-2). */
  room?: string | undefined;
  /** What it shows outside the docs to visitors who prefer a version. */
  preferred?: Preferred | undefined;
  href: string;
  /** What `href` is compared by; absent where it is `href` itself. */
  path?: string | undefined;
  /** Shown instead of the label; trusted editor content. */
  html?: string | undefined;
  /** Attributes of the element, from the data: `rel`, `data-…`. */
  attributes?: Record<string, string> | undefined;
  /** The link opens another tab, and says so (LINK-3). */
  newTab?: true | undefined;
  /** Never marked: an earlier link leads to the same page. */
  repeated?: true | undefined;
  /** The other pages on which it is marked, besides its target (NAV-6). */
  section?: MenuSection | undefined;
  /** Language of the label and of the target; the page knows the address (LOC-2). */
  lang?: string | undefined;
  /** What the data add to the address of a language: `?from=menu`. */
  query?: string | undefined;
  /** Version of the docs; the page knows the address where it has the same doc (VER-3). */
  version?: string | undefined;
}

/** Address and label by the names of versions for which they differ. */
export type Preferred = Record<string, [href: string | null, label: string]>;

/** Pages whose local path matches, or those of a version of the docs, in some of its sidebars or in all. */
export type MenuSection = { pattern: string } | { version: string; sides?: string[] | undefined };

export interface MenuGroup extends Look {
  kind: "group";
  label: string;
  /** As of a link. */
  room?: string | undefined;
  preferred?: Preferred | undefined;
  html?: string | undefined;
  /** Name of the group, where the label says only what is chosen in it (MOB-11). */
  name?: string | undefined;
  /** What is chosen in it. */
  picker?: "language" | "version" | undefined;
  /** The page of the group itself. */
  link?: MenuLink | undefined;
  /** Open also where it does not hold the page. */
  isOpen?: true | undefined;
  /** The group cannot be closed. */
  isFixed?: true | undefined;
  /**
   * HTML of the only entry that pages have while the group is closed, in a large menu: a link to a page
   * with all of them. The browser reads them from the file of the menu, by their key, at the first sign of
   * use.
   */
  stub?: { key: string; html: string } | undefined;
  items: MenuItem[];
}

export interface MenuHtml extends Look {
  kind: "html";
  /** Trusted editor content. */
  html: string;
}

/** An item of the bar, on one of its sides (NAV-2), with what it is made from. */
export type NavbarItem = MenuItem & { isRight?: true | undefined; source?: NavbarItemData };

/** The search: before the items, or after them. */
export type SearchLink = MenuLink & { isLeft?: true | undefined };

/** The menu of a section: of the docs, or of the news (MOB-7). */
export interface SideMenu {
  /** Name of the landmark. */
  label: string;
  /** Text of the button that opens it on mobile. */
  title: string;
  items: MenuItem[];
  /** Address of the file with the entries of closed categories; absent where pages have them all. */
  file?: string | undefined;
}

export interface Brand {
  href: string;
  title: string | null;
  logo: Logo | null;
  attributes?: Record<string, string> | undefined;
  newTab?: true | undefined;
}

export interface Logo {
  src: string;
  /** In dark colours; absent where it is the same. */
  srcDark?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** What all pages of a language and version share. */
export interface Menus {
  /** Home of the language: `/en/`. */
  home: string;
  labels: MenuLabels;
  brand: Brand;
  /** In the order of the data. */
  items: NavbarItem[];
  search: SearchLink | null;
  /** The colour-mode button: its name, and the mode as its tooltip (MODE-4); null where there is none. */
  modes: Record<"system" | "light" | "dark", { label: string; mode: string }> | null;
  /** Menus of sections: `docs/<id of the sidebar>`, `news`. */
  sides: Record<string, SideMenu>;
}

/** Texts of the menus besides their items. */
export const MENU_LABELS = {
  main: "NavBar.navAriaLabel",
  toggle: "docs.sidebar.toggleSidebarButtonAriaLabel",
  close: "docs.sidebar.closeSidebarButtonAriaLabel",
  back: "navbar.mobileSidebarSecondaryMenu.backButtonLabel",
  drawer: "navbar.menu",
  expand: "navbar.mobileDropdown.collapseButton.expandAriaLabel",
  collapse: "navbar.mobileDropdown.collapseButton.collapseAriaLabel",
  expandCategory: "DocSidebarItem.expandCategoryAriaLabel",
  collapseCategory: "DocSidebarItem.collapseCategoryAriaLabel",
} as const satisfies Record<string, LabelKey>;

/** Those texts in one language. */
export type MenuLabels = Record<keyof typeof MENU_LABELS, string>;

/** What differs from page to page. */
export interface MenuPage {
  /** The address as links are compared with it: `/en/docs/board`. */
  path: string;
  /** Version of the docs that the page belongs to. */
  version?: string | undefined;
  /** Key of the page's own menu in `sides`. */
  side?: string | undefined;
  /** Items of that menu, where the page has others: those of unlisted pages are in no shared file. */
  items?: MenuItem[] | undefined;
  /** Where the languages and versions lead from here, by their names. */
  languages: Record<string, string>;
  versions?: Record<string, string> | undefined;
}
