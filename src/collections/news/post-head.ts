import { type HeadSource, headTitle } from "../frame/head.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Post } from "./blog.ts";

/**
 * Head data of a post (BLOG-15).
 *
 * @param updated day of the last change of its text, where that is known
 */
export function postHead(
  titleMeta: string | undefined,
  post: Post,
  updated: string | null,
  context: LocaleContext,
): HeadSource {
  const { summary, source } = post;
  const title = titleMeta && headTitle(titleMeta, context.data.site.title);
  // A post is often written before the day that it is dated.
  const modified = updated && updated > summary.date.iso ? `${updated}T00:00:00.000Z` : null;
  const authors = summary.authors.map(({ name, href }) => ({
    "@type": "Organization",
    name,
    ...(href && !href.startsWith("mailto:") ? { url: context.absolute(href) } : {}),
  }));
  return {
    ...(title ? { title } : {}),
    meta: [
      ...(title ? [{ property: "og:title", content: title }] : []),
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: `${summary.date.iso}T00:00:00.000Z` },
      ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
      ...summary.tags.map(({ label }) => ({ property: "article:tag", content: label })),
      ...authors.flatMap(({ url }) => (url ? [{ property: "article:author", content: url }] : [])),
    ],
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "@id": context.absolute(summary.url),
        mainEntityOfPage: context.absolute(summary.url),
        url: context.absolute(summary.url),
        headline: summary.title,
        name: summary.title,
        description: source.frontMatter.description ?? source.text.firstLine,
        datePublished: `${summary.date.iso}T00:00:00.000Z`,
        ...(modified ? { dateModified: modified } : {}),
        inLanguage: context.data.locales.locales[summary.contentLocale].htmlLang,
        author: authors,
        keywords: summary.tags.map(({ label }) => label),
      },
    ],
  };
}
