import type { PostSummary as PostSummaryModel } from "../../model/news/post-summary.ts";
import { Pagination, type PaginationProps } from "../pagination/pagination.tsx";
import { PostSummary } from "./post-summary.tsx";

interface PostListProps extends Pick<PaginationProps, "pagination" | "context"> {
  posts: PostSummaryModel[];
}

/** A page of posts, with links to newer and older ones (BLOG-2). */
export function PostList({ posts, pagination, context }: PostListProps) {
  return (
    <>
      {posts.map((post) => (
        <PostSummary key={post.url} post={post} context={context} />
      ))}
      <Pagination of="blog" pagination={pagination} context={context} />
    </>
  );
}
