import { LOCALES, type Locale } from "../../schema/localized.ts";
import type { Version } from "../docs/versions.ts";
import { pageAnalytics } from "../frame/analytics.ts";
import type { Shell } from "../frame/frame-model.ts";
import { alternateLinks, type HeadSource, headTitle, mergeHead } from "../frame/head.ts";
import { buildNavbar } from "../frame/navbar/navbar.ts";
import { siteHead } from "../frame/site-head.ts";
import type { Blog } from "../news/blog.ts";
import { byLocale, homePaths, localeOf, switchLocale } from "../routes/locales.ts";
import { outputPathOf } from "../routes/paths.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Alternate, PageModel } from "./page-model.ts";
import type { PlannedPage } from "./planned-page.ts";

/** What a page needs to know of the rest of the site. */
export interface Surroundings {
  /** The same page in every language, itself included. */
  partners: readonly PlannedPage[];
  /** Addresses of all pages. */
  urls: ReadonlySet<string>;
  /** Of the page's own language. */
  shell: Shell;
  versions: readonly Version[];
  blog: Blog;
}

/** Adds to a page what depends on the other pages: translations, navbar, head. */
export function finishPage(
  page: PlannedPage,
  { partners, urls, shell, versions, blog }: Surroundings,
  context: LocaleContext,
): PageModel {
  const { core, head } = page;
  const contentLocale = core.contentLocale ?? core.locale;
  const alternates = alternatesOf(partners, context);
  const translations = translationsOf(page, partners, urls, context);
  // `core` is what its kind of page needs by itself; with the rest it is the whole model.
  return {
    toc: [],
    editUrl: null,
    unlisted: false,
    analytics: pageAnalytics(core, context),
    ...core,
    contentLocale,
    outputPath: outputPathOf(core.url),
    alternates,
    translation: contentLocale === core.locale ? "current" : "missing",
    shell,
    navbar: buildNavbar(context, { url: core.url, versions, translations }),
    head: mergeHead([siteHead(blog, context), pageHead(page, alternates, context), head]),
  } as PageModel;
}

/** The languages in which the text of a page is written; stand-ins do not count. */
function alternatesOf(partners: readonly PlannedPage[], { data }: LocaleContext): Alternate[] {
  return LOCALES.flatMap((locale): Alternate[] => {
    const core = partners.find((partner) => partner.core.locale === locale)?.core;
    return core && (core.contentLocale ?? locale) === locale
      ? [{ locale, hreflang: data.locales.locales[locale].htmlLang, url: core.url }]
      : [];
  });
}

/** Where the language links of a page lead: always to a page that exists (LOC-5). */
function translationsOf(
  { core }: PlannedPage,
  partners: readonly PlannedPage[],
  urls: ReadonlySet<string>,
  context: LocaleContext,
): Record<Locale, string> {
  return byLocale((locale) =>
    core.kind === "not-found"
      ? context.data.locales.locales[locale].path
      : (partners.find((partner) => partner.core.locale === locale)?.core.url ??
        nearest(core.url, locale, urls, context)),
  );
}

/** The closest page above a missing one that exists in the other language, at worst its home (LOC-5). */
function nearest(
  url: string,
  to: Locale,
  urls: ReadonlySet<string>,
  { data }: LocaleContext,
): string {
  const homes = homePaths(data.locales.locales);
  for (
    let path = switchLocale(url, to, data.locales);
    path.length > 1;
    path = path.slice(0, path.lastIndexOf("/"))
  ) {
    if (urls.has(path) && localeOf(path, data.locales) === to && !homes.includes(path)) return path;
  }
  return data.locales.locales[to].path;
}

/** Head data that every page has, with its own values. */
function pageHead(
  { core }: PlannedPage,
  alternates: readonly Alternate[],
  { data, absolute, locale }: LocaleContext,
): HeadSource {
  const isNotFound = core.kind === "not-found";
  const contentLocale = core.contentLocale ?? locale;
  // The text of a stand-in belongs to another address; search engines are told so.
  const original = alternates.find((alternate) => alternate.locale === contentLocale);
  const canonical = absolute(contentLocale === locale ? core.url : (original?.url ?? core.url));
  const title = headTitle(core.title, data.site.title);
  return {
    title,
    canonical,
    meta: [
      { name: "description", content: core.description },
      { property: "og:title", content: title },
      { property: "og:description", content: core.description },
      { property: "og:url", content: canonical },
      ...alternates
        .filter((alternate) => alternate.locale !== locale)
        .map(({ hreflang }) => ({
          property: "og:locale:alternate",
          content: hreflang.replaceAll("-", "_"),
        })),
      ...(isNotFound || core.unlisted ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: isNotFound ? [] : alternateLinks(alternates, data.locales.default, absolute),
  };
}
