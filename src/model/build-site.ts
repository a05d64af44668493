import { LOCALES, type Locale } from "../schema/localized.ts";
import { buildAnnouncement } from "./announcement.ts";
import {
  archiveYears,
  type Blog,
  blogSidebar,
  buildBlog,
  paginate,
  postCount,
  postNeighbours,
  postTitle,
  tagGroups,
} from "./blog.ts";
import { buildDocPlace, buildVersions, type DraftDoc, docTitle, placeInSidebar } from "./docs.ts";
import { buildFooter } from "./footer.ts";
import { format, pluralize } from "./format.ts";
import { alternateLinks, breadcrumbList, type HeadSource, headTitle, mergeHead } from "./head.ts";
import { buildHome } from "./home.ts";
import { homePaths, localeOf, localPath, switchLocale } from "./locales.ts";
import { buildNavbar, checkNavbar } from "./navbar.ts";
import type { Alternate, BasePage, PageModel, Shell } from "./page-model.ts";
import { comparablePath, outputPathOf } from "./paths.ts";
import type { Nest } from "./sidebar.ts";
import { type LocaleContext, localeContext, type Report, type SiteData } from "./site-data.ts";
import type { HomeSource, Source } from "./sources.ts";
import { buildToc } from "./toc.ts";
import { type Version, versionNotes } from "./versions.ts";

/** Files of this build that pages refer to. */
export interface Assets {
  stylesheet: string;
  preloadFonts: string[];
  /** Address of the script that wakes widgets. */
  script: string;
  /** Script that runs before the page is shown. */
  inlineScript: string;
}

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
}

/** The whole site as plain data. */
export interface Site {
  pages: SitePage[];
  blogs: Record<Locale, Blog>;
  data: SiteData;
  now: Date;
}

/** A page before what depends on all other pages is known. */
type Draft = {
  [K in PageModel["kind"]]: DraftOf<Extract<PageModel, { kind: K }>>;
}[PageModel["kind"]];
type DraftOf<P extends PageModel> = Omit<P, Derived> &
  Partial<Pick<P, "contentLocale" | "toc" | "editUrl" | "unlisted">>;
type Derived = Exclude<keyof BasePage, "locale" | "url" | "title" | "description">;

interface Entry {
  draft: Draft;
  source: Source | null;
  head: HeadSource;
  /** Address without the language; pages of one key are translations of each other. */
  pair: string;
}

/**
 * Computes every page of the site, once (design.md, section 2). Mistakes in the sources go to
 * `input.report`; what is returned after a report must not be published.
 */
export function buildSite(input: SiteInput): Site {
  const { data, sources, drafts = [], assets, nest, now, report } = input;
  const contexts = Object.fromEntries(
    LOCALES.map((locale) => [locale, localeContext(locale, data, report)]),
  ) as Record<Locale, LocaleContext>;
  checkNavbar(data.navbar, { report });

  const blogs = {} as Record<Locale, Blog>;
  const versions = {} as Record<Locale, Version[]>;
  const entries: Entry[] = [];
  for (const locale of LOCALES) {
    const own = sources.filter((source) => source.locale === locale);
    blogs[locale] = buildBlog(
      own.filter((source) => source.kind === "post"),
      contexts[locale],
    );
    versions[locale] = buildVersions(
      own.filter((source) => source.kind === "doc"),
      nest,
      contexts[locale],
      drafts,
    );
    entries.push(
      ...sourceEntries(own, blogs[locale], versions[locale], now, contexts[locale]),
      ...categoryEntries(versions[locale], contexts[locale]),
      ...blogEntries(blogs[locale], contexts[locale]),
      notFoundEntry(contexts[locale]),
    );
  }
  checkDuplicates(entries, report);

  const shells = {} as Record<Locale, Shell>;
  for (const locale of LOCALES) shells[locale] = buildShell(contexts[locale], assets);
  const byPair = Map.groupBy(entries, ({ pair }) => pair);
  const urls = new Set(entries.map(({ draft }) => draft.url));
  const pages = entries.map((entry): SitePage => {
    const { locale } = entry.draft;
    return {
      source: entry.source,
      model: finishPage(
        entry,
        byPair.get(entry.pair) ?? [],
        urls,
        shells[locale],
        versions[locale],
        blogs[locale],
        contexts[locale],
      ),
    };
  });
  return { pages, blogs, data, now };
}

