import type { LabelKey } from "./labels.ts";

/**
 * Texts that only scripts need: for what goes wrong or takes long, then for the search. Pages do not
 * carry them: each language has one file of them, fetched once (`src/assets/site-texts.ts`).
 */
export const WIDGET_TEXTS = {
  loadFailedTitle: "loadError.title",
  offline: "loadError.offline",
  serverFailed: "loadError.server",
  retry: "loadError.retry",
  controlFailed: "loadError.control",
  crashTitle: "ErrorPageContent.title",
  tryAgain: "ErrorPageContent.tryAgain",
  pageError: "crash.pageError",
  cause: "crash.cause",
  label: "search.label",
  placeholder: "search.placeholder",
  close: "search.close",
  results: "search.results",
  hits: "search.hits",
  none: "search.none",
  near: "search.near",
  ways: "search.ways",
  keys: "search.keys",
  archive: "search.archive",
  suggestions: "search.suggestions",
  loading: "search.loading",
  failed: "search.failed",
  allPages: "search.allPages",
  previousPicture: "pictures.previous",
  nextPicture: "pictures.next",
} as const satisfies Record<string, LabelKey>;

/** Those texts in one language. */
export type WidgetTexts = Record<keyof typeof WIDGET_TEXTS, string>;
