/**
 * Stylesheets that only those pages carry that show something of them; in the order of the cascade,
 * after the one of every page. Which files each holds is in `src/bundle/extra-styles.ts`.
 */
export const EXTRA_STYLES = [
  "cluster-colors",
  "table",
  "quote",
  "footnotes",
  "admonition",
  "code",
  "details",
  "tabs",
  "tasks",
  "chart",
  "study-plan",
  "chapter-map",
  "committees",
  "patches",
  "glossary",
  "academic-year",
  "contacts",
  "key-date",
  "news",
  "news-index",
  "page-hero",
  "checklist",
  "events",
  "home",
  "design-tokens",
  "components",
  "preview",
  "print-docs",
  "search",
  "not-found",
] as const;

export type ExtraStyle = (typeof EXTRA_STYLES)[number];

/** Whether something has a stylesheet of its own name, as some data blocks have. */
export function isExtraStyle(name: string): name is ExtraStyle {
  return (EXTRA_STYLES as readonly string[]).includes(name);
}
