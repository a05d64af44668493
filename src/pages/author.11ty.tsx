import { format } from "../collections/format.ts";
import { postCount } from "../collections/news/authors.ts";
import { currentFirst, paginate } from "../collections/news/post-lists.ts";
import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { AuthorCard } from "../components/author/author-card.tsx";
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
  const { labels, data, record } = context;
  const withPage = blog.authors.filter(({ key }) => data.newsAuthors[key]?.page);
  return withPage.flatMap((author) => {
    const posts = blog.listed.filter(({ source }) =>
      source.frontMatter.authors.includes(author.key),
    );
    const title = format(labels["blog.author.pageTitle"], {
      authorName: author.name,
      nPosts: postCount(posts.length, labels["blog.post.plurals"], record.htmlLang),
    });
    return paginate(currentFirst(posts), data.site.blog.postsPerPage, author.href ?? "").map(
      ({ url, items, pagination }) =>
        generatedPage(context, {
          kind: "author",
          url,
          title,
          description: author.description ?? title,
          share: { motif: "noticeboard" },
          author,
          allAuthors: `${blog.url}/authors`,
          posts: items.map(({ summary }) => summary),
          pagination,
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
      {model.posts.length === 0 && <p className="no-posts">{labels["blog.author.noPosts"]}</p>}
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
    </NewsFrame>
  );
}
