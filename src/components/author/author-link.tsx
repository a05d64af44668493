import type { AuthorModel } from "../../model/news/authors.ts";

/** An author's name, as a link where there is something to link to. */
export function AuthorLink({ author }: { author: AuthorModel }) {
  if (!author.href) return <span>{author.name}</span>;
  return (
    <a
      href={author.href}
      rel={author.external ? "author noopener noreferrer" : "author"}
      target={author.external ? "_blank" : undefined}
    >
      {author.name}
    </a>
  );
}
