/** What the checks need to know of a finished page. */
export interface PageFacts {
  /** Canonical address. */
  url: string;
  /** Ids of its elements. */
  ids: ReadonlySet<string>;
  /** Those among them that belong to its content: what a link may have meant. */
  contentIds: ReadonlySet<string>;
  /** Targets of its links, images and the like, as written. */
  targets: readonly string[];
}

/** Where in a Markdown file a link is written. */
export interface LinkPlace {
  file: string;
  line: number;
  column?: number;
  /** Its target there; on the page it is written out and has its language. */
  written: string;
  /**
   * Whether the page repeats the text of another one, which has the same link: it stands in for a
   * missing translation, or lists summaries.
   */
  isRepeated: boolean;
}

/** A finished site as the checks see it. */
export interface SiteFacts {
  /** Pages by address. */
  pages: ReadonlyMap<string, PageFacts>;
  /** Addresses of files that are not pages. */
  files: ReadonlySet<string>;
  /** Addresses that redirect. */
  redirects: ReadonlySet<string>;
  /** Origin of the site, to recognise absolute links to itself. */
  origin: string;
  /** Where a link is written, if it comes from a Markdown file. */
  placeOf(pageUrl: string, target: string): LinkPlace | undefined;
}
