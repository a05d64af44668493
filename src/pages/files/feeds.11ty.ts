import { escapeUTF8 } from "entities/escape";
import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { rssFeed } from "../../layouts/rss-feed.ts";
import { files, writeFile } from "../../layouts/template.tsx";
import { headTitle } from "../../model/frame/head.ts";
import type { Post } from "../../model/news/post-summary.ts";
import type { OutputFile } from "../../model/pages/planned-page.ts";
import type { Site } from "../../model/site.ts";
import { withoutControls } from "../../schema/invisible.ts";
import type { Locale } from "../../schema/localized.ts";

export const data = files(blogFeeds);

export default writeFile;

/** RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1 of each language that has news (BLOG-14). */
export function blogFeeds(site: Site, locale: Locale): OutputFile[] {
  const { blog, context } = site[locale];
  const { listed, url } = blog;
  if (listed.length === 0) return [];
  const { absolute, labels, record, data } = context;
  const link = absolute(url);
  const organisation = context.text(data.site.organisation);
  const title = headTitle(labels["blog.title"], data.site.title);
  const description = labels["blog.description"];
  // The newest post, not the clock: the same sources give the same bytes.
  const updated = dayOf(listed[0]);
  const posts = () =>
    listed.slice(0, data.site.blog.feedLimit).map((post) => feedPost(post, site, locale));
  const rss = (self: string) =>
    rssFeed(context, {
      title: labels["blog.title"],
      link,
      description,
      self,
      updated,
      items: posts().map((post) => ({
        title: post.title,
        link: post.url,
        guid: { value: post.id, isPermaLink: false },
        pubDate: post.date,
        description: escapeUTF8(post.summary),
        categories: post.tags.map((name) => ({ name })),
        content: { encoded: post.html },
        // Its own `author` is a mail address.
        dc: { creators: post.authors, ...(post.language ? { languages: [post.language] } : {}) },
      })),
    });
  const atom = (self: string) =>
    generateAtomFeed({
      id: link,
      title: { value: title },
      subtitle: { value: description },
      updated,
      generator: { text: data.site.title },
      // Posts without an author of their own have that of the feed.
      authors: [{ name: organisation }],
      icon: absolute("/favicon.ico"),
      rights: { value: organisation },
      links: [
        { rel: "alternate", href: link },
        { rel: "self", href: self },
      ],
      xml: { lang: record.htmlLang },
      entries: posts().map((post) => ({
        id: post.id,
        title: { value: post.title },
        links: [{ href: post.url }],
        updated: post.date,
        published: post.date,
        summary: { value: post.summary },
        content: { value: post.html, type: "html" },
        authors: post.authors.map((name) => ({ name })),
        categories: post.tags.map((name) => ({ term: name, label: name })),
        ...(post.language ? { xml: { lang: post.language } } : {}),
      })),
    });
  const json = (self: string) =>
    JSON.stringify(
      generateJsonFeed({
        title,
        home_page_url: link,
        feed_url: self,
        description,
        language: record.htmlLang,
        items: posts().map((post) => ({
          id: post.id,
          url: post.url,
          title: post.title,
          content_html: post.html,
          summary: post.summary,
          date_published: post.date,
          date_modified: post.date,
          tags: post.tags,
          authors: post.authors.map((name) => ({ name })),
          ...(post.language ? { language: post.language } : {}),
        })),
      }),
    );
  return Object.entries({ "rss.xml": rss, "atom.xml": atom, "feed.json": json }).map(
    ([name, content]) => ({
      path: `${url.slice(1)}/${name}`,
      content: () => withoutControls(content(`${link}/${name}`)),
    }),
  );
}

const dayOf = (post: Post | undefined) =>
  new Date(`${post?.source.date ?? "1970-01-01"}T00:00:00Z`);

/** What all formats have of a post. One that replaces its translation says so and keeps its id. */
function feedPost(post: Post, site: Site, locale: Locale) {
  const { absolute, labels, data } = site[locale].context;
  const { source, contentLocale } = post;
  const original = site[contentLocale].blog.all.find(({ source: { key } }) => key === source.key);
  const html = feedHtml(source.text.html, absolute(post.url));
  const language = contentLocale === locale ? null : data.locales.locales[contentLocale].htmlLang;
  const note = escapeUTF8(labels["translation.missing"]);
  return {
    title: post.title,
    id: absolute(original?.url ?? post.url),
    url: absolute(post.url),
    summary: post.description,
    html: language ? `<p><em>${note}</em></p>\n<div lang="${language}">\n${html}</div>` : html,
    date: dayOf(post),
    authors: post.authors.map(({ name }) => name),
    tags: post.tags.map(({ label }) => label),
    /** Of the post, where it is not that of the feed. */
    language,
  };
}

/** The buttons of a code block, the element that says when its code was copied, and other forms of images. */
const LEFT_OUT =
  /<div class="code-buttons scripted">.*?<\/div>|<span class="sr" role="status"><\/span>|<source\b[^>]*>| (?:srcset|sizes)="[^"]*"/gs;

/**
 * The text of a post for readers of feeds: they run none of our scripts, so buttons that need them are
 * gone, and they know no base address, so every link and image gets its whole address. Of an image they
 * get the one file that every reader can show.
 *
 * @param html as `src/markdown` writes it
 * @param base address of the post
 */
export function feedHtml(html: string, base: string): string {
  return absoluteLinks(html.replaceAll(LEFT_OUT, ""), base);
}

/**
 * HTML in which every link and image has its whole address.
 *
 * @param html as the site renders it: in texts `"` is escaped
 * @param base address of the page; an address that cannot be resolved stays as it is
 */
function absoluteLinks(html: string, base: string): string {
  return html.replaceAll(
    /( (?:href|src)=")([^"]*)/g,
    (_, start: string, address: string) => start + (URL.parse(address, base)?.href ?? address),
  );
}
