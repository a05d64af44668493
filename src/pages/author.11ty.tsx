import { AuthorCard } from "../components/author/author-card.tsx";
import { Empty } from "../components/empty/empty.tsx";
import { More } from "../components/more/more.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** The news of each author who has a page (BLOG-12). */
export const data = pages("author");

export default template(AuthorPage);

function AuthorPage({ model }: { model: ModelOf<"author"> }) {
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          <AuthorCard author={model.author} />
          <More href={model.allAuthors}>{labels["blog.authorsList.viewAll"]}</More>
        </>
      }
    >
      {model.posts.length === 0 && <Empty>{labels["blog.author.noPosts"]}</Empty>}
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
    </NewsFrame>
  );
}
