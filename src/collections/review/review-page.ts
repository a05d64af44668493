import { localPath } from "../../routes/locales.ts";
import type { Locale } from "../../schema/localized.ts";
import { generatedPage, type PlannedPage } from "../pages/planned-page.ts";
import type { Site } from "../site.ts";
import { isPlaceholder } from "../status.ts";
import { buildReview } from "./review.ts";
import { reviewTables } from "./review-tables.ts";

/** The page for editors; in no list, and not for search engines. */
export function reviewPage(site: Site, language: Locale): PlannedPage {
  const { context } = site[language];
  const { labels, locale, href, data } = context;
  const { build } = site;
  const review = buildReview({
    now: build.now,
    data: site.written,
    dataFiles: build.dataFiles,
    files: site.sources
      .filter(({ locale, contentLocale }) => locale === contentLocale)
      .filter((source) => !isPlaceholder(source))
      .map((source) => ({ source, body: source.body, bodyLine: build.bodyLine(source) })),
    lineOf: build.lineOf,
  });
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
