import type { AuthorPage as AuthorPageModel } from "../../model/page-model.ts";
import { AuthorCard } from "../author/author-card.tsx";
import { BlogSidebar } from "../blog-sidebar/blog-sidebar.tsx";
import { Frame } from "../frame/frame.tsx";
import { Icon } from "../icon/icon.tsx";
import { ListPagination } from "../pagination/list-pagination.tsx";
import { PostList } from "../post-summary/post-list.tsx";

export interface AuthorPageProps {
  model: AuthorPageModel;
}

export function AuthorPage({ model }: AuthorPageProps) {
  const { author, allAuthors, posts, empty, blogSidebar, pagination, locale } = model;
  const { labels } = model.shell;
  return (
    <Frame
      model={model}
      side={blogSidebar && <BlogSidebar sidebar={blogSidebar} labels={labels} />}
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
      {posts.length === 0 && <p>{empty}</p>}
      <PostList posts={posts} locale={locale} labels={labels} />
      <ListPagination pagination={pagination} labels={labels} />
    </Frame>
  );
}
