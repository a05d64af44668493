import { bodiesOf } from "./committees.ts";
import { authorKey } from "./news/authors.ts";
import type { Blog } from "./news/build-blog.ts";
import type { Post } from "./news/post-summary.ts";
import type { LocaleContext } from "./site-data.ts";
import type { DocSource } from "./sources.ts";
import { isExpired } from "./status.ts";

const POSTS_SHOWN = 3;

/** The committee or other body whose page a doc is; undefined for other pages and past years. */
export function bodyOfPage({ url, version }: DocSource, { data, href }: LocaleContext) {
  const body = bodiesOf(data.chapterMap).find(({ to }) => href(to) === url);
  return version === data.versions.last ? body : undefined;
}

/** The posts of that body: signed by it or tagged with it, the newest first. */
export function ownPosts(source: DocSource, blog: Blog, context: LocaleContext): Post[] {
  const { data } = context;
  const body = bodyOfPage(source, context);
  if (!body) return [];
  const { to, people } = body;
  const key = authorKey(people ?? to.split("/").at(-1) ?? "", data);
  const isOwn = ({ source: { frontMatter }, authors }: Post) =>
    authors.some((author) => author.key === key) ||
    frontMatter.tags.some((tag) => authorKey(tag, data) === key);
  return blog.listed.filter((post) => isOwn(post) && !isExpired(post.source)).slice(0, POSTS_SHOWN);
}
