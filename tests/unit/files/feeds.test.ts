import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { blogFeeds } from "../../../src/pages/files/feeds.11ty.ts";
import { authorsFile } from "../../../src/schema/blog.ts";
import { both, postSource, siteOf } from "../../support/site-data.ts";

const DATA = {
  newsAuthors: authorsFile.parse({
    it: { name: both("IT"), email: "it@iare.nu" },
    board: { name: both("Styrelsen & co") },
  }),
};
const TEXTS = [
  postSource("2025-04-04-svensk.md", {
    frontMatter: { title: "Öl < vatten & saft", authors: ["it", "board"], tags: ["Öl & mat"] },
    text: { body: "Läs **mer** om 1 < 2 & [sidan](/section).\n" },
  }),
  postSource("2024-03-25-bada.md"),
  postSource("2024-03-25-bada.md", { locale: "en" }),
];
const ORIGINAL = "https://www.iare.se/blog/2025/04/04/svensk";
const FALLBACK = "https://www.iare.se/en/blog/2025/04/04/svensk";

const feeds = siteOf(TEXTS, DATA).files(blogFeeds);
const feedOf = (path: string) => feeds.get(path) ?? "";

/** The fields of each format that our feeds may hold, as strictly as its specification says. */
const day = z.iso.datetime();
const mailDay = z.string().regex(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
const construct = z.strictObject({
  value: z.string().min(1),
  type: z.literal("html").optional(),
});
const person = z.strictObject({ name: z.string().min(1) });

/** @see https://www.rssboard.org/rss-specification */
const RSS = z.strictObject({
  title: z.string().min(1),
  link: z.url(),
  description: z.string().min(1),
  language: z.string().min(2),
  copyright: z.string().min(1),
  lastBuildDate: mailDay,
  docs: z.url(),
  generator: z.string().min(1),
  atom: z.strictObject({
    links: z.tuple([
      z.strictObject({
        rel: z.literal("self"),
        href: z.url(),
        type: z.literal("application/rss+xml"),
      }),
    ]),
  }),
  items: z.array(
    z.strictObject({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      guid: z.strictObject({ value: z.url(), isPermaLink: z.literal(false) }),
      pubDate: mailDay,
      categories: z.array(person).optional(),
      content: z.strictObject({ encoded: z.string().min(1) }),
      dc: z
        .strictObject({
          creators: z.array(z.string()).optional(),
          languages: z.array(z.string()).optional(),
          // The parser repeats the first of each.
          creator: z.string().optional(),
          language: z.string().optional(),
        })
        .optional(),
    }),
  ),
});

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
const ATOM = z.strictObject({
  id: z.url(),
  title: construct,
  subtitle: construct,
  updated: day,
  generator: z.strictObject({ text: z.string().min(1) }),
  authors: z.tuple([person]),
  icon: z.url(),
  rights: construct,
  links: z.array(z.strictObject({ rel: z.enum(["alternate", "self"]), href: z.url() })),
  xml: z.strictObject({ lang: z.string() }),
  entries: z.array(
    z.strictObject({
      id: z.url(),
      title: construct,
      links: z.tuple([z.strictObject({ href: z.url() })]),
      updated: day,
      published: day,
      summary: construct,
      content: construct,
      authors: z.array(person).optional(),
      categories: z
        .array(z.strictObject({ term: z.string().min(1), label: z.string().min(1) }))
        .optional(),
      xml: z.strictObject({ lang: z.string() }).optional(),
    }),
  ),
});

/** @see https://www.jsonfeed.org/version/1.1/ */
const JSON_FEED = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().min(1),
  language: z.string().min(2),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      summary: z.string().min(1),
      date_published: day,
      date_modified: day,
      authors: z.array(person).optional(),
      tags: z.array(z.string().min(1)),
      language: z.string().optional(),
    }),
  ),
});

describe.each(["blog", "en/blog"])("BLOG-14 the feeds of /%s are valid", (folder) => {
  test("RSS, with names where they are allowed", () => {
    const xml = feedOf(`${folder}/rss.xml`);
    const { items } = RSS.parse(parseRssFeed(xml));
    expect(items.map(({ dc }) => dc?.creators)).toEqual([["IT", "Styrelsen & co"], undefined]);
    expect(items[0]?.title).toBe("Öl < vatten & saft");
    expect(xml).not.toContain("<author>");
  });

  test("Atom, with an author for posts that have none", () => {
    const { entries, authors } = ATOM.parse(parseAtomFeed(feedOf(`${folder}/atom.xml`)));
    expect(entries[0]?.authors).toEqual([{ name: "IT" }, { name: "Styrelsen & co" }]);
    expect(entries[0]?.categories).toMatchObject([{ term: "Öl & mat" }]);
    expect(entries[0]?.title).toEqual({ value: "Öl &lt; vatten &amp; saft", type: "html" });
    expect(authors[0].name).toMatch(/\S/);
  });

  test("JSON", () => {
    const text = feedOf(`${folder}/feed.json`);
    expect(() => parseJsonFeed(text)).not.toThrow();
    const { items } = JSON_FEED.parse(JSON.parse(text));
    expect(items[0]).toMatchObject({
      title: "Öl < vatten & saft",
      authors: [{ name: "IT" }, { name: "Styrelsen & co" }],
    });
  });
});

test("BLOG-14 a post that only one language has keeps its id in the other's feed, and is marked there", () => {
  const marks = ["blog", "en/blog"].map((folder) => {
    const rss = RSS.parse(parseRssFeed(feedOf(`${folder}/rss.xml`))).items[0];
    const atom = ATOM.parse(parseAtomFeed(feedOf(`${folder}/atom.xml`))).entries[0];
    const json = JSON_FEED.parse(JSON.parse(feedOf(`${folder}/feed.json`))).items[0];
    expect([rss?.guid.value, atom?.id, json?.id]).toEqual([ORIGINAL, ORIGINAL, ORIGINAL]);
    expect(new Set([rss?.link, atom?.links[0].href, json?.url]).size).toBe(1);
    const noted = [rss?.content.encoded, atom?.content.value, json?.content_html].map((html) =>
      /^<p><em>[^<]+<\/em><\/p>\n<div lang="sv">/.test(html ?? ""),
    );
    return {
      link: rss?.link,
      lang: [rss?.dc?.languages?.[0], atom?.xml?.lang, json?.language],
      noted,
    };
  });
  expect(marks).toEqual([
    { link: ORIGINAL, lang: [undefined, undefined, undefined], noted: [false, false, false] },
    { link: FALLBACK, lang: ["sv", "sv", "sv"], noted: [true, true, true] },
  ]);
});
