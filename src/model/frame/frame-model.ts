import type { Labels } from "../../schema/labels.ts";

/** What is the same on all pages of a locale; one object, shared by reference. */
export interface Shell {
  siteTitle: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  dir: "ltr" | "rtl";
  /** The locale's home: `/` or `/en/`. */
  homeUrl: string;
  labels: Labels;
  footer: Footer | null;
  announcement: Announcement | null;
  /** On previews only. */
  ribbon: PreviewRibbon | null;
  stylesheet: string;
  /** Font files worth fetching before the stylesheet asks for them. */
  preloadFonts: string[];
  script: string;
  /** Scripts that it imports. */
  preloadScripts: string[];
  inlineScript: string;
  /** For the home pages: tells when the site lies under another path than it should (ERR-4). */
  baseUrlBanner: { script: string; title: string } | null;
  /**
   * Light and dark. `unchosen`: what holds until a visitor chooses; `system`: what theirs prefers
   * (MODE-2, CONF-9).
   */
  colorMode: { unchosen: "system" | "light" | "dark"; hasSwitch: boolean };
  /** Names of the docs versions; empty while there is only one (PREF-1, PREF-3). */
  versions: string[];
}

/** `page`: the link leads to exactly this page; `true`: to a section that contains it (NAV-6). */
export type CurrentMark = "page" | "true" | null;

export interface NavLink {
  kind: "link";
  /** Unique in the navbar; a page's marks name the item by it. */
  key: string;
  label: string;
  /** A page may have another one in its marks: of languages and versions. */
  href: string;
  external: boolean;
  /** Shown only on the page that it leads to. */
  unlisted?: boolean;
  /** Language of the label and of the target, for language links. */
  lang?: string;
  /** Shown instead of the label; trusted editor content. */
  html?: string;
  className?: string;
  /** Unknown fields of the item in the data go to the link element: editors may need `rel` or `data-…`. */
  attributes?: Record<string, string>;
  /** Name of the version that this entry of the version picker leads to (VER-4). */
  version?: string;
  /** What differs for a visitor who prefers a version, by its name (PREF-2). */
  byVersion?: Record<string, { href: string; label: string }>;
}

export interface NavDropdown {
  kind: "dropdown";
  /** Unique on the page, usable as an element id; a page's marks name the menu by it (DROP-7). */
  key: string;
  label: string;
  /** Shown instead of the label; trusted editor content. */
  html?: string;
  /** What the list is called where it stands open under its name (MOB-11). */
  mobileLabel: string;
  /** The label for a visitor who prefers a version, by its name (PREF-2). */
  labelByVersion?: Record<string, string>;
  icon: "language" | null;
  /** The label's own link, if it has one. */
  link: NavLink | null;
  items: (NavLink | NavHtml)[];
  className?: string;
}

export interface NavHtml {
  kind: "html";
  html: string;
  className?: string;
}

export type NavItem = NavLink | NavDropdown | NavHtml;

/** One navbar per language and version of the docs, shared by reference by all its pages. */
export interface Navbar {
  /** Whether the bar makes room while the visitor scrolls down (HIDE-2). */
  hideOnScroll: boolean;
  brand: LinkTarget & { title: string | null; logo: Logo | null };
  left: NavItem[];
  right: NavItem[];
  /** At the end of the bar, in both layouts; null where the data have none. */
  search: NavLink | null;
  /**
   * Positions in `left` followed by `right`, in the order of the data, which the mobile menu keeps
   * (NAV-2); absent where that is the same.
   */
  order?: number[];
}

/** What differs between the pages that share a navbar, by the keys of its items. */
export interface NavbarMarks {
  /** Items that lead to this page or its section; a menu is marked when something in it is. */
  current: Record<string, Exclude<CurrentMark, null>>;
  /** Where languages and versions lead from this page. */
  hrefs: Record<string, string>;
}

export interface Logo {
  src: string;
  srcDark: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The line above the navbar (ANN-1). */
export interface Announcement {
  /** What a visitor has closed is remembered by this. */
  id: string;
  /** Trusted editor content. */
  html: string;
  isCloseable: boolean;
  /** CSS of its colours, for a `<style>` in the head: the policy allows no style attributes. */
  style: string;
}

/** The line on top of a preview that says what it is. */
export interface PreviewRibbon {
  title: string;
  /** Pull request or branch, and commit, as far as they are known. */
  facts: { text: string; href: string | null }[];
}

/** Where a link of the frame leads, and how it opens (LINK-3). */
export interface LinkTarget {
  href: string;
  external: boolean;
  /** Only where the data say something else than the rules. */
  target?: string;
  rel?: string;
}

export interface FooterLink extends LinkTarget {
  label: string;
  icon: string | null;
}

export interface Footer {
  style: "light" | "dark";
  /** Columns, or one row of links (FOOT-1); html items are trusted editor content. */
  links:
    | {
        layout: "columns";
        columns: { title: string | null; items: (FooterLink | { html: string })[] }[];
      }
    | { layout: "row"; items: (FooterLink | { html: string })[] }
    | null;
  logo: (Logo & { link: LinkTarget | null }) | null;
  /** HTML. */
  copyright: string | null;
}

export interface Head {
  /** Value of `<title>` (HEAD-4). */
  title: string;
  /** Absolute address of this page. */
  canonical: string;
  meta: (
    | { name: string; content: string; media?: string }
    | { property: string; content: string }
  )[];
  links: ({ rel: string; href: string } & Record<string, string>)[];
  /** Objects for `<script type="application/ld+json">`. */
  jsonLd: object[];
}

export interface TocEntry {
  id: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
  children: TocEntry[];
}
