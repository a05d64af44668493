import { AuthorCard } from "../components/author/author-card.tsx";
import { AuthorLink } from "../components/author/author-link.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { type ModelOf, pages, template } from "../layouts/template.tsx";

/** All authors of the news (BLOG-12). */
export const data = pages("authors");

export default template(AuthorsPage);

function AuthorsPage({ model }: { model: ModelOf<"authors"> }) {
  const { labels } = model.context;
  return (
    <NewsFrame model={model} after={<p className="lead">{labels["blog.authors.lead"]}</p>}>
      {model.authors.map((author) => (
        <AuthorCard key={author.key} author={author}>
          {author.href ? (
            <h2>
              <AuthorLink author={author} />
            </h2>
          ) : (
            <SectionHeading id={author.id} title={author.name} labels={labels} />
          )}
          <p className="soft">
            {author.postsHref ? (
              <a href={author.postsHref}>{author.postCount}</a>
            ) : (
              author.postCount
            )}
          </p>
        </AuthorCard>
      ))}
    </NewsFrame>
  );
}
