import { generatedPage, type PlannedPage } from "../pages/planned-page.ts";
import { localPath } from "../routes/locales.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Review } from "./review.ts";
import { reviewTables } from "./review-tables.ts";

/** The page for editors; in no list, and not for search engines. */
export function reviewPage(review: Review, context: LocaleContext): PlannedPage {
  const { labels, locale, href, data } = context;
  const url = href("/redaktion/granskning");
  return {
    core: {
      ...generatedPage(locale),
      unlisted: true,
      kind: "review",
      url,
      title: labels["review.title"],
      description: labels["review.description"],
      tables: reviewTables(review, context),
    },
    source: null,
    head: {},
    translationKey: localPath(url, data.locales),
  };
}
