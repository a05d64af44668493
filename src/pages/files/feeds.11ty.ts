import { decodeHTMLAttribute, escapeAttribute } from "entities";
import { escapeUTF8 } from "entities/escape";
import { type Extension, Feed, type Item } from "feed";
import { DomUtils, parseDocument } from "htmlparser2";
import { headTitle } from "../../collections/frame/head.ts";
import type { Post } from "../../collections/news/blog.ts";
import type { OutputFile } from "../../collections/pages.ts";
import type { Site } from "../../collections/site.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import type { Locale } from "../../schema/localized.ts";

/** RSS, Atom and JSON feed of each language (BLOG-14). */
export const data = files(blogFeeds);

export default writeFile;

/** RSS, Atom and JSON feed of each language that has news (BLOG-14). */
export function blogFeeds(site: Site, locale: Locale): OutputFile[] {
  const { blog } = site[locale];
  if (blog.listed.length === 0) return [];
  const folder = blog.url.slice(1);
  const news = { site, locale, posts: blog.listed.slice(0, site.data.site.blog.feedLimit) };
  return [
    { path: `${folder}/rss.xml`, content: () => rss(news) },
    { path: `${folder}/atom.xml`, content: () => atom(news) },
    { path: `${folder}/feed.json`, content: () => json(news) },
  ];
}

/** What the feeds of a language hold. */
interface News {
  site: Site;
  locale: Locale;
  posts: readonly Post[];
}

/** RSS 2.0; its own `author` is a mail address, so names are in `dc:creator`. */
function rss(news: News): string {
  const feed = emptyFeed(news);
  for (const post of news.posts) {
    const { description, ...item } = itemOf(post, news);
    const creators = post.summary.authors.map(({ name }) => ({ _text: name }));
    const language = foreignLanguage(post, news);
    feed.addItem({
      ...item,
      ...(description ? { description: escapeUTF8(description) } : {}),
      extensions: [
        extension("dc:creator", creators),
        ...(language ? [extension("dc:language", { _text: language })] : []),
      ],
    });
  }
  return feed.rss2();
}

/** Atom (RFC 4287). Its texts are HTML; the package knows no language and wants a category's term. */
function atom(news: News): string {
  const { site, locale, posts } = news;
  const feed = emptyFeed(news);
  // Posts without an author of their own have that of the feed (RFC 4287, section 4.1.1).
  feed.options.author = { name: site.data.site.organisation[locale] };
  for (const post of posts) {
    const { title, description, category = [], ...item } = itemOf(post, news);
    feed.addItem({
      ...item,
      title: escapeUTF8(title),
      ...(description ? { description: escapeUTF8(description) } : {}),
      author: post.summary.authors.map(({ name }) => ({ name })),
      category: category.map(({ name = "" }) => ({ name, term: name })),
    });
  }
  const languages = posts.map((post) => foreignLanguage(post, news));
  const { htmlLang } = site.data.locales.locales[locale];
  return feed
    .atom1()
    .replace("<feed ", `<feed xml:lang="${htmlLang}" `)
    .replaceAll("<entry>", () => {
      const language = languages.shift();
      return language ? `<entry xml:lang="${language}">` : "<entry>";
    });
}

/** JSON Feed 1.1; the package writes version 1, in which a post has one author and no language. */
function json(news: News): string {
  const { site, locale, posts } = news;
  const feed = emptyFeed(news);
  feed.addExtension(extension("language", site.data.locales.locales[locale].htmlLang));
  for (const post of posts) {
    const authors = post.summary.authors.map(({ name }) => ({ name }));
    const language = foreignLanguage(post, news);
    feed.addItem({
      ...itemOf(post, news),
      extensions: [
        ...(authors.length > 0 ? [extension("authors", authors)] : []),
        ...(language ? [extension("language", language)] : []),
      ],
    });
  }
  return feed.json1().replace("https://jsonfeed.org/version/1", "https://jsonfeed.org/version/1.1");
}

