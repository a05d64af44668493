import { format } from "../collections/format.ts";
import { postPages } from "../collections/news/post-lists.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { AuthorCard } from "../components/author/author-card.tsx";
import { Empty } from "../components/empty/empty.tsx";
import { More } from "../components/more/more.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** The news of each author who has a page (BLOG-12). */
export const data = pages(authorPages);

export default template(AuthorPage);

function authorPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const { labels } = context;
  const withPage = blog.authors.filter(({ postsHref }) => postsHref !== null);
  return withPage.flatMap((author) => {
    const posts = blog.listed.filter(({ authors }) => authors.includes(author));
    const title = format(labels["blog.author.pageTitle"], {
      authorName: author.name,
      nPosts: author.postCount,
    });
    return postPages(posts, author.postsHref ?? "", context).map((list) =>
      generatedPage(context, {
        kind: "author",
        ...list,
        title,
        description: author.description ?? title,
        share: { motif: "noticeboard" },
        author,
        allAuthors: context.generated("authors"),
      }),
    );
  });
}

function AuthorPage({ model }: { model: ModelOf<typeof authorPages> }) {
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
