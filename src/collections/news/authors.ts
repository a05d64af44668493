import { headingSlug, tagSlug } from "../../routes/slugs.ts";
import { emblemOf } from "../emblems.ts";
import { format, pluralize } from "../format.ts";
import type { LocaleContext } from "../site-data.ts";

export type AuthorModel = ReturnType<typeof toAuthor>;

/**
 * What is shown of an author of `_data/news-authors.json` (BLOG-12).
 *
 * @param count how many posts lists show of them
 */
export function toAuthor(key: string, count: number, context: LocaleContext) {
  const { data, text } = context;
  const fields = data.newsAuthors[key];
  const page = fields?.page
    ? `${context.generated("authors")}/${tagSlug(key.replace(/([a-z0-9])([A-Z])/g, "$1-$2"))}`
    : null;
  return {
    key,
    /** Of the heading in the list of authors. */
    id: headingSlug(key),
    name: fields?.name ? text(fields.name) : key,
    title: fields?.title ? text(fields.title) : null,
    description: fields?.description ? text(fields.description) : null,
    /** Own page, else url, else mail (BLOG-12). */
    href: page ?? fields?.url ?? (fields?.email ? `mailto:${fields.email}` : null),
    external: !page && fields?.url !== undefined,
    imageURL: fields?.imageURL ?? null,
    emblem: emblemOf(fields?.emblem, null, data),
    /** Where the name does not link to it already. */
    email: page || fields?.url ? (fields?.email ?? null) : null,
    postCount: postCount(count, context),
    postsHref: page,
    socials: Object.entries(fields?.socials ?? {}).map(([label, href]) => ({ label, href })),
  };
}

/** `2 posts`. */
export function postCount(count: number, { labels, record }: LocaleContext): string {
  return format(pluralize(labels["blog.post.plurals"], count, record.htmlLang), { count });
}
