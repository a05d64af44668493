import type { ReactNode } from "react";
import { RoleOffers } from "../../blocks/open-roles/open-roles.tsx";
import { PostCover } from "../../components/cover/cover.tsx";
import { EventList } from "../../components/event-list/event-list.tsx";
import { PostMeta } from "../../components/post-meta/post-meta.tsx";
import { PostLink } from "../../components/post-summary/post-link.tsx";
import { SectionHeading } from "../../components/section-heading/section-heading.tsx";
import { eventRows } from "../../model/events/event-rows.ts";
import type { OwnOfCommittee } from "../../model/own-of-committee.ts";
import type { LocaleContext } from "../../model/site-data.ts";

/** Below the text of a committee: its events, open roles and posts. What there is none of is not shown. */
export function OwnSections({
  events,
  roles,
  posts,
  context,
}: OwnOfCommittee & { context: LocaleContext }) {
  const { labels } = context;
  const section = (id: string, title: string, list: readonly unknown[], content: ReactNode) =>
    list.length > 0 && (
      <section className="own">
        <SectionHeading id={id} title={title} labels={labels} />
        {content}
      </section>
    );
  return (
    <>
      {section(
        "own-events",
        labels["body.events"],
        events,
        <EventList rows={eventRows(events, context)} context={context} />,
      )}
      {section(
        "own-roles",
        labels["body.openRoles"],
        roles,
        <RoleOffers roles={roles} context={context} />,
      )}
      {section(
        "own-posts",
        labels["body.posts"],
        posts,
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
        </ul>,
      )}
    </>
  );
}
