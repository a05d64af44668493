import { PostLinks } from "../../components/news-index/years-of-posts.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { ownPosts } from "../../model/own-of-committee.ts";
import type { OwnSection, Site } from "../../model/site.ts";
import type { DocSource } from "../../model/sources.ts";
import { freeId } from "../../routes/slugs.ts";

/** Below the text of a committee: what subjects know of it, and its posts. What there is none of is not shown. */
export function OwnSections({ source, site }: { source: DocSource; site: Site }) {
  const { context, blog } = site[source.locale];
  const { labels } = context;
  const posts = ownPosts(source, blog, context).map((post) => ({ post, day: post.date.long }));
  const sections: OwnSection[] = site.features.flatMap(
    ({ committeeLists }) => committeeLists?.(source, site) ?? [],
  );
  if (posts.length > 0) {
    const content = <PostLinks posts={posts} context={context} />;
    sections.push({ id: "own-posts", title: labels["body.posts"], content });
  }
  const taken = new Set(source.text.headings.map(({ id }) => id));
  return sections.map(({ id, title, content }) => (
    <section key={id} className="own">
      <SectionHeading id={freeId(id, taken)} title={title} labels={labels} />
      {content}
    </section>
  ));
}
