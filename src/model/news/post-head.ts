import { headTitle } from "../frame/head.ts";
import type { Head } from "../pages/planned-page.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Post } from "./post-summary.ts";

/**
 * Head data of a post (BLOG-15).
 *
 * @param updated day of the last change of its text, where that is known
 */
export function postHead(
  post: Post,
  updated: string | null,
  context: LocaleContext,
): Partial<Head> {
  const titleMeta = post.source.frontMatter.title_meta;
  const title = titleMeta && headTitle(titleMeta, context.data.site.title);
  // A post is often written before the day that it is dated.
  const modified = updated && updated > post.date.iso ? `${updated}T00:00:00.000Z` : null;
  const authors = post.authors.map(({ name, href }) => ({
    "@type": "Organization",
    name,
    ...(href && !href.startsWith("mailto:") ? { url: context.absolute(href) } : {}),
  }));
  return {
    ...(title ? { title } : {}),
    meta: [
      ...(title ? [{ property: "og:title", content: title }] : []),
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: `${post.date.iso}T00:00:00.000Z` },
      ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
      ...post.tags.map(({ label }) => ({ property: "article:tag", content: label })),
      ...authors.flatMap(({ url }) => (url ? [{ property: "article:author", content: url }] : [])),
    ],
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "@id": context.absolute(post.url),
        url: context.absolute(post.url),
        headline: post.title,
        name: post.title,
        description: post.description,
        datePublished: `${post.date.iso}T00:00:00.000Z`,
        ...(modified ? { dateModified: modified } : {}),
        inLanguage: context.data.locales.locales[post.contentLocale].htmlLang,
        author: authors,
        keywords: post.tags.map(({ label }) => label),
      },
    ],
  };
}

/** What the pictures of a post show. */
export const postShare = ({ cover, date }: Post) => ({ motif: cover, line: date.long });
