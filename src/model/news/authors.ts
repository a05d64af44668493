import { headingSlug, tagSlug } from "../../routes/slugs.ts";
import { format, pluralize } from "../../schema/format.ts";
import type { Localized } from "../../schema/localized.ts";
import { plainLabel, signersOf } from "../committees.ts";
import { emblemOf } from "../emblems.ts";
import type { LocaleContext, SiteData } from "../site-data.ts";

export type AuthorModel = ReturnType<typeof toAuthor>;

/** The key of an author: an entry of `_data/news-authors.json`, or a body of the chapter map by any of its names. */
export function authorKey(
  name: string,
  { newsAuthors, chapterMap }: Pick<SiteData, "newsAuthors" | "chapterMap">,
): string {
  return Object.hasOwn(newsAuthors, name) ? name : (signersOf(chapterMap).get(name)?.key ?? name);
}

/** Those who can sign a post, by the keys that the form writes. */
export function authorNames({
  newsAuthors,
  chapterMap,
}: Pick<SiteData, "newsAuthors" | "chapterMap">): Map<string, Localized | undefined> {
  const bodies = [...signersOf(chapterMap).values()].map(({ key, label }) => [key, label] as const);
  const others = Object.entries(newsAuthors).map(([key, { name }]) => [key, name] as const);
  return new Map<string, Localized | undefined>([...bodies, ...others]);
}

/**
 * What is shown of an author (BLOG-12): what `_data/news-authors.json` says, else what is known of the body.
 *
 * @param key of `authorKey`
 * @param count how many posts lists show of them
 */
export function toAuthor(key: string, count: number, context: LocaleContext) {
  const { data, text, locale } = context;
  const fields = data.newsAuthors[key];
  const body = fields ? undefined : signersOf(data.chapterMap).get(key);
  const bodyPage = body && context.href(body.to);
  const bodyEmail = body?.people && data.people[body.people]?.roles[0]?.email;
  const email = fields?.email ?? bodyEmail;
  const page = fields?.page
    ? `${context.generated("authors")}/${tagSlug(key.replace(/([a-z0-9])([A-Z])/g, "$1-$2"))}`
    : null;
  return {
    key,
    /** Of the heading in the list of authors. */
    id: headingSlug(key),
    name: fields?.name ? text(fields.name) : body ? plainLabel(text(body.label)) : key,
    title: fields?.title ? text(fields.title) : null,
    description: fields?.description
      ? text(fields.description)
      : (bodyPage && data.summaries[locale][bodyPage]?.description) || null,
    /** Own page, else url, else mail (BLOG-12). */
    href: page ?? bodyPage ?? fields?.url ?? (email ? `mailto:${email}` : null),
    external: !page && fields?.url !== undefined,
    imageURL: fields?.imageURL ?? null,
    emblem: emblemOf(fields?.emblem ?? body?.emblem, body?.cluster ?? null, data),
    /** Where the name does not link to it already. */
    email: page || bodyPage || fields?.url ? (email ?? null) : null,
    postCount: postCount(count, context),
    postsHref: page,
    socials: Object.entries(fields?.socials ?? {}).map(([label, href]) => ({ label, href })),
  };
}

/** `2 posts`. */
export function postCount(count: number, { labels, record }: LocaleContext): string {
  return format(pluralize(labels["blog.post.plurals"], count, record.htmlLang), { count });
}
