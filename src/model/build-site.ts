import { LOCALES, type Locale } from "../schema/localized.ts";
import { categoryPages } from "./docs/category-pages.ts";
import { buildVersions, type DraftDoc } from "./docs/docs.ts";
import { printPages } from "./docs/print-pages.ts";
import type { Nest } from "./docs/sidebar/navigation-tree.ts";
import type { Version } from "./docs/versions.ts";
import { type Assets, buildShell } from "./frame/shell.ts";
import { siteHead } from "./frame/site-head.ts";
import { type ResolvedNavbar, resolveNavbar } from "./navbar/navbar.ts";
import type { Blog } from "./news/blog.ts";
import { buildBlog } from "./news/build-blog.ts";
import { newsPages } from "./news/news-pages.ts";
import { finishPage } from "./pages/finish-page.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import type { PageModel } from "./pages/page-model.ts";
import type { PlannedPage } from "./pages/planned-page.ts";
import type { AddressOfPicture } from "./pages/share-picture.ts";
import { sourcePages } from "./pages/source-pages.ts";
import type { Review } from "./review/review.ts";
import { reviewPage } from "./review/review-page.ts";
import { byLocale } from "./routes/locales.ts";
import { searchPage } from "./search/search-page.ts";
import { type LocaleContext, localeContext, type Report, type SiteData } from "./site-data.ts";
import type { Source } from "./sources.ts";
import { pageName, translatedPages } from "./translations/translations.ts";
import { translationsPage } from "./translations/translations-page.ts";

/** What the site is built from. */
export interface SiteInput {
  data: SiteData;
  /** All published pages of both languages, translations filled in where they are missing. */
  sources: readonly Source[];
  /** Docs that are not published; menus that name them leave them out (NAV-7). */
  drafts?: readonly DraftDoc[];
  /** Day of the last change of each text, by its file, in NFC. */
  updated?: ReadonlyMap<string, string>;
  /** What editors have to look at; without it there is no page that says so. */
  review?: Review;
  assets: Assets;
  nest: Nest;
  /** Makes the pictures that links to pages show; without it they have that of the site. */
  addressOfPicture?: AddressOfPicture | undefined;
  /** Moment of the build. */
  now: Date;
  report: Report;
}

/** A page with where its text comes from. */
export interface SitePage {
  model: PageModel;
  /** The file that it is written in; null for pages that follow from others. */
  source: Source | null;
  /** Day of the last change of its text; null where that is not known. */
  updated: string | null;
  /** Addresses of the page in every language, stand-ins for missing translations included. */
  partners: string[];
}

/** The whole site as plain data. */
export interface Site {
  pages: SitePage[];
  blogs: Record<Locale, Blog>;
  /** Versions of the docs in each language. */
  versions: Record<Locale, Version[]>;
  data: SiteData;
  now: Date;
}

/** One language's part of the site. */
interface LocaleSite {
  context: LocaleContext;
  blog: Blog;
  versions: Version[];
  planned: PlannedPage[];
}

/**
 * Computes every page of the site, once. Mistakes in the sources go to
 * `input.report`; what is returned after a report must not be published.
 */
export function buildSite(input: SiteInput): Site {
  const { data, assets, now, sources, updated } = input;
  const changedOn = (file: string) => updated?.get(file.normalize("NFC"));
  const sites = byLocale((locale) => planLocale(locale, input));
  const planned = LOCALES.flatMap((locale) => sites[locale].planned);

  const shells = byLocale((locale) => buildShell(sites[locale].context, assets));
  const navbars = byLocale((locale) => resolveNavbars(sites[locale]));
  const heads = byLocale((locale) => siteHead(sites[locale].blog, sites[locale].context));
  const byPair = Map.groupBy(planned, ({ pair }) => pair);
  const translated = new Map(translatedPages(sources, data).map((page) => [page.name, page]));
  const urls = new Set(planned.map(({ core }) => core.url));
  const pages = planned.map((page): SitePage => {
    const { locale } = page.core;
    const { context, versions } = sites[locale];
    const partners = byPair.get(page.pair) ?? [];
    const surroundings = {
      partners,
      urls,
      shell: shells[locale],
      navbars: navbars[locale],
      siteHead: heads[locale],
      versions,
      translated: page.source ? translated.get(pageName(page.source, data) ?? "") : undefined,
      addressOfPicture: input.addressOfPicture,
      changedOn,
    };
    return {
      source: page.source,
      updated: page.updated ?? null,
      model: finishPage(page, surroundings, context),
      partners: partners.map(({ core }) => core.url),
    };
  });
  return {
    pages,
    blogs: byLocale((locale) => sites[locale].blog),
    versions: byLocale((locale) => sites[locale].versions),
    data,
    now,
  };
}

/** The navbar for each version that pages of a language belong to, and for those outside the docs. */
function resolveNavbars({ context, versions }: LocaleSite): Map<string, ResolvedNavbar> {
  return new Map(
    [undefined, ...versions].map((active) => [
      active?.name ?? "",
      resolveNavbar(context, { versions, active }),
    ]),
  );
}

/** Plans the pages of one language. */
function planLocale(
  locale: Locale,
  { data, sources, drafts = [], updated = new Map(), review, nest, now, report }: SiteInput,
): LocaleSite {
  const context = localeContext(locale, data, report);
  const own = sources.filter((source) => source.locale === locale);
  const posts = own.filter((source) => source.kind === "post");
  const docs = own.filter((source) => source.kind === "doc");
  const blog = buildBlog(posts, context);
  const versions = buildVersions(docs, nest, context, drafts);
  const planned = [
    ...sourcePages(own, { blog, versions, now, updated }, context),
    ...categoryPages(versions, context),
    ...printPages(versions, docs, context),
    ...newsPages(blog, context),
    translationsPage(sources, context),
    ...(review ? [reviewPage(review, context)] : []),
    notFoundPage(context),
  ];
  planned.push(searchPage(planned, versions, context));
  return { context, blog, versions, planned };
}
