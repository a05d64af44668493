import { menuLink } from "../../routes/menu-link.ts";
import type { LocaleRecord } from "../../schema/locales.ts";
import type { MenuItem } from "../../schema/menu.ts";
import { formatDay } from "../dates.ts";
import type { Pagination } from "../docs/docs-model.ts";
import type { LocaleContext } from "../site-data.ts";
import { isExpired } from "../status.ts";
import type { Blog } from "./build-blog.ts";
import { newestFirst, type Post } from "./post-summary.ts";

/**
 * Recent posts by year, for the menu of the news (BLOG-13); empty where there are none.
 *
 * @param currentUrl address of an unlisted post that is still listed: on its own page
 */
export function recentPosts(blog: Blog, { data }: LocaleContext, currentUrl?: string): MenuItem[] {
  const { sidebarCount } = data.site.blog;
  const recent = sidebarCount === "all" ? blog.listed : blog.listed.slice(0, sidebarCount);
  const unlisted = blog.all.find(
    ({ source }) => source.frontMatter.unlisted && source.url === currentUrl,
  );
  const posts = unlisted
    ? [...recent, unlisted].sort((a, b) => newestFirst(a.source, b.source))
    : recent;
  return byYear(posts).map(([year, members]) => ({
    kind: "group",
    label: year,
    isFixed: true,
    items: members.map(({ title, url }) => menuLink(title, url)),
  }));
}

/**
 * What the list of news begins with and the home page shows: no post that has expired, and none of more than a
 * year ago once there is a newer one.
 */
export function currentPosts(blog: Blog, today: string): Post[] {
  const current = blog.listed.filter(({ source }) => !isExpired(source));
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const recent = current.filter(({ source }) => source.date >= yearAgo);
  return recent.length > 0 ? recent : current;
}

/** Posts by year: newest year first, inside a year oldest first (BLOG-9). */
export function archiveYears(listed: readonly Post[], record: LocaleRecord) {
  return byYear(listed).map(([year, posts]) => ({
    year,
    posts: posts.toReversed().map((post) => ({
      post,
      day: formatDay(post.date.iso, record, { day: "numeric", month: "long" }),
    })),
  }));
}

/** Years as UTC years, newest first; the order inside is kept (G-42). */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  return [...Map.groupBy(posts, ({ source }) => source.date.slice(0, 4))].sort(([a], [b]) =>
    a < b ? 1 : -1,
  );
}

/** The pages of a list with their addresses and neighbours (BLOG-2); what has expired comes last. */
export function postPages(posts: readonly Post[], base: string, { data }: LocaleContext) {
  const size = data.site.blog.postsPerPage;
  const sorted = posts.toSorted(
    (a, b) => Number(isExpired(a.source)) - Number(isExpired(b.source)),
  );
  const count = Math.max(1, Math.ceil(posts.length / size));
  const urlOf = (page: number) => (page === 0 ? base : `${base}/page/${page + 1}`);
  const toLink = (page: number) =>
    page < 0 || page === count ? null : { title: null, href: urlOf(page) };
  return Array.from({ length: count }, (_, page) => ({
    url: urlOf(page),
    posts: sorted.slice(page * size, (page + 1) * size),
    pagination: { previous: toLink(page - 1), next: toLink(page + 1) },
  }));
}

/** Newer and older post (BLOG-8); unlisted posts are passed over. */
export function postNeighbours(blog: Blog, url: string): Pagination | null {
  const index = blog.listed.findIndex((post) => post.url === url);
  if (index < 0) return null;
  const toLink = (post: Post | undefined) => (post ? { title: post.title, href: post.url } : null);
  const previous = toLink(blog.listed[index - 1]);
  const next = toLink(blog.listed[index + 1]);
  return previous || next ? { previous, next } : null;
}
