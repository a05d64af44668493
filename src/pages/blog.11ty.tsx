import type { HeadSource } from "../collections/frame/head.ts";
import type { Blog } from "../collections/news/blog.ts";
import { currentFirst, paginate } from "../collections/news/post-lists.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import type { LocaleContext } from "../collections/site-data.ts";
import { FeedLinks } from "../components/feed-links/feed-links.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** The list of news, newest first (BLOG-2). */
export const data = pages(blogPages);

export default template(BlogPage);

function blogPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const { labels, data } = context;
  return paginate(currentFirst(blog.listed), data.site.blog.postsPerPage, blog.url).map(
    ({ url, items, pagination }) => {
      const page = {
        kind: "blog-list",
        url,
        title: labels["blog.title"],
        description: labels["blog.description"],
        share: { motif: "noticeboard" },
        /** Other ways into the news. */
        overviews: [
          ...(blog.listed.length > 0
            ? [{ label: labels["blog.archive.title"], href: `${blog.url}/archive` }]
            : []),
          { label: labels["tags.tagsPageTitle"], href: `${blog.url}/tags` },
          { label: labels["blog.authorsList.pageTitle"], href: `${blog.url}/authors` },
        ],
        posts: items.map(({ summary }) => summary),
        pagination,
      } as const;
      return generatedPage(context, page, listHead(url, blog, context));
    },
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

function BlogPage({ model }: { model: ModelOf<typeof blogPages> }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model}>
      {model.posts.length === 0 && <p className="no-posts">{labels["blog.noPosts"]}</p>}
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
      <ul className="row">
        {model.overviews.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <FeedLinks links={model.head.links} labels={labels} />
    </NewsFrame>
  );
}