function emptyFeed({ site, locale, posts }: News): Feed {
  const { data } = site;
  const { url } = site[locale].blog;
  const { absolute } = site[locale].context;
  return new Feed({
    title: headTitle(data.labels[locale]["blog.title"], data.site.title),
    description: data.labels[locale]["blog.description"],
    id: absolute(url),
    link: absolute(url),
    language: data.locales.locales[locale].htmlLang,
    copyright: data.site.organisation[locale],
    favicon: absolute("/favicon.ico"),
    // The newest post, not the clock: the same sources give the same bytes.
    updated: new Date(`${posts[0]?.source.date ?? "1970-01-01"}T00:00:00Z`),
    generator: data.site.title,
    feedLinks: {
      rss: absolute(`${url}/rss.xml`),
      atom: absolute(`${url}/atom.xml`),
      json: absolute(`${url}/feed.json`),
    },
  });
}

/** What all formats have of a post. One that stands in for its translation says so and keeps its id. */
function itemOf(post: Post, news: News): Item {
  const { summary, source } = post;
  const { data } = news.site;
  const { absolute } = news.site[news.locale].context;
  const original = news.site[source.contentLocale].blog.all.find(
    (other) => other.source.key === source.key,
  );
  const date = new Date(`${source.date}T00:00:00Z`);
  const html = feedHtml(source.text.html, absolute(summary.url));
  const language = foreignLanguage(post, news);
  const note = escapeUTF8(data.labels[news.locale]["translation.missing"]);
  return {
    title: summary.title,
    id: absolute(original?.summary.url ?? summary.url),
    link: absolute(summary.url),
    description: source.frontMatter.description ?? source.text.firstLine,
    content: language ? `<p><em>${note}</em></p>\n<div lang="${language}">\n${html}</div>` : html,
    date,
    published: date,
    category: summary.tags.map(({ label }) => ({ name: label })),
  };
}

/** A field that the package does not know; it writes any value, whatever its types say. */
function extension(name: string, value: unknown): Extension {
  return { name, objects: value as Extension["objects"] };
}

/** The language of a post that the feed's own language lacks. */
function foreignLanguage({ source }: Post, { site, locale }: News): string | undefined {
  const { contentLocale } = source;
  return contentLocale === locale ? undefined : site.data.locales.locales[contentLocale].htmlLang;
}

type Element = ReturnType<typeof DomUtils.findAll>[number];

/**
 * The text of a post for readers of feeds: they run none of our scripts, so buttons that need them are
 * gone, and they know no base address, so every link and image gets its whole address. Of an image they
 * get the one file that every reader can show.
 *
 * @param base address of the post
 * @throws TypeError when an address cannot be resolved
 */
export function feedHtml(html: string, base: string): string {
  // Entities stay as they are written; only addresses have to be understood.
  const text = parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });
  for (const control of DomUtils.findAll(needsScript, text.children)) {
    DomUtils.removeElement(control);
  }
  for (const source of DomUtils.findAll(({ name }) => name === "source", text.children)) {
    DomUtils.removeElement(source);
  }
  for (const { attribs } of DomUtils.findAll(() => true, text.children)) {
    for (const name of ["srcset", "sizes"]) delete attribs[name];
    for (const name of ["href", "src"]) {
      if (attribs[name] !== undefined) attribs[name] = absolute(attribs[name], base);
    }
  }
  return DomUtils.getOuterHTML(text, { encodeEntities: false, emptyAttrs: true });
}

/** The buttons of a code block, and the element that says when its code was copied. */
function needsScript({ name, attribs }: Element): boolean {
  return (
    attribs.class?.split(" ").includes("scripted") || (name === "span" && attribs.role === "status")
  );
}

function absolute(address: string, base: string): string {
  return escapeAttribute(new URL(decodeHTMLAttribute(address), base).href);
}
