import type { TagPage as TagPageModel } from "../../model/page-model.ts";
import { BlogSidebar } from "../blog-sidebar/blog-sidebar.tsx";
import { Frame } from "../frame/frame.tsx";
import { Icon } from "../icon/icon.tsx";
import { ListPagination } from "../pagination/list-pagination.tsx";
import { PostList } from "../post-summary/post-list.tsx";

export interface TagPageProps {
  model: TagPageModel;
}

export function TagPage({ model }: TagPageProps) {
  const { lead, allTags, posts, blogSidebar, pagination, locale } = model;
  const { labels } = model.shell;
  return (
    <Frame
      model={model}
      side={blogSidebar && <BlogSidebar sidebar={blogSidebar} labels={labels} />}
      after={
        <>
          {lead && <p className="lead">{lead}</p>}
          <a className="more" href={allTags.href}>
            {allTags.label}
            <Icon name="arrow-right" />
          </a>
        </>
      }
    >
      <PostList posts={posts} locale={locale} labels={labels} />
      <ListPagination pagination={pagination} labels={labels} />
    </Frame>
  );
}
