import type { Locale } from "../../schema/localized.ts";
import { categoryPages } from "../docs/category-pages.ts";
import {
  archivePages,
  authorPages,
  authorsPages,
  blogPages,
  tagPages,
  tagsPages,
} from "../news/news-pages.ts";
import type { Plan, Site } from "../site.ts";
import { generatedPage } from "./generated-page.ts";

/** The pages without a text that belong to no subject, by the name of their template in `src/pages`. */
export const PLANS = {
  archive: archivePages,
  author: authorPages,
  authors: authorsPages,
  blog: blogPages,
  category: categoryPages,
  "not-found": notFoundPages,
  search: searchPages,
  tag: tagPages,
  tags: tagsPages,
} satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

/** The search; without script, the list of all pages by subject. */
function searchPages(site: Site, locale: Locale) {
  const { context } = site[locale];
  const page = generatedPage(context, {
    kind: "search",
    title: context.labels["search.label"],
    description: context.labels["search.lead"],
  });
  return [page];
}

/** The page for addresses that do not exist. */
function notFoundPages(site: Site, locale: Locale) {
  const { labels, href, generated, text, data } = site[locale].context;
  const page = generatedPage(site[locale].context, {
    kind: "not-found",
    title: labels["NotFound.title"],
    description: labels["NotFound.p1"],
    share: { motif: "hanger" },
    search: generated("search"),
    links: data.site.notFound.map(({ label, to }) => ({ label: text(label), href: href(to) })),
  });
  return [page];
}
