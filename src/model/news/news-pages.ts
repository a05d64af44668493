import { createHeadingSlugger } from "../../routes/slugs.ts";
import { format } from "../../schema/format.ts";
import type { Locale } from "../../schema/localized.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Head } from "../pages/planned-page.ts";
import type { Site } from "../site.ts";
import type { LocaleContext } from "../site-data.ts";
import { postCount } from "./authors.ts";
import type { Tag } from "./build-blog.ts";
import { archiveYears, currentPosts, postPages } from "./post-lists.ts";
import type { Post } from "./post-summary.ts";

/** All news by year (BLOG-9). */
export function archivePages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  if (blog.listed.length === 0) return [];
  const page = generatedPage(context, {
    kind: "archive",
    title: context.labels["blog.archive.title"],
    description: context.labels["blog.archive.lead"],
    share: { motif: "noticeboard" },
    years: archiveYears(blog.listed, context.record),
  });
  return [page];
}

/** The news of each author who has a page (BLOG-12). */
export function authorPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const { labels } = context;
  const withPage = blog.authors.filter(({ postsHref }) => postsHref !== null);
  return withPage.flatMap((author) => {
    const posts = blog.listed.filter(({ authors }) => authors.includes(author));
    const title = format(labels["blog.author.pageTitle"], {
      authorName: author.name,
      nPosts: author.postCount,
    });
    return postPages(posts, author.postsHref ?? "", context).map((list) =>
      generatedPage(context, {
        kind: "author",
        ...list,
        title,
        description: author.description ?? title,
        share: { motif: "noticeboard" },
        author,
        allAuthors: context.generated("authors"),
      }),
    );
  });
}

/** All authors of the news (BLOG-12). */
export function authorsPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const page = generatedPage(context, {
    kind: "authors",
    title: context.labels["blog.authorsList.pageTitle"],
    description: context.labels["blog.authors.description"],
    share: { motif: "noticeboard" },
    authors: blog.authors,
  });
  return [page];
}

/** The list of news: those that are current, newest first (BLOG-2), then, on its last page, the others by year. */
export function blogPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const { labels } = context;
  const current = currentPosts(blog, site.build.today);
  return postPages(current, blog.url, context).map((list) => {
    const isLast = !list.pagination.next;
    const earlier = blog.listed.filter((post) => isLast && !current.includes(post));
    const page = {
      kind: "blog-list",
      ...list,
      earlier: archiveYears(earlier, context.record),
      title: labels["blog.title"],
      description: labels["blog.description"],
      share: { motif: "noticeboard" },
      /** Other ways into the news. */
      overviews: [
        { label: labels["blog.archive.title"], href: context.generated("archive") },
        { label: labels["blog.feeds.rss"], href: `${blog.url}/rss.xml` },
        { label: labels["tags.tagsPageTitle"], href: context.generated("tags") },
        { label: labels["blog.authorsList.pageTitle"], href: context.generated("authors") },
      ].slice(blog.listed.length > 0 ? 0 : 2),
    } as const;
    return generatedPage(context, page, listHead(list.url, [...list.posts, ...earlier], context));
  });
}

/** Structured data of a list of posts (BLOG-15). */
function listHead(
  url: string,
  posts: readonly Post[],
  { labels, absolute }: LocaleContext,
): Partial<Head> {
  const list = {
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": absolute(url),
    headline: labels["blog.title"],
    description: labels["blog.description"],
    blogPost: posts.map((post) => ({
      "@type": "BlogPosting",
      url: absolute(post.url),
      headline: post.title,
      datePublished: `${post.date.iso}T00:00:00.000Z`,
    })),
  };
  return { jsonLd: [list] };
}

/** The news with each tag (BLOG-11). */
export function tagPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  return blog.tags.flatMap((tag) => {
    const title = format(context.labels["blog.tagTitle"], {
      nPosts: postCount(tag.posts.length, context),
      tagName: tag.label,
    });
    return postPages(tag.posts, tag.url, context).map((list) =>
      generatedPage(context, {
        kind: "tag",
        ...list,
        title,
        description: tag.description ?? title,
        share: { motif: tag.cover },
        tag,
        allTags: context.generated("tags"),
      }),
    );
  });
}

/** All tags of the news (BLOG-10). */
export function tagsPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const page = generatedPage(context, {
    kind: "tags",
    title: context.labels["tags.tagsPageTitle"],
    description: context.labels["blog.tags.description"],
    share: { motif: "noticeboard" },
    groups: tagGroups(blog.tags, context.record.htmlLang),
  });
  return [page];
}

/** Tags, which are in the order of the language, by first letter (BLOG-10). */
export function tagGroups(tags: readonly Tag[], htmlLang: string) {
  // Signs leave nothing for an id: the empty one counts as taken.
  const idOf = createHeadingSlugger(["main", ""]);
  const groups = Map.groupBy(
    tags,
    // The first character as a reader sees it may be several code units.
    ({ label }) => {
      const [first] = new Intl.Segmenter(htmlLang).segment(label.normalize("NFC"));
      return (first?.segment ?? "").toLocaleUpperCase(htmlLang);
    },
  );
  return [...groups].map(([letter, members]) => ({ letter, id: idOf(letter), tags: members }));
}
