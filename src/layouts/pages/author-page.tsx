import type { AuthorPage as AuthorPageModel } from "../../collections/pages/page-model.ts";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { ListPagination } from "../../components/pagination/list-pagination.tsx";
import { PostList } from "../../components/post-summary/post-list.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface AuthorPageProps {
  model: AuthorPageModel;
}

export function AuthorPage({ model }: AuthorPageProps) {
  const { author, allAuthors, posts, empty, pagination, locale } = model;
  const { labels } = model.shell;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          <AuthorCard author={author} />
          <a className="more" href={allAuthors.href}>
            {allAuthors.label}
            <Icon name="arrow-right" />
          </a>
        </>
      }
    >
      {posts.length === 0 && <p className="no-posts">{empty}</p>}
      <PostList posts={posts} locale={locale} labels={labels} />
      <ListPagination pagination={pagination} labels={labels} />
    </NewsFrame>
  );
}
