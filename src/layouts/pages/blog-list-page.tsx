import type { BlogListPage as BlogListPageModel } from "../../collections/pages/page-model.ts";
import { FeedLinks } from "../../components/feed-links/feed-links.tsx";
import { ListPagination } from "../../components/pagination/list-pagination.tsx";
import { PostList } from "../../components/post-summary/post-list.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface BlogListPageProps {
  model: BlogListPageModel;
}

export function BlogListPage({ model }: BlogListPageProps) {
  const { posts, empty, overviews, pagination, locale, head } = model;
  const { labels } = model.shell;
  return (
    <NewsFrame model={model}>
      {posts.length === 0 && <p className="no-posts">{empty}</p>}
      <PostList posts={posts} locale={locale} labels={labels} />
      <ListPagination pagination={pagination} labels={labels} />
      <ul className="row">
        {overviews.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <FeedLinks links={head.links} labels={labels} />
    </NewsFrame>
  );
}
