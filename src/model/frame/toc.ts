import type { Heading } from "../../markdown/rendered-markdown.ts";
import type { SiteData } from "../site-data.ts";
import type { Source } from "../sources.ts";

export interface TocEntry {
  id: string;
  /** Inline markup kept, links unwrapped, images dropped (TOC-1). */
  html: string;
  children: TocEntry[];
}

/** The table of contents of a text; the home page has none. */
export function tocOf(source: Source, { site }: Pick<SiteData, "site">): TocEntry[] {
  if (source.kind === "home" || source.frontMatter.hide_table_of_contents) return [];
  const { frontMatter, text } = source;
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  return buildToc(text.headings, {
    min,
    max: frontMatter.toc_max_heading_level ?? Math.max(min, maxHeadingLevel),
  });
}

/**
 * The table of contents (TOC-1): headings nested by level, then cut to the wanted levels, so that
 * a heading whose parent is left out moves up to its place.
 */
export function buildToc(
  headings: readonly Heading[],
  levels: { min: number; max: number },
): TocEntry[] {
  interface Nested extends Heading {
    children: Nested[];
  }
  const roots: Nested[] = [];
  const open: Nested[] = [];
  for (const heading of headings) {
    const entry: Nested = { ...heading, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  const filter = (entries: Nested[]): TocEntry[] =>
    entries.flatMap(({ level, id, html, children }) =>
      level >= levels.min && level <= levels.max
        ? [{ id, html, children: filter(children) }]
        : filter(children),
    );
  return filter(roots);
}
