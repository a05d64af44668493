import { generatedPage } from "../../model/pages/generated-page.ts";
import type { Site } from "../../model/site.ts";
import type { Locale } from "../../schema/localized.ts";
import { buildReview } from "./review.ts";

/** For editors: what to review, and what is out of date. Unlisted, and not for search engines. */
export function reviewPages(site: Site, language: Locale) {
  const { context } = site[language];
  const page = generatedPage(context, {
    kind: "review",
    unlisted: true,
    title: context.labels["review.title"],
    description: context.labels["review.description"],
    // Computed when the page is rendered: each save makes the models of all pages.
    review: () => buildReview(site),
  });
  return [page];
}
