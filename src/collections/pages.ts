import type { CollectionItem } from "../eleventy/types.ts";
import type { Locale } from "../schema/localized.ts";
import { docTitle } from "./docs/doc-title.ts";
import { buildDocPlace } from "./docs/docs.ts";
import { eventsHead } from "./events/events-head.ts";
import { breadcrumbHead } from "./frame/head.ts";
import { jobsHead } from "./jobs.ts";
import { postHead, postShare } from "./news/post-head.ts";
import type { Post } from "./news/post-summary.ts";
import { homeHead, homeSections } from "./pages/home.ts";
import type { PlannedPage } from "./pages/planned-page.ts";
import type { Site } from "./site.ts";
import type { PostSource, Source } from "./sources.ts";
import { isPlaceholder } from "./status.ts";

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
