import type { CollectionItem } from "../eleventy/types.ts";
import type { Locale } from "../schema/localized.ts";
import { finishPage } from "./pages/finish-page.ts";
import type { PageModel, PlannedPage } from "./pages/page-model.ts";
import { sourcePage } from "./pages/source-pages.ts";
import type { Site } from "./site.ts";

/** What templates get as `collections`. */
export interface Collections {
  all: readonly CollectionItem[];
  site: Site;
}

/** A file that is not a page. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** Called when Eleventy writes the file; all texts are rendered then. */
  content: (collections: Collections) => string;
}

const cache = new WeakMap<Site, ReturnType<typeof allPages>>();

/** All pages that Eleventy writes: texts, fallbacks and generated ones; computed once per build. */
export function pagesOf(collections: Collections) {
  const pages = cache.get(collections.site) ?? allPages(collections);
  cache.set(collections.site, pages);
  return pages;
}

function allPages({ all, site }: Collections) {
  // Eleventy sorts by the dates of files, which differ from checkout to checkout (SAME-1).
  const generated = all
    .filter(({ data }) => data.entry)
    .toSorted((a, b) => (a.inputPath < b.inputPath ? -1 : Number(a.inputPath > b.inputPath)))
    .map(({ data }) => data.entry as PlannedPage);
  const list = [
    ...site.sources.map((source) => sourcePage(source, site)),
    ...generated.filter(({ source }) => source === null),
  ];
  const byUrl = new Map(list.map((page) => [page.core.url, page]));
  return { list, byUrl, addresses: new Set(byUrl.keys()) };
}

/** Everything that the page at an address shows. */
export function modelOf(url: string, collections: Collections): PageModel {
  const { byUrl, addresses } = pagesOf(collections);
  const page = byUrl.get(url);
  if (!page) throw new Error(`there is no page at ${url}`);
  return finishPage(page, collections.site, addresses);
}

/** Pages that replace missing translations (LOC-5), and those at the addresses of hidden texts. */
export function replacementPages(site: Site, language: Locale): PlannedPage[] {
  return site.sources
    .filter(({ locale }) => locale === language)
    .filter(
      ({ locale, contentLocale, status }) =>
        locale !== contentLocale || status?.kind === "placeholder",
    )
    .map((source) => sourcePage(source, site));
}
