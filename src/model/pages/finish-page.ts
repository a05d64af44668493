import { LOCALES, type Locale } from "../../schema/localized.ts";
import { SHARE_PICTURE_SIZE } from "../../schema/pictures.ts";
import { activeVersion, type Version } from "../docs/versions.ts";
import { format } from "../format.ts";
import { pageAnalytics } from "../frame/analytics.ts";
import type { Shell } from "../frame/frame-model.ts";
import { alternateLinks, type HeadSource, headTitle, mergeHead } from "../frame/head.ts";
import { docsItems, type MenuFile, type MenuPlace, menuPage } from "../navbar/menus.ts";
import type { Blog } from "../news/blog.ts";
import { recentPosts } from "../news/post-lists.ts";
import { byLocale, homePaths, localeOf, switchLocale } from "../routes/locales.ts";
import { outputPathOf, twinPathOf } from "../routes/paths.ts";
import type { LocaleContext } from "../site-data.ts";
import { translationNote } from "../translations/translation-note.ts";
import type { TranslatedPage } from "../translations/translations.ts";
import type { Alternate, PageFrame, PageModel } from "./page-model.ts";
import { pageStyles } from "./page-styles.ts";
import { hasNewsMenu, type PageCore, type PlannedPage } from "./planned-page.ts";
import { type AddressOfPicture, sharePicture } from "./share-picture.ts";

/** What a page needs to know of the rest of the site. */
export interface SiteParts {
  /** The same page in every language, itself included. */
  partners: readonly PlannedPage[];
  /** Addresses of all pages. */
  urls: ReadonlySet<string>;
  /** Of the page's own language. */
  shell: Shell;
  /** Of the page's own language: outside the docs, then of each version. */
  menus: readonly MenuFile[];
  blog: Blog;
  /** Head data of all pages of the language. */
  siteHead: HeadSource;
  versions: readonly Version[];
  /** How the languages of the page's text compare; undefined where there is no text to follow. */
  translated: TranslatedPage | undefined;
  /** Makes the pictures that links to pages show; without it they have that of the site. */
  addressOfPicture: AddressOfPicture | undefined;
  /** Day of a file's last change; undefined where nobody knows. */
  changedOn: (file: string) => string | undefined;
}

/** Adds to a page what depends on the other pages: translations, navbar, head. */
export function finishPage(
  page: PlannedPage,
  {
    partners,
    urls,
    shell,
    menus,
    blog,
    siteHead,
    versions,
    translated,
    addressOfPicture,
    changedOn,
  }: SiteParts,
  context: LocaleContext,
): PageModel {
  const { core, head } = page;
  const alternates = alternatesOf(partners, context);
  const translations = translationsOf(page, partners, urls, context);
  const { version, doc } = activeVersion(core.url, versions);
  const menu = menus[version ? versions.indexOf(version) + 1 : 0];
  if (!menu) throw new Error(`there is no menu for the version "${version?.name}"`);
  const outputPath = outputPathOf(core.url);
  // A stand-in for a translation has the text of another page.
  const isOwnText = page.source !== null && core.contentLocale === core.locale;
  const twin = isOwnText ? twinPathOf(outputPath) : null;
  // The home page has no column of text that a note could stand above.
  const written = core.kind === "home" ? [] : partners.flatMap(({ source }) => source ?? []);
  const note = translated ? translationNote(translated, written, changedOn, context) : null;
  const frame: PageFrame = {
    outputPath,
    twin,
    alternates,
    translation:
      core.contentLocale === core.locale
        ? (translated?.states[core.locale] ?? "current")
        : "missing",
    translationNote: note,
    shell,
    menu,
    menuPage: menuPage(
      {
        url: core.url,
        version,
        docId: doc?.id,
        ...sideOf(core, version, blog, context),
        translations,
      },
      menu.data,
      versions,
      context,
    ),
    head: mergeHead([
      siteHead,
      pageHead(page, alternates, context),
      pictureHead(page, addressOfPicture, context),
      twinHead(twin),
      head,
    ]),
    hasLongTitle: core.title.split(/[\s-]/).some((word) => word.length > 15),
    styles: pageStyles(page, { hasNote: note !== null, hasRibbon: Boolean(context.data.preview) }),
    analytics: pageAnalytics(core, context),
  };
  return { ...core, ...frame };
}

/** The menu of the section that a page belongs to; unlisted pages have items of their own in it. */
function sideOf(
  core: PageCore,
  version: Version | undefined,
  blog: Blog,
  context: LocaleContext,
): Pick<MenuPlace, "side" | "items"> {
  if ("sidebar" in core && core.sidebar !== null) {
    const { items = [] } = version?.sidebars[core.sidebar] ?? {};
    return {
      side: { sidebar: core.sidebar },
      items: core.unlisted ? docsItems(items, core.url) : null,
    };
  }
  if (!hasNewsMenu(core.kind)) return { side: null, items: null };
  return { side: "news", items: core.unlisted ? recentPosts(blog, context, core.url) : null };
}

/** The languages in which the text of a page is written; stand-ins do not count. */
function alternatesOf(partners: readonly PlannedPage[], { data }: LocaleContext): Alternate[] {
  return LOCALES.flatMap((locale): Alternate[] => {
    const core = partners.find((partner) => partner.core.locale === locale)?.core;
    return core && core.contentLocale === locale
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

/** Leads programs that read no HTML to the text of a page. */
function twinHead(twin: string | null): HeadSource {
  return twin === null
    ? {}
    : { links: [{ rel: "alternate", type: "text/markdown", href: `/${twin}` }] };
}

/** The picture of the page's own, in place of that of the site. */
function pictureHead(
  page: PlannedPage,
  addressOf: AddressOfPicture | undefined,
  context: LocaleContext,
): HeadSource {
  const { site } = context.data;
  const picture = sharePicture(page, context);
  const title = addressOf ? picture.title : site.title;
  const path = addressOf ? addressOf(picture) : site.socialImage;
  if (!path) return {};
  const image = context.absolute(path);
  const alt = format(context.labels["sharePicture.alt"], { title });
  return {
    meta: [
      { property: "og:image", content: image },
      { property: "og:image:alt", content: alt },
      { property: "og:image:width", content: String(SHARE_PICTURE_SIZE.width) },
      { property: "og:image:height", content: String(SHARE_PICTURE_SIZE.height) },
      { name: "twitter:image", content: image },
      { name: "twitter:image:alt", content: alt },
    ],
  };
}

/** Head data that every page has, with its own values. */
function pageHead(
  { core }: PlannedPage,
  alternates: readonly Alternate[],
  { data, absolute, locale }: LocaleContext,
): HeadSource {
  const isNotFound = core.kind === "not-found";
  const { contentLocale } = core;
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
      ...(isNotFound || core.unlisted || core.unpublished || data.preview
        ? [{ name: "robots", content: "noindex" }]
        : []),
    ],
    links: isNotFound ? [] : alternateLinks(alternates, data.locales.default, absolute),
  };
}
