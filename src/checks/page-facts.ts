/** What the checks need to know of a finished page. */
export interface PageFacts {
  /** Canonical address. */
  url: string;
  /** Ids of its elements. */
  ids: ReadonlySet<string>;
  /** Targets of its links, images and the like, as written. */
  targets: readonly string[];
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
  placeOf(pageUrl: string, target: string): { file: string; line: number } | undefined;
}
