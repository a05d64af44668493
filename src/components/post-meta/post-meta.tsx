import type { ReactNode } from "react";
import type { PostSummary } from "../../model/news/post-summary.ts";
import { AuthorLink } from "../author/author-link.tsx";

/** Date, status, reading time and authors, then what one can do; the strokes between them are drawn by CSS. */
export function PostMeta({ post, children }: { post: PostSummary; children?: ReactNode }) {
  return (
    <p className="meta">
      <time dateTime={post.date.iso}>{post.date.long}</time>
      {post.status && <strong>{post.status}</strong>}
      {post.readingTime && <span>{post.readingTime}</span>}
      {post.authors.map((author) => (
        <AuthorLink key={author.key} author={author} />
      ))}
      {children}
    </p>
  );
}
