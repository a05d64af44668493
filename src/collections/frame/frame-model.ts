import type { Locale } from "../../schema/localized.ts";
import type { Logo } from "../../schema/menu.ts";

export type { Logo };

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
