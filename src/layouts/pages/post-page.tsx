import type { PostPage as PostPageModel } from "../../collections/pages/page-model.ts";
import { Cover } from "../../components/cover/cover.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { TagList } from "../../components/tag-list/tag-list.tsx";
import { NewsFrame } from "./news-frame.tsx";

interface PostPageProps {
  model: PostPageModel;
}

export function PostPage({ model }: PostPageProps) {
  const { post, pagination } = model;
  const { labels } = model.context;
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
