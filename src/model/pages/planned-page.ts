import type { Locale } from "../../schema/localized.ts";
import type { Motif } from "../../schema/pictures.ts";
import type { Body } from "../committees.ts";
import type { DocPlace } from "../docs/docs.ts";
import type { Source } from "../sources.ts";

/** First stage: a page with what it has by itself. The props of its kind come on top. */
export interface PlannedPage
  extends Partial<Pick<DocPlace, "sidebar" | "breadcrumbs" | "version">> {
  /** Of a text: home, content, doc or post. Of a generated page: the name of its template. */
  kind: string;
  /** Language of the page: menus, labels, address. */
  locale: Locale;
  /** Language of the text on it; differs from `locale` where a translation is missing. */
  contentLocale: Locale;
  /** Canonical address, site-relative: `/docs/board`, `/en/`. */
  url: string;
  /** The level-1 heading. */
  title: string;
  description: string;
  /** Published but left out of lists, search engines and the sitemap. */
  unlisted: boolean;
  /** The file that it is written in; null for generated pages. */
  source: Source | null;
  /** Day of the last change of its text: `2026-11-22`; null where that is not known. */
  updated: string | null;
  /** What the search finds on a page that has no text. */
  sections?: { id: string; heading: string; text: string }[];
  /** What its picture for links shows, where that does not follow from its source. */
  share?: {
    motif: Motif;
    line?: string;
    body?: Pick<Body, "emblem" | "cluster">;
    /** An upload that links show instead. */
    image?: { src: string; alt: string };
  };
  /** Head data of this page only. */
  head: Partial<Head>;
  /**
   * Pages of one key are translations of each other: those of one file name, and those without files
   * that have the same address but for the language.
   */
  translationKey: string;
}

/** A file that is not a page. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** Called when the file is written. */
  content: () => string;
}

/** What is in the head of a page, besides what all pages have. */
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
