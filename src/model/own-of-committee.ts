import { bodiesOf } from "./committees.ts";
import { type EventModel, listedEvents } from "./events/events.ts";
import { authorKey } from "./news/authors.ts";
import type { Blog } from "./news/build-blog.ts";
import type { Post } from "./news/post-summary.ts";
import type { LocaleContext, SiteData } from "./site-data.ts";
import type { DocSource } from "./sources.ts";
import { isExpired } from "./status.ts";

/** What is on at a committee; each list may be empty. */
export interface OwnOfCommittee {
  /** To come. */
  events: EventModel[];
  /** Signed by it or tagged with it, the newest first. */
  posts: Post[];
  /** What members can apply for. */
  roles: SiteData["openRoles"]["roles"];
}

const POSTS_SHOWN = 3;

/** What belongs to the body whose page a doc is; nothing for other pages and past years. */
export function ownOfCommittee(
  { url, version }: DocSource,
  blog: Blog,
  context: LocaleContext,
): OwnOfCommittee {
  const { data, href } = context;
  const body = bodiesOf(data.chapterMap).find(({ to }) => href(to) === url);
  if (!body || version !== data.versions.last) return { events: [], posts: [], roles: [] };
  const { to, people } = body;
  const key = authorKey(people ?? to.split("/").at(-1) ?? "", data);
  const addresses = people ? data.people[people]?.roles.map(({ email }) => email) : [];
  const isOwn = ({ source: { frontMatter }, authors }: Post) =>
    authors.some((author) => author.key === key) ||
    frontMatter.tags.some((tag) => authorKey(tag, data) === key);
  return {
    events: data.events.events.some(({ committee }) => committee && href(committee) === url)
      ? listedEvents(context).upcoming.filter(({ organiser }) => organiser?.href === url)
      : [],
    posts: blog.listed
      .filter((post) => isOwn(post) && !isExpired(post.source))
      .slice(0, POSTS_SHOWN),
    roles: data.openRoles.roles.filter(({ committee, email }) =>
      committee ? committee === to : addresses?.includes(email),
    ),
  };
}