function buildShell(context: LocaleContext, assets: Assets): Shell {
  const { data, record, labels } = context;
  return {
    siteTitle: data.site.title,
    htmlLang: record.htmlLang,
    dir: record.direction,
    homeUrl: record.path,
    labels,
    footer: buildFooter(context),
    announcement: buildAnnouncement(context),
    stylesheet: assets.stylesheet,
    preloadFonts: assets.preloadFonts,
    script: assets.script,
    inlineScript: assets.inlineScript,
    versions:
      data.versions.versions.length > 1 ? data.versions.versions.map(({ name }) => name) : [],
  };
}

function sourceEntries(
  sources: readonly Source[],
  blog: Blog,
  versions: readonly Version[],
  now: Date,
  context: LocaleContext,
): Entry[] {
  const posts = new Map(blog.all.map((post) => [post.source, post]));
  return sources.map((source): Entry => {
    const { locale, url, contentLocale, text, frontMatter } = source;
    const base = {
      locale,
      url,
      contentLocale,
      toc: source.kind === "home" ? [] : tocOf(source, context),
      editUrl: editUrl(source, context),
      unlisted: source.kind !== "home" && (source.frontMatter.unlisted ?? false),
    };
    const entry = (draft: Draft, head: HeadSource): Entry => ({
      draft,
      source,
      head,
      pair: localPath(url, context.data.locales),
    });
    switch (source.kind) {
      case "home":
        return entry(
          {
            ...base,
            kind: "home",
            title: source.frontMatter.title,
            description: source.frontMatter.description,
            ...buildHome(source as HomeSource, blog, now, context),
          },
          {},
        );
      case "content":
        return entry(
          {
            ...base,
            kind: "content",
            title: source.frontMatter.title,
            description: source.frontMatter.description,
          },
          {},
        );
      case "doc": {
        const place = buildDocPlace(source, versions, context);
        const crumbs = place.breadcrumbs && breadcrumbList(place.breadcrumbs, absolute(context));
        return entry(
          {
            ...base,
            kind: "doc",
            title: docTitle(source),
            description: source.frontMatter.description,
            ...place,
          },
          crumbs ? { jsonLd: [crumbs] } : {},
        );
      }
      case "post": {
        const post = posts.get(source);
        if (!post)
          throw new Error(`${source.file} is missing from the news; see src/model/blog.ts`);
        const title = postTitle(source);
        return entry(
          {
            ...base,
            kind: "post",
            title,
            description: source.frontMatter.description ?? text.firstLine,
            post: post.summary,
            blogSidebar: blogSidebar(blog, url, context),
            pagination: postNeighbours(blog, url),
          },
          postHead(source.frontMatter.title_meta, post, context),
        );
      }
      default:
        throw new Error(`unknown kind of page in ${JSON.stringify(frontMatter)}`);
    }
  });
}

function tocOf(source: Exclude<Source, { kind: "home" }>, { data }: LocaleContext) {
  const { frontMatter, text } = source;
  if (frontMatter.hide_table_of_contents) return [];
  const { minHeadingLevel, maxHeadingLevel } = data.site.tableOfContents;
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  return buildToc(text.headings, {
    min,
    max: frontMatter.toc_max_heading_level ?? Math.max(min, maxHeadingLevel),
  });
}

/** Archived versions are not edited, so they have no link. */
function editUrl(source: Source, { data }: LocaleContext): string | null {
  const { repository } = data.site;
  if (!repository) return null;
  if (source.kind === "doc" && source.version !== data.versions.last) return null;
  return `${repository}/edit/main/${source.file}`;
}

const absolute =
  ({ data }: LocaleContext) =>
  (path: string) =>
    new URL(path, data.site.url).href;

