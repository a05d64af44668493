import { Empty } from "../components/empty/empty.tsx";
import { YearsOfPosts } from "../components/news-index/years-of-posts.tsx";
import { PostList } from "../components/post-summary/post-list.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";
import type { Site } from "../model/site.ts";

/** The list of news: those that are current (BLOG-2), then the others by year. */
export const data = pages("blog");

export default template(BlogPage);

function BlogPage({ model, site }: { model: ModelOf<"blog">; site: Site }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model}>
      {model.posts.length === 0 && model.earlier.length === 0 && (
        <Empty next={site.features.flatMap(({ next }) => next?.(model.context) ?? [])}>
          {labels["blog.noPosts"]}
        </Empty>
      )}
      <PostList posts={model.posts} pagination={model.pagination} context={model.context} />
      {model.earlier.length > 0 && (
        <section className="earlier">
          <h2>{labels["blog.earlier.title"]}</h2>
          <p className="stamp">{labels["blog.earlier.note"]}</p>
          <YearsOfPosts years={model.earlier} level={3} context={model.context} />
        </section>
      )}
      <ul className="row">
        {model.overviews.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </NewsFrame>
  );
}
