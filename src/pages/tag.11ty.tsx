import { More } from "../components/more/more.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** The news with each tag (BLOG-11). */
export const data = pages("tag");

export default template(TagPage);

function TagPage({ model }: { model: ModelOf<"tag"> }) {
  const { tag } = model;
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          {tag.description && <p className="lead">{tag.description}</p>}
          <More href={model.allTags}>{labels["tags.tagsPageLink"]}</More>
        </>
      }
    >
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
    </NewsFrame>
  );
}