/** BLOG-15. */
function postHead(
  titleMeta: string | undefined,
  post: Blog["all"][number],
  context: LocaleContext,
): HeadSource {
  const { summary, source } = post;
  const toAbsolute = absolute(context);
  const title = titleMeta && headTitle(titleMeta, context.data.site.title);
  const authors = summary.authors.map(({ name, href }) => ({
    "@type": "Organization",
    name,
    ...(href && !href.startsWith("mailto:") ? { url: toAbsolute(href) } : {}),
  }));
  return {
    ...(title ? { title } : {}),
    meta: [
      ...(title ? [{ property: "og:title", content: title }] : []),
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: `${summary.date.iso}T00:00:00.000Z` },
      ...summary.tags.map(({ label }) => ({ property: "article:tag", content: label })),
      ...authors.flatMap(({ url }) => (url ? [{ property: "article:author", content: url }] : [])),
    ],
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "@id": toAbsolute(summary.url),
        mainEntityOfPage: toAbsolute(summary.url),
        url: toAbsolute(summary.url),
        headline: summary.title,
        name: summary.title,
        description: source.frontMatter.description ?? source.text.firstLine,
        datePublished: `${summary.date.iso}T00:00:00.000Z`,
        inLanguage: context.data.locales.locales[summary.contentLocale].htmlLang,
        author: authors,
        keywords: summary.tags.map(({ label }) => label),
      },
    ],
  };
}

function categoryEntries(versions: readonly Version[], context: LocaleContext): Entry[] {
  const { labels, record, data } = context;
  return versions.flatMap((version) =>
    Object.values(version.sidebars).flatMap((sidebar) =>
      sidebar.indexes.map((index): Entry => {
        const place = placeInSidebar(sidebar, index.url, index.title);
        const crumbs = place.breadcrumbs && breadcrumbList(place.breadcrumbs, absolute(context));
        return {
          draft: {
            kind: "category",
            locale: context.locale,
            url: index.url,
            title: index.title,
            description: index.description ?? index.title,
            ...place,
            version: versionNotes(version, "", versions, context),
            cards: index.cards.map(({ label, href, description, count }) => ({
              label,
              href,
              text:
                description ??
                (count === null
                  ? null
                  : format(
                      pluralize(
                        labels["docs.DocCard.categoryDescription.plurals"],
                        count,
                        record.htmlLang,
                      ),
                      { count },
                    )),
            })),
          },
          source: null,
          head: crumbs ? { jsonLd: [crumbs] } : {},
          pair: `${localPath(version.path, data.locales)}#${index.id}`,
        };
      }),
    ),
  );
}

