import { Empty } from "../components/empty/empty.tsx";
import { FeedLinks } from "../components/feed-links/feed-links.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import { eventsPage } from "../model/events/event-addresses.ts";

/** The list of news, newest first (BLOG-2). */
export const data = pages("blog");

export default template(BlogPage);

function BlogPage({ model }: { model: ModelOf<"blog"> }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model}>
      {!model.hasNews && (
        <>
          <Empty
            next={[
              { label: labels["events.calendar"], href: eventsPage(model.context) },
              { label: labels["follow.link"], href: model.context.generated("follow") },
            ]}
          >
            {labels["blog.noPosts"]}
          </Empty>
          {model.posts.length > 0 && (
            <SectionHeading title={labels["blog.earlier"]} labels={labels} />
          )}
        </>
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
