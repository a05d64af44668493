import type { CollectionItem } from "../eleventy/types.ts";
import type { Locale } from "../schema/localized.ts";
import { meetingSections } from "./decisions.ts";
import { docTitle } from "./docs/doc-title.ts";
import { buildDocPlace } from "./docs/docs.ts";
import { activeVersion, type Version } from "./docs/versions.ts";
import { eventsHead } from "./events/events-head.ts";
import { pageAnalytics } from "./frame/analytics.ts";
import { breadcrumbHead, headOf } from "./frame/head.ts";
import { jobsHead } from "./jobs.ts";
import { docsItems, type MenuPlace, menuPage, NEWS_SIDE } from "./navbar/menus.ts";
import { docsSide } from "./navbar/navbar.ts";
import { postHead, postShare } from "./news/post-head.ts";
import { recentPosts } from "./news/post-lists.ts";
import type { Post } from "./news/post-summary.ts";
import { homeHead, homeSections } from "./pages/home.ts";
import type { PageModel, PlannedPage } from "./pages/page-model.ts";
import type { LocaleSite, Site } from "./site.ts";
import type { PostSource, Source } from "./sources.ts";
import { isPlaceholder } from "./status.ts";
import { isReplaced } from "./statutes.ts";
import { alternatesOf, translationsOf } from "./translations/page-languages.ts";
import { type TranslationNote, translationNote } from "./translations/translation-note.ts";
import { pageName } from "./translations/translations.ts";

/** What templates get as `collections`. */
export interface Collections {
  all: readonly CollectionItem[];
  site: Site;
}

/** A file that is not a page. */
export interface OutputFile {
  /** Relative to the output folder. */
  path: string;
  /** Called when Eleventy writes the file; all pages are known then. */
  content: (collections: Collections) => string;
}

/** Kinds of pages that show the list of recent posts (BLOG-13). */
const WITH_NEWS_MENU: readonly string[] = ["blog-list", "post", "tags", "tag", "authors", "author"];

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
  const byUrl = new Map(list.map((page) => [page.url, page]));
  return { list, byUrl, addresses: new Set(byUrl.keys()) };
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

/** The page of a text. */
function sourcePage(source: Source, site: Site): PlannedPage {
  const { context, versions } = site[source.locale];
  const { kind, key, locale, contentLocale, url, frontMatter } = source;
  const page = {
    kind,
    locale,
    contentLocale,
    url,
    title: frontMatter.title ?? "",
    description: frontMatter.description ?? "",
    unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    source,
    updated: updatedOn(source, site),
    translationKey: `${kind} ${key}`,
  };
  switch (source.kind) {
    case "home":
      return { ...page, sections: homeSections(source, context), head: homeHead(context) };
    case "content":
      return {
        ...page,
        unlisted: page.unlisted || isReplaced(key, locale, context.data),
        ...meetingSections(source, context),
        share: { motif: source.frontMatter.picture ?? "tree" },
        head: { ...eventsHead(url, context), ...jobsHead(url, context) },
      };
    case "doc": {
      const place = buildDocPlace(source, versions, context);
      const head = breadcrumbHead(place.breadcrumbs, context.absolute);
      return { ...page, ...place, title: docTitle(source), head };
    }
    case "post": {
      const post = postOf(source, site);
      return {
        ...page,
        title: post.title,
        // These may be in the text, which is rendered for those who ask.
        get description() {
          return post.description;
        },
        get head() {
          return postHead(post, page.updated, context);
        },
        share: postShare(post),
      };
    }
  }
}

/** What the news know of a post. */
export function postOf(source: PostSource, site: Site): Post {
  const post = site[source.locale].blog.all.find((one) => one.source === source);
  if (!post) throw new Error(`${source.file} is missing from the news`);
  return post;
}

/** The day of a text; what the home page shows is in the data and elsewhere. */
function updatedOn(source: Source, { build }: Site): string | null {
  return source.kind === "home" || isPlaceholder(source)
    ? null
    : (build.updated.get(source.file) ?? null);
}

/** The page at an address, with all that it shows of the rest of the site: translations, menus, head. */
export function modelOf(url: string, collections: Collections): PageModel {
  const { site } = collections;
  const { byUrl, addresses } = pagesOf(collections);
  const page = byUrl.get(url);
  if (!page) throw new Error(`there is no page at ${url}`);
  const { context, menus, versions } = site[page.locale];
  const { version, doc } = activeVersion(url, versions);
  const menu = menus[version ? versions.indexOf(version) + 1 : 0];
  if (!menu) throw new Error(`there is no menu for the version "${version?.name}"`);
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
      items: unlisted ? docsItems(items, context.labels, url) : null,
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