function blogEntries(blog: Blog, context: LocaleContext): Entry[] {
  const { labels, record, data, locale } = context;
  const { postsPerPage } = data.site.blog;
  const summaries = (posts: Blog["all"]) => posts.map(({ summary }) => summary);
  const side = (url: string) => blogSidebar(blog, url, context);
  const blogJsonLd = (url: string): object => ({
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": absolute(context)(url),
    mainEntityOfPage: absolute(context)(url),
    headline: labels["blog.title"],
    description: labels["blog.description"],
    blogPost: blog.listed.slice(0, postsPerPage).map(({ summary }) => ({
      "@type": "BlogPosting",
      url: absolute(context)(summary.url),
      headline: summary.title,
      datePublished: `${summary.date.iso}T00:00:00.000Z`,
    })),
  });
  const entry = (draft: Draft, head: HeadSource = {}): Entry => ({
    draft,
    source: null,
    head,
    pair: localPath(draft.url, data.locales),
  });
  const counted = (count: number) => postCount(count, labels["blog.post.plurals"], record.htmlLang);

  const lists = paginate(blog.listed, postsPerPage, blog.url).map(({ url, items, pagination }) =>
    entry(
      {
        kind: "blog-list",
        locale,
        url,
        title: labels["blog.title"],
        description: labels["blog.description"],
        overviews: [
          ...(blog.listed.length > 0
            ? [{ label: labels["blog.archive.title"], href: `${blog.url}/archive` }]
            : []),
          { label: labels["tags.tagsPageTitle"], href: `${blog.url}/tags` },
          { label: labels["blog.authorsList.pageTitle"], href: `${blog.url}/authors` },
        ],
        posts: summaries(items),
        blogSidebar: side(url),
        pagination,
      },
      { jsonLd: [blogJsonLd(url)] },
    ),
  );
  const archive =
    blog.listed.length === 0
      ? []
      : [
          entry({
            kind: "archive",
            locale,
            url: `${blog.url}/archive`,
            title: labels["blog.archive.title"],
            description: labels["blog.archive.lead"],
            lead: labels["blog.archive.lead"],
            years: archiveYears(blog),
          }),
        ];
  const tags = entry({
    kind: "tags",
    locale,
    url: `${blog.url}/tags`,
    title: labels["tags.tagsPageTitle"],
    description: labels["blog.tags.description"],
    blogSidebar: side(`${blog.url}/tags`),
    groups: tagGroups(blog.tags, record.htmlLang),
  });
  const tagPages = blog.tags.flatMap((tag) =>
    paginate(tag.posts, postsPerPage, tag.url).map(({ url, items, pagination }) => {
      const title = format(labels["blog.tagTitle"], {
        nPosts: counted(tag.posts.length),
        tagName: tag.label,
      });
      return entry({
        kind: "tag",
        locale,
        url,
        title,
        description: tag.description ?? title,
        lead: tag.description,
        allTags: { label: labels["tags.tagsPageLink"], href: `${blog.url}/tags` },
        posts: summaries(items),
        blogSidebar: side(url),
        pagination,
      });
    }),
  );
  const authors = entry({
    kind: "authors",
    locale,
    url: `${blog.url}/authors`,
    title: labels["blog.authorsList.pageTitle"],
    description: labels["blog.authors.description"],
    blogSidebar: side(`${blog.url}/authors`),
    authors: blog.authors,
  });
  const authorPages = blog.authors
    .filter(({ key }) => data.authors[key]?.page)
    .flatMap((author) => {
      const posts = blog.listed.filter(({ source }) =>
        source.frontMatter.authors.includes(author.key),
      );
      return paginate(posts, postsPerPage, author.href ?? "").map(({ url, items, pagination }) => {
        const title = format(labels["blog.author.pageTitle"], {
          authorName: author.name,
          nPosts: counted(posts.length),
        });
        return entry({
          kind: "author",
          locale,
          url,
          title,
          description: author.description ?? title,
          author,
          allAuthors: { label: labels["blog.authorsList.viewAll"], href: `${blog.url}/authors` },
          posts: summaries(items),
          empty: labels["blog.author.noPosts"],
          blogSidebar: side(url),
          pagination,
        });
      });
    });
  return [...lists, ...archive, tags, ...tagPages, authors, ...authorPages];
}

function notFoundEntry({ labels, locale, href, record, data }: LocaleContext): Entry {
  const url = href("/404");
  return {
    draft: {
      kind: "not-found",
      locale,
      url,
      title: labels["NotFound.title"],
      description: labels["NotFound.p1"],
      paragraphs: [labels["NotFound.p1"], labels["NotFound.p2"]],
      home: { label: labels["notFound.home"], href: record.path },
    },
    source: null,
    head: {},
    pair: localPath(url, data.locales),
  };
}

/** Two sources for one address (ROUTE-8): letter case and a trailing slash do not make it another one. */
function checkDuplicates(entries: readonly Entry[], report: Report): void {
  const place = ({ source, draft }: Entry) => source?.file ?? `the generated page "${draft.title}"`;
  for (const [path, group] of Map.groupBy(entries, ({ draft }) => comparablePath(draft.url))) {
    const [first, ...others] = group;
    if (!first) continue;
    for (const other of others) {
      report({
        file: other.source?.file ?? first.source?.file ?? "_data",
        problem: `The address ${path} is taken twice: by ${place(first)} and by ${place(other)}.`,
        fix: 'Rename one of the files, or give it another "slug".',
      });
    }
  }
}

