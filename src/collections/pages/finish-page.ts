import { byLocale, homePaths, localeOf, switchLocale } from "../../routes/locales.ts";
import { markdownPathOf, outputPathOf } from "../../routes/paths.ts";
import { LOCALES, type Locale } from "../../schema/localized.ts";
import { SHARE_PICTURE_SIZE } from "../../schema/pictures.ts";
import { activeVersion, type Version } from "../docs/versions.ts";
import { format } from "../format.ts";
import { pageAnalytics } from "../frame/analytics.ts";
import type { Alternate } from "../frame/frame-model.ts";
import {
  alternateLinks,
  type HeadSource,
  headTitle,
  mergeHead,
  networkLocale,
} from "../frame/head.ts";
import { docsItems, type MenuPlace, menuPage, NEWS_SIDE } from "../navbar/menus.ts";
import { docsSide } from "../navbar/navbar.ts";
import type { Blog } from "../news/build-blog.ts";
import { recentPosts } from "../news/post-lists.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import { isUnpublished } from "../status.ts";
import { translationNote } from "../translations/translation-note.ts";
import { pageName } from "../translations/translations.ts";
import type { OwnPage, PageFrame, PageModel, PlannedPage } from "./page-model.ts";
import { type AddressOfPicture, sharePicture } from "./share-picture.ts";

/** Kinds of pages that show the list of recent posts (BLOG-13). */
const WITH_NEWS_MENU: readonly string[] = ["blog-list", "post", "tags", "tag", "authors", "author"];

/** Addresses of all pages, to find where language links lead. */
export type Addresses = ReadonlySet<string>;

/** Adds to a page what it shows of the rest of the site: translations, navbar, head. */
export function finishPage(page: PlannedPage, site: Site, addresses: Addresses): PageModel {
  const { core, head } = page;
  const { context, menus, blog, versions, siteHead } = site[core.locale];
  const { build } = site;
  const translated = page.source
    ? site.translated.get(pageName(page.source, site.data) ?? "")
    : undefined;
  const alternates = alternatesOf(page, site);
  const translations = translationsOf(page, alternates, addresses, context);
  const { version, doc } = activeVersion(core.url, versions);
  const menu = menus[version ? versions.indexOf(version) + 1 : 0];
  if (!menu) throw new Error(`there is no menu for the version "${version?.name}"`);
  const languages = site.byKey.get(page.source?.key ?? "") ?? [];
  const picture = pictureHead(page, build.addressOfPicture, context);
  const frame: PageFrame = {
    source: page.source,
    updated: page.updated ?? null,
    // The home page has no column of text that a note could be above.
    translationNote:
      translated && core.kind !== "home"
        ? translationNote(translated, languages, build.updated, context)
        : null,
    context,
    assets: build.assets,
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
      pageHead(page, alternates, version, context),
      picture,
      markdownHead(page),
      core.kind === "post" ? withImage(head, picture) : head,
    ]),
    analytics: pageAnalytics(core, version, context),
  };
  return { ...core, ...frame };
}

/** The menu of the section that a page belongs to; unlisted pages have items of their own in it. */
function sideOf(
  core: OwnPage,
  version: Version | undefined,
  blog: Blog,
  context: LocaleContext,
): Pick<MenuPlace, "side" | "items"> {
  if (typeof core.sidebar === "string") {
    const { items = [] } = version?.sidebars[core.sidebar] ?? {};
    return {
      side: docsSide(core.sidebar),
      items: core.unlisted ? docsItems(items, core.url) : null,
    };
  }
  if (!WITH_NEWS_MENU.includes(core.kind)) return { side: undefined, items: null };
  return { side: NEWS_SIDE, items: core.unlisted ? recentPosts(blog, context, core.url) : null };
}

/** The languages in which the text of a page is written; fallbacks do not count. */
export function alternatesOf(
  { core, source }: PlannedPage,
  { build, data, byKey }: Site,
): Alternate[] {
  const languages = byKey.get(source?.key ?? "") ?? [];
  const { url: own = core.url } =
    languages.find(({ locale }) => locale === core.contentLocale) ?? {};
  const urls = [own, ...build.localeLinks(own).map(({ url }) => url)];
  const { locales } = data.locales;
  return LOCALES.flatMap((locale): Alternate[] => {
    const url = urls.find((one) => localeOf(one, data.locales) === locale);
    return url ? [{ locale, hreflang: locales[locale].htmlLang, url }] : [];
  });
}

/** Where the language links of a page lead: always to a page that exists (LOC-5). */
function translationsOf(
  { core }: PlannedPage,
  alternates: readonly Alternate[],
  addresses: Addresses,
  context: LocaleContext,
): Record<Locale, string> {
  return byLocale((locale) => {
    if (core.kind === "not-found") return context.data.locales.locales[locale].path;
    if (locale === core.locale) return core.url;
    const alternate = alternates.find((one) => one.locale === locale);
    return alternate?.url ?? nearest(core.url, locale, addresses, context);
  });
}

/** The closest page above a missing one that exists in the other language, at worst its home (LOC-5). */
function nearest(url: string, to: Locale, urls: Addresses, { data }: LocaleContext): string {
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

/** Link to the Markdown export, for programs that read no HTML. */
function markdownHead({ core, source }: PlannedPage): HeadSource {
  // A fallback has the text of another page.
  if (!source || core.contentLocale !== core.locale) return {};
  const href = `/${markdownPathOf(outputPathOf(core.url))}`;
  return { links: [{ rel: "alternate", type: "text/markdown", href }] };
}

/** The page's own picture, instead of the site's. */
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

/** Gives the structured data of a post its picture (BLOG-15). */
function withImage(head: HeadSource, { meta = [] }: HeadSource): HeadSource {
  const image = meta.find(({ property }) => property === "og:image")?.content;
  return image ? { ...head, jsonLd: head.jsonLd?.map((node) => ({ ...node, image })) ?? [] } : head;
}

/** Head data that every page has, with its own values. */
function pageHead(
  { core, source }: PlannedPage,
  alternates: readonly Alternate[],
  version: Version | undefined,
  { data, absolute, locale }: LocaleContext,
): HeadSource {
  const isNotFound = core.kind === "not-found";
  const { contentLocale } = core;
  // The text of a fallback belongs to another address, which is its canonical one.
  const original = alternates.find((alternate) => alternate.locale === contentLocale);
  const canonical = absolute(contentLocale === locale ? core.url : (original?.url ?? core.url));
  const isNamed = !version || version.isLast || core.title.includes(version.label);
  const own = isNamed ? core.title : `${core.title} ${version.label}`;
  const title = headTitle(own, data.site.title);
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
        .map((alternate) => ({
          property: "og:locale:alternate",
          content: networkLocale(data.locales.locales[alternate.locale]),
        })),
      ...(isNotFound || core.unlisted || (source && isUnpublished(source)) || data.preview
        ? [{ name: "robots", content: "noindex" }]
        : []),
    ],
    links: isNotFound ? [] : alternateLinks(alternates, data.locales.default, absolute),
  };
}
