import { Emblem } from "../../components/emblem/emblem.tsx";
import { PageFoot } from "../../components/page-foot/page-foot.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Share } from "../../components/share/share.tsx";
import { TagList } from "../../components/tag-list/tag-list.tsx";
import { postNeighbours } from "../../model/news/post-lists.ts";
import type { PageModel } from "../../model/pages/page-model.ts";
import { postOf } from "../../model/pages/pages.ts";
import type { Site } from "../../model/site.ts";
import type { PostSource } from "../../model/sources.ts";
import { NewsFrame } from "./news-frame.tsx";

interface PostPageProps {
  model: PageModel;
  source: PostSource;
  html: string;
  site: Site;
}

export function PostPage({ model, source, html, site }: PostPageProps) {
  const post = postOf(source, site);
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={
        <div className="by">
          <Emblem emblem={post.patch} />
          <PostMeta post={{ ...post, status: null }}>
            <Share title={post.title} address={model.url} context={model.context} />
          </PostMeta>
        </div>
      }
    >
      <Prose model={model} html={html} />
      <TagList tags={post.tags} labels={labels} />
      <Pagination
        of="post"
        pagination={postNeighbours(site[model.locale].blog, source.url)}
        context={model.context}
      />
      <PageFoot model={model} />
    </NewsFrame>
  );
}