/** Adds to a page what depends on the other pages. */
function finishPage(
  { draft, head, pair }: Entry,
  partners: readonly Entry[],
  urls: ReadonlySet<string>,
  shell: Shell,
  versions: readonly Version[],
  blog: Blog,
  context: LocaleContext,
): PageModel {
  const { data, locale } = context;
  const contentLocale = draft.contentLocale ?? locale;
  const alternates = LOCALES.flatMap((other): Alternate[] => {
    const partner = partners.find((candidate) => candidate.draft.locale === other);
    const written = partner && (partner.draft.contentLocale ?? other) === other;
    return partner && written
      ? [{ locale: other, hreflang: data.locales.locales[other].htmlLang, url: partner.draft.url }]
      : [];
  });
  const isNotFound = draft.kind === "not-found";
  const translations = Object.fromEntries(
    LOCALES.map((other) => {
      const partner = partners.find((candidate) => candidate.draft.locale === other);
      return [
        other,
        isNotFound
          ? data.locales.locales[other].path
          : (partner?.draft.url ?? nearest(draft.url, other, urls, context)),
      ];
    }),
  ) as Record<Locale, string>;
  // The text of a fallback page belongs to another address; search engines are told so.
  const original = alternates.find((alternate) => alternate.locale === contentLocale);
  const canonicalUrl = contentLocale === locale ? draft.url : (original?.url ?? draft.url);
  const unlisted = draft.unlisted ?? false;
  const title = headTitle(draft.title, data.site.title);
  return {
    toc: [],
    editUrl: null,
    ...draft,
    unlisted,
    contentLocale,
    outputPath: outputPathOf(draft.url),
    alternates,
    translation: contentLocale === locale ? "current" : "missing",
    shell,
    navbar: buildNavbar(context, { url: draft.url, versions, translations }),
    head: mergeHead([
      siteHead(blog, context),
      {
        title,
        canonical: absolute(context)(canonicalUrl),
        meta: [
          { name: "description", content: draft.description },
          { property: "og:title", content: title },
          { property: "og:description", content: draft.description },
          { property: "og:url", content: absolute(context)(canonicalUrl) },
          ...alternates
            .filter((alternate) => alternate.locale !== locale)
            .map(({ hreflang }) => ({
              property: "og:locale:alternate",
              content: hreflang.replaceAll("-", "_"),
            })),
          ...(isNotFound || unlisted ? [{ name: "robots", content: "noindex" }] : []),
        ],
        links: isNotFound
          ? []
          : alternateLinks(alternates, data.locales.default, absolute(context)),
      },
      head,
    ]),
  } as PageModel & { pair: typeof pair };
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

/** Head data that is the same on all pages of a language (HEAD-5). */
function siteHead(blog: Blog, context: LocaleContext): HeadSource {
  const { data, record, text } = context;
  const { site } = data;
  const image = site.socialImage && absolute(context)(site.socialImage);
  return {
    meta: [
      { name: "description", content: text(site.description) },
      {
        name: "theme-color",
        content: site.themeColor.light,
        media: "(prefers-color-scheme: light)",
      },
      { name: "theme-color", content: site.themeColor.dark, media: "(prefers-color-scheme: dark)" },
      { property: "og:site_name", content: site.title },
      { property: "og:type", content: "website" },
      { property: "og:locale", content: record.htmlLang.replaceAll("-", "_") },
      { name: "twitter:card", content: "summary_large_image" },
      ...(image
        ? [
            { property: "og:image", content: image },
            { name: "twitter:image", content: image },
          ]
        : []),
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: `${record.path}manifest.webmanifest` },
      ...(blog.listed.length === 0 ? [] : feedLinks(blog.url, site.title)),
    ],
  };
}

/** Feeds of a language (BLOG-14). */
function feedLinks(
  blogUrl: string,
  siteTitle: string,
): { rel: string; href: string; type: string; title: string }[] {
  return [
    {
      rel: "alternate",
      type: "application/rss+xml",
      title: `${siteTitle} RSS Feed`,
      href: `${blogUrl}/rss.xml`,
    },
    {
      rel: "alternate",
      type: "application/atom+xml",
      title: `${siteTitle} Atom Feed`,
      href: `${blogUrl}/atom.xml`,
    },
    {
      rel: "alternate",
      type: "application/feed+json",
      title: `${siteTitle} JSON Feed`,
      href: `${blogUrl}/feed.json`,
    },
  ];
}
