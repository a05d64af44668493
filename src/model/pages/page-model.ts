import type { BuiltAssets } from "../../assets/assets.ts";
import type { MenuPage } from "../../schema/menu.ts";
import { activeVersion, type Version } from "../docs/versions.ts";
import { type PageAnalytics, pageAnalytics } from "../frame/analytics.ts";
import { headOf } from "../frame/head.ts";
import {
  docsItems,
  type MenuPlace,
  type MenuSet,
  menuOf,
  menuPage,
  NEWS_SIDE,
} from "../navbar/menus.ts";
import { docsSide } from "../navbar/navbar.ts";
import { recentPosts } from "../news/post-lists.ts";
import type { LocaleSite, Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import { alternatesOf, translationsOf } from "../translations/page-languages.ts";
import { type TranslationNote, translationNote } from "../translations/translation-note.ts";
import { pageName } from "../translations/translations.ts";
import { leaveTarget } from "./leave-target.ts";
import { pagesOf } from "./pages.ts";
import type { Head, PlannedPage } from "./planned-page.ts";

/** Kinds of pages that show the list of recent posts (BLOG-13). */
const WITH_NEWS_MENU: readonly string[] = ["blog-list", "post", "tags", "tag", "authors", "author"];

/** Second stage: all that a page shows, with what it has from the rest of the site. */
export interface PageModel extends Omit<PlannedPage, "head"> {
  /** Data, labels and links in the language of the page. */
  context: LocaleContext;
  assets: BuiltAssets;
  /** Shared by all pages of a locale and version of the docs. */
  menu: MenuSet;
  /** What differs in the menus on this page. */
  menuPage: MenuPage;
  head: Head;
  /** Of an outdated text only; the home page has no room for it. */
  translationNote: TranslationNote | null;
  /** Paths of the pages with `leave` in the language, which are not fetched ahead (LEAVE-5). */
  safetyPages: readonly string[];
  /** What a view of the page is counted as; null where none is counted. */
  analytics: PageAnalytics | null;
}

/** The page at an address, with all that it shows of the rest of the site: translations, menus, head. */
export function modelOf(url: string, site: Site): PageModel {
  const { byUrl, addresses } = pagesOf(site);
  const page = byUrl.get(url);
  if (!page) throw new Error(`there is no page at ${url}`);
  const { context, versions } = site[page.locale];
  const { version, doc } = activeVersion(url, versions);
  const menu = menuOf(site[page.locale], version);
  const alternates = alternatesOf(page, site);
  const place: MenuPlace = {
    url,
    version,
    docId: doc?.id,
    ...sideOf(page, version, site[page.locale]),
    translations: translationsOf(page, alternates, addresses, context),
  };
  return {
    ...page,
    context,
    assets: site.build.assets,
    menu,
    menuPage: menuPage(place, menu.data, versions, context),
    head: headOf(page, alternates, version, site),
    translationNote: noteOf(page, site),
    safetyPages: site.sources
      .filter((source) => source.locale === page.locale && leaveTarget(source))
      .map((source) => encodeURI(source.url)),
    analytics: pageAnalytics(page, version, context),
  };
}

/** The menu of the section that a page belongs to; unlisted pages have items of their own in it. */
function sideOf(
  { kind, url, unlisted, sidebar }: PlannedPage,
  version: Version | undefined,
  { blog, context }: LocaleSite,
): Pick<MenuPlace, "side" | "items"> {
  if (typeof sidebar === "string") {
    const { items = [] } = version?.sidebars[sidebar] ?? {};
    return {
      side: docsSide(sidebar),
      items: unlisted ? docsItems(items, context.labels, sidebar, url) : null,
    };
  }
  if (!WITH_NEWS_MENU.includes(kind)) return { side: undefined, items: null };
  return { side: NEWS_SIDE, items: unlisted ? recentPosts(blog, context, url) : null };
}

/** The home page has no column of text that a note could be above. */
function noteOf({ kind, locale, source }: PlannedPage, site: Site): TranslationNote | null {
  const translated = source && site.translated.get(pageName(source, site.data) ?? "");
  if (!translated || kind === "home") return null;
  const languages = site.byKey.get(source.key) ?? [];
  return translationNote(translated, languages, site.build.updated, site[locale].context);
}
