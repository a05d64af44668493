import { LOCALES, type Locale } from "../schema/localized.ts";
import { categoryPages } from "./docs/category-pages.ts";
import { buildVersions, type DraftDoc } from "./docs/docs.ts";
import { printPages } from "./docs/print-pages.ts";
import type { Nest } from "./docs/sidebar/navigation-tree.ts";
import type { Version } from "./docs/versions.ts";
import type { Shell } from "./frame/frame-model.ts";
import type { HeadSource } from "./frame/head.ts";
import { type Assets, buildShell } from "./frame/shell.ts";
import { siteHead } from "./frame/site-head.ts";
import { keeper } from "./kept.ts";
import { buildMenus, type MenuFile } from "./navbar/menus.ts";
import type { Blog } from "./news/blog.ts";
import { buildBlog } from "./news/build-blog.ts";
import { newsPages } from "./news/news-pages.ts";
import { recentPosts } from "./news/post-lists.ts";
import { type Outline, outlineOf } from "./outline.ts";
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
  /** Menus of both languages, for the pages and as files. */
  menus: MenuFile[];
  data: SiteData;
  now: Date;
}

/** What the pages of a language share. */
interface LocaleFrame {
  blog: Blog;
  versions: Version[];
  shell: Shell;
  /** Outside the docs, then of each version. */
  menus: MenuFile[];
  siteHead: HeadSource;
  categories: PlannedPage[];
  news: PlannedPage[];
  notFound: PlannedPage;
}

/** One language's part of the site. */
interface LocaleSite {
  context: LocaleContext;
  frame: LocaleFrame;
  planned: PlannedPage[];
}

const keptFrames = keeper<Record<Locale, LocaleFrame>>();
const keptPages = keeper<SitePage>();

/**
 * Computes every page of the site, once; of a site that was built before, those that a change may have
 * changed. Mistakes in the sources go to `input.report`; what is returned after a report must not be
 * published.
 */
export function buildSite(input: SiteInput): Site {
  const { data, assets, now, sources, drafts = [], updated, addressOfPicture } = input;
  const outline = outlineOf({ data, assets, sources, drafts });
  const report: Report = (problem) => {
    outline.isFaulty = true;
    input.report(problem);
  };
  const contexts = byLocale((locale) => localeContext(locale, data, report));
  const frames = keptFrames(outline, [input.nest], () =>
    byLocale((locale) => localeFrame(contexts[locale], input)),
  );
  const sites = byLocale((locale) => planLocale(contexts[locale], frames[locale], outline, input));
  const planned = LOCALES.flatMap((locale) => sites[locale].planned);

  const changedOn = (file: string) => updated?.get(file.normalize("NFC"));
  const byPair = Map.groupBy(planned, ({ pair }) => pair);
  const translated = new Map(translatedPages(sources, data).map((page) => [page.name, page]));
  const urls = new Set(planned.map(({ core }) => core.url));
  const pages = planned.map((page): SitePage => {
    const partners = byPair.get(page.pair) ?? [];
    const compared = page.source ? translated.get(pageName(page.source, data) ?? "") : undefined;
    const days = partners.map(({ source }) => source && changedOn(source.file));
    // With the outline alike, addresses and frame are, too.
    const inputs = [outline, addressOfPicture, compared, ...partners, ...days];
    return keptPages(page, inputs, () => {
      const { context, frame } = sites[page.core.locale];
      const surroundings = {
        ...frame,
        partners,
        urls,
        translated: compared,
        addressOfPicture,
        changedOn,
      };
      return {
        source: page.source,
        updated: page.updated ?? null,
        model: finishPage(page, surroundings, context),
        partners: partners.map(({ core }) => core.url),
      };
    });
  });
  return {
    pages,
    blogs: byLocale((locale) => frames[locale].blog),
    versions: byLocale((locale) => frames[locale].versions),
    menus: LOCALES.flatMap((locale) => frames[locale].menus),
    data,
    now,
  };
}

/** What follows from the outline alone. */
function localeFrame(
  context: LocaleContext,
  { sources, assets, nest, drafts = [] }: SiteInput,
): LocaleFrame {
  const own = sources.filter(({ locale }) => locale === context.locale);
  const blog = buildBlog(
    own.filter((source) => source.kind === "post"),
    context,
  );
  const versions = buildVersions(
    own.filter((source) => source.kind === "doc"),
    nest,
    context,
    drafts,
  );
  return {
    blog,
    versions,
    shell: buildShell(context, assets),
    menus: buildMenus(context, versions, recentPosts(blog, context)),
    siteHead: siteHead(blog, context),
    categories: categoryPages(versions, context),
    news: newsPages(blog, context),
    notFound: notFoundPage(context),
  };
}

/** Plans the pages of one language. */
function planLocale(
  context: LocaleContext,
  frame: LocaleFrame,
  outline: Outline,
  { sources, updated = new Map(), review, now }: SiteInput,
): LocaleSite {
  const { blog, versions } = frame;
  const own = sources.filter(({ locale }) => locale === context.locale);
  const docs = own.filter((source) => source.kind === "doc");
  const planned = [
    ...sourcePages(own, { blog, versions, now, updated, outline }, context),
    ...frame.categories,
    ...printPages(versions, docs, context),
    ...frame.news,
    translationsPage(sources, context),
    ...(review ? [reviewPage(review, context)] : []),
    frame.notFound,
  ];
  planned.push(searchPage(planned, versions, context));
  return { context, frame, planned };
}
