import { Empty } from "../components/empty/empty.tsx";
import { FeedLinks } from "../components/feed-links/feed-links.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import type { Site } from "../model/site.ts";

/** The list of news that are current, newest first (BLOG-2); the archive has all. */
export const data = pages("blog");

export default template(BlogPage);

function BlogPage({ model, site }: { model: ModelOf<"blog">; site: Site }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model}>
      {model.posts.length === 0 && (
        <Empty next={site.features.flatMap(({ next }) => next?.("news", model.context) ?? [])}>
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
