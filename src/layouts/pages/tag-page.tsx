import type { TagPage as TagPageModel } from "../../collections/pages/page-model.ts";
import { Cover } from "../../components/cover/cover.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { ListPagination } from "../../components/pagination/list-pagination.tsx";
import { PostList } from "../../components/post-summary/post-list.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface TagPageProps {
  model: TagPageModel;
}

export function TagPage({ model }: TagPageProps) {
  const { lead, cover, allTags, posts, pagination, locale } = model;
  const { labels } = model.shell;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          {lead && <p className="lead">{lead}</p>}
          <Cover motif={cover} isHead />
          <a className="more" href={allTags.href}>
            {allTags.label}
            <Icon name="arrow-right" />
          </a>
        </>
      }
    >
      <PostList posts={posts} locale={locale} labels={labels} />
      <ListPagination pagination={pagination} labels={labels} />
    </NewsFrame>
  );
}
