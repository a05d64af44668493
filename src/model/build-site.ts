import { LOCALES, type Locale } from "../schema/localized.ts";
import { categoryPages } from "./docs/category-pages.ts";
import { buildVersions, type DraftDoc } from "./docs/docs.ts";
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
import { sourcePages } from "./pages/source-pages.ts";
import { byLocale } from "./routes/locales.ts";
import { type LocaleContext, localeContext, type Report, type SiteData } from "./site-data.ts";
import type { Source } from "./sources.ts";

/** What the site is built from. */
export interface SiteInput {
  data: SiteData;
  /** All published pages of both languages, translations filled in where they are missing. */
  sources: readonly Source[];
  /** Docs that are not published; menus that name them leave them out (NAV-7). */
  drafts?: readonly DraftDoc[];
  assets: Assets;
  nest: Nest;
  /** Moment of the build. */
  now: Date;
  report: Report;
}

/** A page with where its text comes from. */
export interface SitePage {
  model: PageModel;
  /** The file that it is written in; null for pages that follow from others. */
  source: Source | null;
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
  const { data, assets, now } = input;
  const sites = byLocale((locale) => planLocale(locale, input));
  const planned = LOCALES.flatMap((locale) => sites[locale].planned);

  const shells = byLocale((locale) => buildShell(sites[locale].context, assets));
  const navbars = byLocale((locale) => resolveNavbars(sites[locale]));
  const heads = byLocale((locale) => siteHead(sites[locale].blog, sites[locale].context));
  const byPair = Map.groupBy(planned, ({ pair }) => pair);
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
    };
    return {
      source: page.source,
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
  { data, sources, drafts = [], nest, now, report }: SiteInput,
): LocaleSite {
  const context = localeContext(locale, data, report);
  const own = sources.filter((source) => source.locale === locale);
  const posts = own.filter((source) => source.kind === "post");
  const docs = own.filter((source) => source.kind === "doc");
  const blog = buildBlog(posts, context);
  const versions = buildVersions(docs, nest, context, drafts);
  const planned = [
    ...sourcePages(own, { blog, versions, now }, context),
    ...categoryPages(versions, context),
    ...newsPages(blog, context),
    notFoundPage(context),
  ];
  return { context, blog, versions, planned };
}
