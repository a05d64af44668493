import type { PostPage as PostPageModel } from "../../model/pages/page-model.ts";
import { Cover } from "../cover/cover.tsx";
import { PageFoot } from "../page-foot/page-foot.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { PostMeta } from "../post-meta/post-meta.tsx";
import { Prose } from "../prose/prose.tsx";
import { TagList } from "../tag-list/tag-list.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface PostPageProps {
  model: PostPageModel;
}

export function PostPage({ model }: PostPageProps) {
  const { post, pagination } = model;
  const { labels } = model.shell;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          <PostMeta post={post} />
          <Cover motif={post.cover} isHead />
        </>
      }
    >
      <Prose model={model} />
      <TagList tags={post.tags} labels={labels} />
      <PageFoot model={model} />
      <Pagination
        label={labels["blog.post.paginator.navAriaLabel"]}
        previous={
          pagination?.previous
            ? { label: labels["blog.post.paginator.newerPost"], ...pagination.previous }
            : null
        }
        next={
          pagination?.next
            ? { label: labels["blog.post.paginator.olderPost"], ...pagination.next }
            : null
        }
      />
    </NewsFrame>
  );
}
