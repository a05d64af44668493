import type { Locale } from "../../schema/localized.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Site } from "../site.ts";

/** The search; without script, the list of all pages by subject. */
export function searchPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const page = generatedPage(context, {
    kind: "search",
    title: context.labels["search.label"],
    description: context.labels["search.lead"],
  });
  return [page];
}
