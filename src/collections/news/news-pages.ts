import { localPath } from "../../routes/locales.ts";
import { format } from "../format.ts";
import type { HeadSource } from "../frame/head.ts";
import { generatedPage, type PageCore, type PlannedPage } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";
import { postCount } from "./authors.ts";
import type { Blog } from "./blog.ts";
import { archiveYears, currentFirst, paginate } from "./post-lists.ts";
import { tagGroups } from "./tags.ts";

/** A page of the news without texts of its own. */
function planned(core: PageCore, context: LocaleContext, head: HeadSource = {}): PlannedPage {
  return { core, source: null, head, translationKey: localPath(core.url, context.data.locales) };
}

/** The list of news (BLOG-2). */
export function blogPages(blog: Blog, context: LocaleContext): PlannedPage[] {
  const { labels, locale, data } = context;
  return paginate(currentFirst(blog.listed), data.site.blog.postsPerPage, blog.url).map(
    ({ url, items, pagination }) =>
      planned(
        {
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
        },
        context,
        listHead(url, blog, context),
      ),
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

/** All news by year and month (BLOG-9). */
export function archivePages(blog: Blog, context: LocaleContext): PlannedPage[] {
  const { labels, locale, record } = context;
  if (blog.listed.length === 0) return [];
  return [
    planned(
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
      context,
    ),
  ];
}

/** All tags (BLOG-10). */
export function tagsPage(blog: Blog, context: LocaleContext): PlannedPage {
  const { labels, locale, record } = context;
  const url = `${blog.url}/tags`;
  return planned(
    {
      ...generatedPage(locale),
      kind: "tags",
      url,
      title: labels["tags.tagsPageTitle"],
      description: labels["blog.tags.description"],
      lead: labels["blog.tags.lead"],
      cover: "noticeboard",
      groups: tagGroups(blog.tags, record.htmlLang),
      empty: labels["blog.noPosts"],
    },
    context,
  );
}

/** The news with each tag (BLOG-11). */
export function tagPages(blog: Blog, context: LocaleContext): PlannedPage[] {
  const { labels, locale, data, record } = context;
  return blog.tags.flatMap((tag) =>
    paginate(currentFirst(tag.posts), data.site.blog.postsPerPage, tag.url).map(
      ({ url, items, pagination }) => {
        const title = format(labels["blog.tagTitle"], {
          nPosts: postCount(tag.posts.length, labels["blog.post.plurals"], record.htmlLang),
          tagName: tag.label,
        });
        return planned(
          {
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
          },
          context,
        );
      },
    ),
  );
}

/** All authors (BLOG-12). */
export function authorsPage(blog: Blog, context: LocaleContext): PlannedPage {
  const { labels, locale } = context;
  const url = `${blog.url}/authors`;
  return planned(
    {
      ...generatedPage(locale),
      kind: "authors",
      url,
      title: labels["blog.authorsList.pageTitle"],
      description: labels["blog.authors.description"],
      lead: labels["blog.authors.lead"],
      cover: "standard",
      authors: blog.authors,
    },
    context,
  );
}

/** The news of each author who has a page (BLOG-12). */
export function authorPages(blog: Blog, context: LocaleContext): PlannedPage[] {
  const { labels, locale, data, record } = context;
  const withPage = blog.authors.filter(({ key }) => data.newsAuthors[key]?.page);
  return withPage.flatMap((author) => {
    const posts = blog.listed.filter(({ source }) =>
      source.frontMatter.authors.includes(author.key),
    );
    const title = format(labels["blog.author.pageTitle"], {
      authorName: author.name,
      nPosts: postCount(posts.length, labels["blog.post.plurals"], record.htmlLang),
    });
    return paginate(currentFirst(posts), data.site.blog.postsPerPage, author.href ?? "").map(
      ({ url, items, pagination }) =>
        planned(
          {
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
          },
          context,
        ),
    );
  });
}
