import { PostCover } from "../../components/cover/cover.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { PostLink } from "../../components/post-summary/post-link.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import type { Post } from "../../model/news/post-summary.ts";
import { ownPosts } from "../../model/own-of-committee.ts";
import type { OwnSection, Site } from "../../model/site.ts";
import type { LocaleContext } from "../../model/site-data.ts";
import type { DocSource } from "../../model/sources.ts";
import { freeId } from "../../routes/slugs.ts";

/** Below the text of a committee: what subjects know of it, and its posts. What there is none of is not shown. */
export function OwnSections({ source, site }: { source: DocSource; site: Site }) {
  const { context, blog } = site[source.locale];
  const { labels } = context;
  const posts = ownPosts(source, blog, context);
  const sections: OwnSection[] = [
    ...site.features.flatMap(({ committeeLists }) => committeeLists?.(source, site) ?? []),
    ...(posts.length > 0
      ? [
          {
            id: "own-posts",
            title: labels["body.posts"],
            content: <OwnPosts posts={posts} context={context} />,
          },
        ]
      : []),
  ];
  const taken = new Set(source.text.headings.map(({ id }) => id));
  return sections.map(({ id, title, content }) => (
    <section key={id} className="own">
      <SectionHeading id={freeId(id, taken)} title={title} labels={labels} />
      {content}
    </section>
  ));
}

function OwnPosts({ posts, context }: { posts: readonly Post[]; context: LocaleContext }) {
  return (
    <ul className="own-posts">
      {posts.map((post) => (
        <li key={post.url}>
          <PostCover post={post} />
          <div>
            <h3>
              <PostLink post={post} context={context} />
            </h3>
            <PostMeta post={post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
