import { Empty } from "../components/empty/empty.tsx";
import { FeedLinks } from "../components/feed-links/feed-links.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { eventsPage } from "../features/events/model/event-addresses.ts";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** The list of news that are current, newest first (BLOG-2); the archive has all. */
export const data = pages("blog");

export default template(BlogPage);

function BlogPage({ model }: { model: ModelOf<"blog"> }) {
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
