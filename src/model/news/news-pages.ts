import { format } from "../format.ts";
import type { HeadSource } from "../frame/head.ts";
import { generatedPage, type PageCore, type PlannedPage } from "../pages/planned-page.ts";
import { localPath } from "../routes/locales.ts";
import type { LocaleContext } from "../site-data.ts";
import { postCount } from "./authors.ts";
import type { Blog } from "./blog.ts";
import { archiveYears, currentFirst, paginate } from "./post-lists.ts";
import { tagGroups } from "./tags.ts";

/** The generated pages of the news: lists, archive, tags and authors (BLOG-2, 9…12). */
export function newsPages(blog: Blog, context: LocaleContext): PlannedPage[] {
  const plan = (core: PageCore, head: HeadSource = {}): PlannedPage => ({
    core,
    source: null,
    head,
    pair: localPath(core.url, context.data.locales),
  });
  return [
    ...listPages(blog, context).map((core) => plan(core, listHead(core.url, blog, context))),
    ...[
      ...archivePages(blog, context),
      tagsPage(blog, context),
      ...tagPages(blog, context),
      authorsPage(blog, context),
      ...authorPages(blog, context),
    ].map((core) => plan(core)),
  ];
}

function listPages(blog: Blog, context: LocaleContext): PageCore[] {
  const { labels, locale, data } = context;
  return paginate(currentFirst(blog.listed), data.site.blog.postsPerPage, blog.url).map(
    ({ url, items, pagination }) => ({
      ...generatedPage(locale),
      kind: "blog-list",
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
      posts: items.map(({ summary }) => summary),
      empty: labels["blog.noPosts"],
      pagination,
    }),
  );
}

/** Structured data of a list of posts (BLOG-15). */
function listHead(url: string, blog: Blog, { labels, data, absolute }: LocaleContext): HeadSource {
  const list = {
    "@context": "https://schema.org",
    "@type": "Blog",
    "@id": absolute(url),
    mainEntityOfPage: absolute(url),
    headline: labels["blog.title"],
    description: labels["blog.description"],
    blogPost: currentFirst(blog.listed)
      .slice(0, data.site.blog.postsPerPage)
      .map(({ summary }) => ({
        "@type": "BlogPosting",
        url: absolute(summary.url),
        headline: summary.title,
        datePublished: `${summary.date.iso}T00:00:00.000Z`,
      })),
  };
  return { jsonLd: [list] };
}

function archivePages(blog: Blog, { labels, locale, record }: LocaleContext): PageCore[] {
  if (blog.listed.length === 0) return [];
  return [
    {
      ...generatedPage(locale),
      kind: "archive",
      url: `${blog.url}/archive`,
      title: labels["blog.archive.title"],
      description: labels["blog.archive.lead"],
      lead: labels["blog.archive.lead"],
      cover: "book",
      years: archiveYears(blog, record),
    },
  ];
}

function tagsPage(blog: Blog, context: LocaleContext): PageCore {
  const { labels, locale, record } = context;
  const url = `${blog.url}/tags`;
  return {
    ...generatedPage(locale),
    kind: "tags",
    url,
    title: labels["tags.tagsPageTitle"],
    description: labels["blog.tags.description"],
    lead: labels["blog.tags.lead"],
    cover: "noticeboard",
    groups: tagGroups(blog.tags, record.htmlLang),
    empty: labels["blog.noPosts"],
  };
}

function tagPages(blog: Blog, context: LocaleContext): PageCore[] {
  const { labels, locale, data, record } = context;
  return blog.tags.flatMap((tag) =>
    paginate(currentFirst(tag.posts), data.site.blog.postsPerPage, tag.url).map(
      ({ url, items, pagination }) => {
        const title = format(labels["blog.tagTitle"], {
          nPosts: postCount(tag.posts.length, labels["blog.post.plurals"], record.htmlLang),
          tagName: tag.label,
        });
        return {
          ...generatedPage(locale),
          kind: "tag",
          url,
          title,
          description: tag.description ?? title,
          lead: tag.description,
          cover: tag.cover,
          allTags: { label: labels["tags.tagsPageLink"], href: `${blog.url}/tags` },
          posts: items.map(({ summary }) => summary),
          pagination,
        };
      },
    ),
  );
}

function authorsPage(blog: Blog, context: LocaleContext): PageCore {
  const { labels, locale } = context;
  const url = `${blog.url}/authors`;
  return {
    ...generatedPage(locale),
    kind: "authors",
    url,
    title: labels["blog.authorsList.pageTitle"],
    description: labels["blog.authors.description"],
    lead: labels["blog.authors.lead"],
    cover: "standard",
    authors: blog.authors,
  };
}

function authorPages(blog: Blog, context: LocaleContext): PageCore[] {
  const { labels, locale, data, record } = context;
  const withPage = blog.authors.filter(({ key }) => data.authors[key]?.page);
  return withPage.flatMap((author) => {
    const posts = blog.listed.filter(({ source }) =>
      source.frontMatter.authors.includes(author.key),
    );
    const title = format(labels["blog.author.pageTitle"], {
      authorName: author.name,
      nPosts: postCount(posts.length, labels["blog.post.plurals"], record.htmlLang),
    });
    return paginate(currentFirst(posts), data.site.blog.postsPerPage, author.href ?? "").map(
      ({ url, items, pagination }) => ({
        ...generatedPage(locale),
        kind: "author",
        url,
        title,
        description: author.description ?? title,
        author,
        allAuthors: { label: labels["blog.authorsList.viewAll"], href: `${blog.url}/authors` },
        posts: items.map(({ summary }) => summary),
        empty: labels["blog.author.noPosts"],
        pagination,
      }),
    );
  });
}
