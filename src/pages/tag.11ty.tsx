import { format } from "../collections/format.ts";
import { postCount } from "../collections/news/authors.ts";
import { postPages } from "../collections/news/post-lists.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { Cover } from "../components/cover/cover.tsx";
import { More } from "../components/more/more.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** The news with each tag (BLOG-11). */
export const data = pages(tagPages);

export default template(TagPage);

function tagPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  return blog.tags.flatMap((tag) => {
    const title = format(context.labels["blog.tagTitle"], {
      nPosts: postCount(tag.posts.length, context),
      tagName: tag.label,
    });
    return postPages(tag.posts, tag.url, context).map((list) =>
      generatedPage(context, {
        kind: "tag",
        ...list,
        title,
        description: tag.description ?? title,
        share: { motif: tag.cover },
        tag,
        allTags: context.generated("tags"),
      }),
    );
  });
}

function TagPage({ model }: { model: ModelOf<typeof tagPages> }) {
  const { tag } = model;
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          {tag.description && <p className="lead">{tag.description}</p>}
          <Cover motif={tag.cover} isHead />
          <More href={model.allTags}>{labels["tags.tagsPageLink"]}</More>
        </>
      }
    >
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
    </NewsFrame>
  );
}
