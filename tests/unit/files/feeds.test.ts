import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { blogFeeds, feedHtml } from "../../../src/pages/files/feeds.11ty.ts";
import { authorsFile } from "../../../src/schema/blog.ts";
import { parseHtml, parseXml } from "../../support/build.ts";
import { renderText } from "../../support/render-text.ts";
import { both, postSource, siteData, siteOf } from "../../support/site-data.ts";

const DATA = {
  newsAuthors: authorsFile.parse({
    it: { name: both("IT"), email: "it@example.org" },
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
const ORIGINAL = "https://www.example.org/blog/2025/04/04/svensk";
const FALLBACK = "https://www.example.org/en/blog/2025/04/04/svensk";

const feeds = siteOf(TEXTS, DATA).files(blogFeeds);
const feedOf = (path: string) => feeds.get(path) ?? "";

const rssOf = (folder: string) => parseRssFeed(feedOf(`${folder}/rss.xml`));
const atomOf = (folder: string) => parseAtomFeed(feedOf(`${folder}/atom.xml`));
const jsonOf = (folder: string) => parseJsonFeed(feedOf(`${folder}/feed.json`));

const TITLE = "Öl < vatten & saft";
const AUTHORS = [{ name: "IT" }, { name: "Styrelsen & co" }];

test.each(["blog", "en/blog"])(
  "BLOG-14 the feeds of /%s are valid, with names where they are allowed, and in Atom an author for posts that have none",
  (folder) => {
    const { items, atom } = rssOf(folder);
    expect(items?.map(({ dc }) => dc?.creators)).toEqual([["IT", "Styrelsen & co"], undefined]);
    expect(items?.[0]).toMatchObject({ title: TITLE, categories: [{ name: "Öl & mat" }] });
    expect(items?.[0]?.pubDate).toBe("Fri, 04 Apr 2025 00:00:00 GMT");
    expect(atom?.links?.[0]?.href).toBe(`https://www.example.org/${folder}/rss.xml`);
    expect(feedOf(`${folder}/rss.xml`)).not.toContain("<author>");
    const { entries, authors, xml } = atomOf(folder);
    expect(entries?.[0]).toMatchObject({
      authors: AUTHORS,
      categories: [{ term: "Öl & mat" }],
      title: { value: TITLE },
      content: { type: "html" },
      updated: "2025-04-04T00:00:00.000Z",
    });
    expect(authors?.[0]?.name).toMatch(/\S/);
    expect(xml?.lang).toBe(folder === "blog" ? "sv" : "en");
    expect(jsonOf(folder).items?.[0]).toMatchObject({ title: TITLE, authors: AUTHORS });
  },
);

test("BLOG-14 a post that only one language has keeps its id in the other's feed, and is marked there", () => {
  const marks = ["blog", "en/blog"].map((folder) => {
    const rss = rssOf(folder).items?.[0];
    const atom = atomOf(folder).entries?.[0];
    const json = jsonOf(folder).items?.[0];
    expect([rss?.guid?.value, atom?.id, json?.id]).toEqual([ORIGINAL, ORIGINAL, ORIGINAL]);
    expect(new Set([rss?.link, atom?.links?.[0]?.href, json?.url]).size).toBe(1);
    const noted = [rss?.content?.encoded, atom?.content?.value, json?.content_html].map((html) =>
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

test("CONF-43 one control character stops no feed", () => {
  const { labels } = siteData();
  const sv = { ...labels.sv, "blog.title": "A\u000bB\ud800" };
  const site = siteOf([postSource("2025-04-04-x.md")], { labels: { ...labels, sv } });
  const files = site.files(blogFeeds);
  for (const name of ["rss.xml", "atom.xml"]) {
    const xml = files.get(`blog/${name}`) ?? "";
    expect(xml).toContain("AB");
    expect(() => parseXml(xml), name).not.toThrow();
  }
});

const POST = "https://site.example/en/blog/post";

test.each([
  { html: '<a href="/en/section">', address: "https://site.example/en/section" },
  { html: '<a href="#part">', address: "https://site.example/en/blog/post#part" },
  { html: '<a class="x" href="../news">', address: "https://site.example/en/news" },
  { html: '<a href="/search?q=a&amp;p=1">', address: "https://site.example/search?q=a&amp;p=1" },
  { html: '<a href="mailto:it@site.example">', address: "mailto:it@site.example" },
])("BLOG-14 the whole address of $html is $address", ({ html, address }) => {
  expect(feedHtml(html, POST)).toContain(`="${address}"`);
});

test("BLOG-14 a code block has no buttons, which would not work there, and what looks like a link is left alone", () => {
  const { html } = renderText("```sh\nnpm start\n```\n\n`<a href='/x'>`");
  const { body } = parseHtml(feedHtml(html, POST));
  expect(body.textContent?.trim()).toBe("npm start\n\n<a href='/x'>");
  expect(body.querySelector("button, [role]")).toBeNull();
});

test("BLOG-14 an image is the one file that every reader can show", () => {
  const html =
    '<picture><source type="image/avif" srcset="/a.avif 9w" sizes="9px">' +
    '<img src="/a.jpeg" srcset="/a.jpeg 9w" sizes="9px" alt="A"></picture>';
  expect(feedHtml(html, POST)).toBe(
    '<picture><img src="https://site.example/a.jpeg" alt="A"></picture>',
  );
});
