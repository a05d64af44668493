import type { Locale } from "../../schema/localized.ts";
import type { Site } from "../site.ts";
import { generatedPage } from "./generated-page.ts";

/** The page for addresses that do not exist. */
export function notFoundPages(site: Site, locale: Locale) {
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
