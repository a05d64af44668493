import type { LabelKey } from "./labels.ts";

/**
 * Texts that scripts need only when something goes wrong or takes long. Pages do not carry them:
 * those of each language are a file of their own, fetched once (`src/assets/site-texts.ts`).
 */
export const WIDGET_TEXTS = {
  loadFailedTitle: "loadError.title",
  offline: "loadError.offline",
  serverFailed: "loadError.server",
  retry: "loadError.retry",
  crashTitle: "ErrorPageContent.title",
  tryAgain: "ErrorPageContent.tryAgain",
  pageError: "crash.pageError",
  cause: "crash.cause",
} as const satisfies Record<string, LabelKey>;

/** Those texts in one language. */
export type WidgetTexts = Record<keyof typeof WIDGET_TEXTS, string>;

/** Texts of the search, fetched with it. */
export const SEARCH_TEXTS = {
  label: "search.label",
  placeholder: "search.placeholder",
  close: "search.close",
  results: "search.results",
  hits: "search.hits",
  none: "search.none",
  archive: "search.archive",
  loading: "search.loading",
  failed: "search.failed",
  allPages: "search.allPages",
  retry: "loadError.retry",
} as const satisfies Record<string, LabelKey>;

/** Those texts in one language. */
export type SearchTexts = Record<keyof typeof SEARCH_TEXTS, string>;
