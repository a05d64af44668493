import type { ReactNode } from "react";
import type { PostSummary } from "../../model/news/post-summary.ts";
import { AuthorLink } from "../author/author-link.tsx";

interface PostMetaProps {
  post: PostSummary;
  /** What one can do with it, on its page. */
  children?: ReactNode;
}

/** Date, status, reading time and authors; the dots between them are drawn by CSS. */
export function PostMeta({ post, children }: PostMetaProps) {
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
