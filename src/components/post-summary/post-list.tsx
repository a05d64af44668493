import type { PostSummary as PostSummaryModel } from "../../collections/news/post-summary.ts";
import type { Labels } from "../../schema/labels.ts";
import type { Locale } from "../../schema/localized.ts";
import { PostSummary } from "./post-summary.tsx";

export interface PostListProps {
  posts: PostSummaryModel[];
  locale: Locale;
  labels: Labels;
}

export function PostList({ posts, locale, labels }: PostListProps) {
  return posts.map((post) => (
    <PostSummary key={post.url} post={post} locale={locale} labels={labels} />
  ));
}
