import type { CollectionItem } from "../eleventy/types.ts";
import { categoryPages } from "../model/docs/category-pages.ts";
import { printPages } from "../model/docs/print-pages.ts";
import { newsPages } from "../model/news/news-pages.ts";
import { notFoundPage } from "../model/pages/not-found-page.ts";
import type { PageKind, PageModel } from "../model/pages/page-model.ts";
import type { PlannedPage } from "../model/pages/planned-page.ts";
import { sourcePage } from "../model/pages/source-pages.ts";
import { reviewPage } from "../model/review/review-page.ts";
import { searchPage } from "../model/search/search-page.ts";
import { translationsPage } from "../model/translations/translations-page.ts";
import { LOCALES } from "../schema/localized.ts";
import { finishPage } from "../model/pages/finish-page.ts";
import type { Site } from "./site.ts";

/** What templates get as `collections`. */
export interface Collections {
  all: readonly CollectionItem[];
  site: Site;
}

/** All pages of the site. */
export interface SitePages {
  list: readonly PlannedPage[];
  byUrl: ReadonlyMap<string, PlannedPage>;
  addresses: ReadonlySet<string>;
}

const cache = new WeakMap<Site, SitePages>();

/** All pages that Eleventy writes: texts, fallbacks and generated ones; computed once per build. */
export function pagesOf({ all, site }: Collections): SitePages {
  const known = cache.get(site);
  if (known) return known;
  const generated = all.flatMap(({ data }) =>
    data.entry ? [data.entry as PlannedPage] : [],
  );
  const list = [
    ...site.sources.map((source) => sourcePage(source, site)),
    ...generated.filter(({ source }) => source === null),
  ];
  const byUrl = new Map(list.map((page) => [page.core.url, page]));
  const pages = { list, byUrl, addresses: new Set(byUrl.keys()) };
  cache.set(site, pages);
  return pages;
}

/** Everything that the page at an address shows. */
export function modelOf(url: string, collections: Collections): PageModel {
  const { byUrl, addresses } = pagesOf(collections);
  const page = byUrl.get(url);
  if (!page) throw new Error(`there is no page at ${url}`);
  return finishPage(page, collections.site, addresses);
}

/** Pages that replace missing translations (LOC-5), and those at the addresses of hidden texts. */
export function replacementPages(site: Site): PlannedPage[] {
  return site.sources
    .filter((source) => source.locale !== source.contentLocale || source.status?.kind === "placeholder")
    .map((source) => sourcePage(source, site));
}

/**
 * Generated pages of one kind in all languages. Pages with the same `translationKey` are translations of
 * each other; the I18nPlugin pairs them by their group number.
 */
export function generatedPages(site: Site, kind: PageKind): PlannedPage[] {
  const pages = LOCALES.flatMap((locale) => plan(site, kind, locale));
  const keys = [...new Set(pages.map(({ translationKey }) => translationKey))];
  return pages.map((page) => ({
    ...page,
    eleventyPaginationGroupNumber: keys.indexOf(page.translationKey) + 1,
  }));
}

function plan(site: Site, kind: PageKind, locale: (typeof LOCALES)[number]): PlannedPage[] {
  const { context, versions, blog } = site[locale];
  switch (kind) {
    case "category":
      return categoryPages(versions, context);
    case "print":
      return printPages(
        versions,
        site.sources
          .filter((source) => source.kind === "doc")
          .filter((source) => source.locale === locale),
        context,
      );
    case "translations":
      return [translationsPage(site.sources, context)];
    case "review":
      return [reviewPage(site.build.review(site), context)];
    case "not-found":
      return [notFoundPage(context)];
    case "search":
      return [searchPage(context)];
    default:
      return newsPages(blog, context).filter(({ core }) => core.kind === kind);
  }
}
