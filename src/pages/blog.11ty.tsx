import { eventsPage } from "../collections/events/event-addresses.ts";
import { postPages } from "../collections/news/post-lists.ts";
import type { Post } from "../collections/news/post-summary.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Head } from "../collections/pages/planned-page.ts";
import type { Site } from "../collections/site.ts";
import type { LocaleContext } from "../collections/site-data.ts";
import { isExpired } from "../collections/status.ts";
import { Empty } from "../components/empty/empty.tsx";
import { FeedLinks } from "../components/feed-links/feed-links.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** The list of news that are current, newest first (BLOG-2); the archive has all. */
export const data = pages(blogPages);

export default template(BlogPage);

function blogPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const { labels } = context;
  const current = blog.listed.filter(({ source }) => !isExpired(source));
  return postPages(current, blog.url, context).map((list) => {
    const page = {
      kind: "blog-list",
      ...list,
      title: labels["blog.title"],
      description: labels["blog.description"],
      share: { motif: "noticeboard" },
      /** Other ways into the news. */
      overviews: [
        ...(blog.listed.length > 0
          ? [{ label: labels["blog.archive.title"], href: context.generated("archive") }]
          : []),
        { label: labels["tags.tagsPageTitle"], href: context.generated("tags") },
        { label: labels["blog.authorsList.pageTitle"], href: context.generated("authors") },
      ],
    } as const;
    return generatedPage(context, page, listHead(list.url, list.posts, context));
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
    mainEntityOfPage: absolute(url),
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

function BlogPage({ model }: { model: ModelOf<typeof blogPages> }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model}>
      {model.posts.length === 0 && (
        <Empty
          next={[
            { label: labels["events.calendar"], href: eventsPage(model.context) },
            { label: labels["follow.link"], href: model.context.generated("follow") },
          ]}
        >
          {labels["blog.noPosts"]}
        </Empty>
      )}
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
