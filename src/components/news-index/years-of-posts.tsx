import type { archiveYears } from "../../model/news/post-lists.ts";
import type { PostSummary } from "../../model/news/post-summary.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { PostCover } from "../cover/cover.tsx";
import { PostLink } from "../post-summary/post-link.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";

interface PostLinksProps {
  posts: readonly { post: PostSummary; day: string }[];
  context: LocaleContext;
}

interface YearsOfPostsProps extends Pick<PostLinksProps, "context"> {
  years: ReturnType<typeof archiveYears>;
  /** Of the headings. */
  level?: 2 | 3;
}

/** Posts by year, each as a link with its cover. */
export function YearsOfPosts({ years, level = 2, context }: YearsOfPostsProps) {
  return years.map(({ year, posts }) => (
    <section className="year" key={year}>
      <SectionHeading id={year} title={year} level={level} labels={context.labels} />
      <PostLinks posts={posts} context={context} />
    </section>
  ));
}

/** Posts with their days, each as a link with its cover. */
export function PostLinks({ posts, context }: PostLinksProps) {
  return (
    <ul className="topics">
      {posts.map(({ post, day }) => (
        <li key={post.url}>
          <PostCover post={post} />
          <PostLink post={post} context={context}>
            <time dateTime={post.date.iso}>{day}</time> –{" "}
          </PostLink>
        </li>
      ))}
    </ul>
  );
}
