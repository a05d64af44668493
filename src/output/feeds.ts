import { Feed } from "feed";
import { LOCALES, type Locale } from "../schema/localized.ts";
import { feedHtml } from "./feed-html.ts";
import type { OutputFile, OutputSources } from "./output-file.ts";

/** RSS, Atom and JSON feed of each language that has news (BLOG-14). */
export function blogFeeds(site: OutputSources): OutputFile[] {
  return LOCALES.flatMap((locale) => {
    const folder = site.blogs[locale].url.slice(1);
    if (site.blogs[locale].listed.length === 0) return [];
    const feed = buildFeed(site, locale);
    return [
      { path: `${folder}/rss.xml`, content: feed.rss2() },
      {
        path: `${folder}/atom.xml`,
        content: withLanguage(feed.atom1(), site.data.locales.locales[locale].htmlLang),
      },
      { path: `${folder}/feed.json`, content: feed.json1() },
    ];
  });
}

function buildFeed({ blogs, data }: OutputSources, locale: Locale): Feed {
  const blog = blogs[locale];
  const { site, labels, locales } = data;
  const posts = blog.listed.slice(0, site.blog.feedLimit);
  const absolute = (path: string) => new URL(path, site.url).href;
  const feed = new Feed({
    title: `${site.title} Blog`,
    description: labels[locale]["blog.description"],
    id: absolute(blog.url),
    link: absolute(blog.url),
    language: locales.locales[locale].htmlLang,
    copyright: site.organisation[locale],
    favicon: absolute("/favicon.ico"),
    // The newest post, not the clock: the same sources give the same bytes.
    updated: new Date(`${posts[0]?.source.date ?? "1970-01-01"}T00:00:00Z`),
    generator: site.title,
    feedLinks: {
      rss: absolute(`${blog.url}/rss.xml`),
      atom: absolute(`${blog.url}/atom.xml`),
      json: absolute(`${blog.url}/feed.json`),
    },
  });
  for (const { summary, source } of posts) {
    feed.addItem({
      title: summary.title,
      id: absolute(summary.url),
      link: absolute(summary.url),
      description: source.frontMatter.description ?? source.text.firstLine,
      content: feedHtml(source.text.html, absolute(summary.url)),
      date: new Date(`${source.date}T00:00:00Z`),
      // The package reads the first author of a list without looking whether there is one.
      ...(summary.authors.length > 0
        ? { author: summary.authors.map(({ name }) => ({ name })) }
        : {}),
      category: summary.tags.map(({ label }) => ({ name: label })),
    });
  }
  return feed;
}

/** The package knows no language for Atom (RFC 4287, section 2: xml:lang). */
function withLanguage(atom: string, htmlLang: string): string {
  return atom.replace("<feed ", `<feed xml:lang="${htmlLang}" `);
}
