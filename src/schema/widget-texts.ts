import type { LabelKey } from "./labels.ts";

/**
 * Texts that scripts need only when something goes wrong or takes long. Pages do not carry them:
 * those of each language are a file of their own, fetched once (`src/bundle/site-texts.ts`).
 */
export const WIDGET_TEXTS = {
  loading: "loading.label",
  loadFailed: "loadError.text",
  retry: "loadError.retry",
  crashTitle: "ErrorPageContent.title",
  tryAgain: "ErrorPageContent.tryAgain",
  pageError: "crash.pageError",
  cause: "crash.cause",
} as const satisfies Record<string, LabelKey>;

/** Those texts in one language. */
export type WidgetTexts = Record<keyof typeof WIDGET_TEXTS, string>;
