import type { Labels } from "../../schema/labels.ts";
import type { Blog } from "../news/build-blog.ts";
import type { LocaleContext } from "../site-data.ts";
import type { Head } from "./frame-model.ts";
import { type HeadSource, networkLocale } from "./head.ts";

/** Head data that is the same on all pages of a language (HEAD-5). */
export function siteHead(blog: Blog, context: LocaleContext): HeadSource {
  const { data, labels, record, text } = context;
  const { site } = data;
  return {
    meta: [
      { name: "description", content: text(site.description) },
      {
        name: "theme-color",
        content: site.themeColor.light,
        media: "(prefers-color-scheme: light)",
      },
      { name: "theme-color", content: site.themeColor.dark, media: "(prefers-color-scheme: dark)" },
      { property: "og:site_name", content: site.title },
      { property: "og:type", content: "website" },
      { property: "og:locale", content: networkLocale(record) },
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: `${record.path}manifest.webmanifest` },
      ...(blog.listed.length === 0 ? [] : feedLinks(blog.url, site.title, labels)),
    ],
  };
}

/** Structured data of the site and of whose it is, for the home page. */
export function homeHead({ data, record, text, absolute }: LocaleContext): HeadSource {
  const organisation = { "@id": absolute("/#organisation") };
  return {
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        ...organisation,
        name: text(data.site.organisation),
        alternateName: data.site.title,
        url: absolute("/"),
        logo: absolute("/icon-512.png"),
      },
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: data.site.title,
        url: absolute(record.path),
        inLanguage: record.htmlLang,
        publisher: organisation,
      },
    ],
  };
}

/** Feeds of a language (BLOG-14). */
function feedLinks(blogUrl: string, siteTitle: string, labels: Labels): Head["links"] {
  const feed = (type: string, name: string, file: string) => ({
    rel: "alternate",
    type,
    title: `${siteTitle}: ${name}`,
    href: `${blogUrl}/${file}`,
  });
  return [
    feed("application/rss+xml", labels["blog.feeds.rss"], "rss.xml"),
    feed("application/atom+xml", labels["blog.feeds.atom"], "atom.xml"),
    feed("application/feed+json", labels["blog.feeds.json"], "feed.json"),
  ];
}
