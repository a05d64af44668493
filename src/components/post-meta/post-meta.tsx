import type { PostSummary } from "../../model/news/post-summary.ts";
import { AuthorLink } from "../author/author-link.tsx";

/** Date, status, reading time and authors; the dots between them are drawn by CSS. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="meta">
      <time dateTime={post.date.iso}>{post.date.long}</time>
      {post.status && <strong>{post.status}</strong>}
      {post.readingTime && <span>{post.readingTime}</span>}
      {post.authors.map((author) => (
        <AuthorLink key={author.key} author={author} />
      ))}
    </p>
  );
}
