import type { archiveYears } from "../../model/news/post-lists.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import { PostCover } from "../cover/cover.tsx";
import { PostLink } from "../post-summary/post-link.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";

type Years = ReturnType<typeof archiveYears>;

interface YearsOfPostsProps {
  years: Years;
  /** Of the headings. */
  level?: 2 | 3;
  context: LocaleContext;
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
export function PostLinks(props: Pick<Years[number], "posts"> & { context: LocaleContext }) {
  return (
    <ul className="topics">
      {props.posts.map(({ post, day }) => (
        <li key={post.url}>
          <PostCover post={post} />
          <PostLink post={post} context={props.context}>
            <time dateTime={post.date.iso}>{day}</time> –{" "}
          </PostLink>
        </li>
      ))}
    </ul>
  );
}
