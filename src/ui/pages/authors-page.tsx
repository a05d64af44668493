import type { AuthorsPage as AuthorsPageModel } from "../../model/page-model.ts";
import { AuthorCard } from "../author/author-card.tsx";
import { AuthorLink } from "../author/author-link.tsx";
import { BlogSidebar } from "../blog-sidebar/blog-sidebar.tsx";
import { Frame } from "../frame/frame.tsx";

export interface AuthorsPageProps {
  model: AuthorsPageModel;
}

export function AuthorsPage({ model }: AuthorsPageProps) {
  const { blogSidebar, authors } = model;
  return (
    <Frame
      model={model}
      side={blogSidebar && <BlogSidebar sidebar={blogSidebar} labels={model.shell.labels} />}
    >
      {authors.map((author) => (
        <AuthorCard key={author.key} author={author}>
          <h2>
            <AuthorLink author={author} />
          </h2>
          <p className="meta">{author.postCount}</p>
        </AuthorCard>
      ))}
    </Frame>
  );
}
