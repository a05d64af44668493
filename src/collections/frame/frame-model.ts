import type { Labels } from "../../schema/labels.ts";
import type { Locale } from "../../schema/localized.ts";
import type { Logo } from "../../schema/menu.ts";

export type { Logo };

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
  /** Whether the bar makes room while the visitor scrolls down (HIDE-2). */
  hidesOnScroll: boolean;
  /** Names of the docs versions; empty while there is only one (PREF-1, PREF-3). */
  versions: string[];
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

/** A page in one of its languages. */
export interface Alternate {
  locale: Locale;
  hreflang: string;
  /** Site-relative. */
  url: string;
}
