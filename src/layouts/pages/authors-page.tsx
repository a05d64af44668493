import type { AuthorsPage as AuthorsPageModel } from "../../collections/pages/page-model.ts";
import { AuthorCard } from "../../components/author/author-card.tsx";
import { AuthorLink } from "../../components/author/author-link.tsx";
import { Cover } from "../../components/cover/cover.tsx";
import { HeadingLink } from "../../components/heading-link/heading-link.tsx";
import { NewsFrame } from "./news-frame.tsx";

export interface AuthorsPageProps {
  model: AuthorsPageModel;
}

export function AuthorsPage({ model }: AuthorsPageProps) {
  const { authors, lead, cover } = model;
  return (
    <NewsFrame
      model={model}
      after={
        <>
          <p className="lead">{lead}</p>
          <Cover motif={cover} isHead />
        </>
      }
    >
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author}>
          <h2 id={author.href ? undefined : author.id}>
            <AuthorLink author={author} />
            {!author.href && (
              <HeadingLink id={author.id} heading={author.name} labels={model.shell.labels} />
            )}
          </h2>
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
