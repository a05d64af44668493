import { generatedPage, type ModelOf } from "../collections/pages/generated-page.ts";
import type { Site } from "../collections/site.ts";
import { AuthorCard } from "../components/author/author-card.tsx";
import { AuthorLink } from "../components/author/author-link.tsx";
import { Cover } from "../components/cover/cover.tsx";
import { SectionHeading } from "../components/section-heading/section-heading.tsx";
import { NewsFrame } from "../layouts/pages/news-frame.tsx";
import { pages, template } from "../layouts/template.tsx";
import type { Locale } from "../schema/localized.ts";

/** All authors of the news (BLOG-12). */
export const data = pages(authorsPages);

export default template(AuthorsPage);

function authorsPages(site: Site, locale: Locale) {
  const { blog, context } = site[locale];
  const page = generatedPage(context, {
    kind: "authors",
    title: context.labels["blog.authorsList.pageTitle"],
    description: context.labels["blog.authors.description"],
    share: { motif: "noticeboard" },
    authors: blog.authors,
  });
  return [page];
}

function AuthorsPage({ model }: { model: ModelOf<typeof authorsPages> }) {
  const { labels } = model.context;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          <p className="lead">{labels["blog.authors.lead"]}</p>
          <Cover motif="standard" isHead />
        </>
      }
    >
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
