import type { Locale } from "../../schema/localized.ts";

export interface Head {
  /** Value of `<title>` (HEAD-4). */
  title: string;
  /** Absolute address of this page. */
  canonical: string;
  /** Each has a name or a property. */
  meta: { name?: string; property?: string; content: string; media?: string }[];
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
