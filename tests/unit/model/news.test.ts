import { expect, test } from "vitest";
import type { Tag } from "../../../src/model/news/build-blog.ts";
import { coverPhoto, withoutPhoto } from "../../../src/model/news/excerpt.ts";
import { tagGroups } from "../../../src/model/news/news-pages.ts";
import type { archiveYears } from "../../../src/model/news/post-lists.ts";
import type { PostSummary } from "../../../src/model/news/post-summary.ts";
import { authorsFile, tagsFile } from "../../../src/schema/blog.ts";
import { all, landmark, linkList, textsOf } from "../../build/dom.ts";
import { label } from "../../support/labels.ts";
import {
  blogOf,
  both,
  contentSource,
  homeSource,
  postSource,
  SITE,
  siteData,
  siteOf,
} from "../../support/site-data.ts";
import { metaOf, SMALL_SITE } from "../../support/small-site.ts";

const AUTHORS = authorsFile.parse({
  it: { name: { sv: "IT-gruppen", en: "The IT group" }, email: "webmaster@example.org" },
  ordf: { name: both("Ordf"), page: true, url: "https://ordf.example", email: "ordf@example.org" },
  press: {
    name: both("Press"),
    url: "https://x.example",
    socials: { github: "https://y.example" },
  },
  quiet: { imageURL: "/img/quiet.png" },
});

test("BLOG-12 an author is linked to the own page, else url, else mail, by the name in the language of the page, else the key", () => {
  const { authors } = blogOf([], { newsAuthors: AUTHORS }, "en");
  expect(authors.map(({ name, href, external }) => [name, href, external])).toEqual([
    ["The IT group", "mailto:webmaster@example.org", false],
    ["Ordf", "/en/blog/authors/ordf", false],
    ["Press", "https://x.example", true],
    ["quiet", null, false],
  ]);
  expect(authors[2]?.socials).toEqual([{ label: "github", href: "https://y.example" }]);
});

test("BLOG-1 the first photo of a post is its cover, lazy and without a text, and is not shown twice", () => {
  const photo =
    '<picture><source type="image/avif" srcset="/a.avif 624w"><img loading="eager" alt="Gäster" src="/a.jpeg"></picture>';
  const html = `<p>Hej.</p>\n<figure>${photo}<figcaption class="note">Fest</figcaption></figure>\n<p>Slut.</p>`;
  const cover = coverPhoto(html);
  expect(cover).toContain('<img alt="" loading="lazy" src="/a.jpeg">');
  expect(cover).not.toContain("Gäster");
  expect(withoutPhoto(html)).toBe("<p>Hej.</p>\n<p>Slut.</p>");
  expect([coverPhoto("<p>Hej.</p>"), withoutPhoto("<p>Hej.</p>")]).toEqual([null, "<p>Hej.</p>"]);
});

test.each([
  ["sv", 200, null],
  ["sv", 201, "2"],
  ["en", 201, "2"],
] as const)("BLOG-7 in %s a post of %i words shows minutes: %s", (locale, count, readingTime) => {
  const body = `${"ord ".repeat(count)}\n\n***`;
  const post = postSource("2024-03-25-x.md", { locale, text: { body } });
  expect(blogOf([post], {}, locale).listed[0]?.readingTime).toBe(
    readingTime && label(locale, "blog.post.readingTime", { readingTime }),
  );
});

test("ANCH-2, BLOG-10 in the list of tags a letter is one group however computers write it, with an id of its own, signs too", () => {
  const tag = (label: string): Tag => ({
    ...{ label, description: null, cover: "noticeboard", url: "/x", posts: [] },
  });
  const labels = ["#ett", "&två", "ål".normalize("NFD"), "år"];
  const groups = tagGroups(labels.map(tag), "sv");
  expect(groups.map(({ tags }) => tags.length)).toEqual([1, 1, 2]);
  const ids = groups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids).toContain("å");
  expect(ids).not.toContain("");
});

const tagged = (path: string, tags: string[], unlisted = false) =>
  postSource(path, { frontMatter: { tags, unlisted } });

test("BLOG-10 tags that only unlisted posts carry are left out, also on the posts, where they would lead nowhere", () => {
  const newsTags = tagsFile.parse(["it", "secret"].map((key) => ({ key, label: both(key) })));
  const posts = [
    tagged("2024-01-01-a.md", ["it"]),
    tagged("2024-02-01-b.md", ["secret", "it"], true),
  ];
  const blog = blogOf(posts, { newsTags });
  expect(blog.tags.map(({ label }) => label)).toEqual(["it"]);
  expect(blog.all.map((post) => post.tags)).toEqual(
    Array(2).fill([{ label: "it", href: "/blog/tags/it" }]),
  );
});

test("BLOG-10 the page of tags has them by first letter in the order of the language, with their counts", () => {
  const site = siteOf([
    ...SMALL_SITE,
    tagged("2024-01-01-a.md", ["öl", "zon", "åka"]),
    tagged("2024-01-02-a.md", ["ärta", "öl"]),
  ]);
  const main = site.document("/blog/tags").querySelector("main");
  expect(textsOf(main, "h2")).toEqual(["I", "Z", "Å", "Ä", "Ö"]);
  expect(textsOf(main, "li a")).toEqual(["IT 1", "zon 1", "Åka 1", "Ärta 1", "Öl 2"]);
});

test("BLOG-11 the tags file sets label, description and address", () => {
  const label = { sv: "IT", en: "Computing" };
  const newsTags = tagsFile.parse([
    { key: "it", label, description: both("About IT"), permalink: "/datorer" },
  ]);
  const post = postSource("2024-01-01-a.md", { locale: "en", frontMatter: { tags: ["it"] } });
  expect(blogOf([post], { newsTags }, "en").tags).toMatchObject([
    { label: "Computing", description: "About IT", url: "/en/blog/tags/datorer" },
  ]);
});

test.each([
  [2, ["dag-03", "dag-02"]],
  ["all", ["dag-03", "dag-02", "dag-01"]],
] as const)("BLOG-13 with %s in the settings these posts are at the side: %j", (count, names) => {
  const posts = ["01", "02", "03"].map((day) => postSource(`2024-06-${day}-dag-${day}.md`));
  const site = { ...SITE, blog: { ...SITE.blog, sidebarCount: count } };
  const page = siteOf([homeSource(), ...posts], { site }).document("/blog");
  const side = landmark(page, label("sv", "blog.sidebar.navAriaLabel"));
  expect(linkList(side).map(([name]) => name)).toEqual(names);
});

const { labels } = siteData();
const LABELS = {
  labels: {
    ...labels,
    en: {
      ...labels.en,
      "contentVisibility.draftBanner.title": "Draft",
      "contentVisibility.scheduledBanner.title": "Scheduled for {date}",
      "contentVisibility.expiredBanner.title": "No longer current",
    },
  },
};

const post = (day: string, frontMatter = {}) =>
  postSource(`${day}-post.md`, { locale: "en", frontMatter: { tags: ["it"], ...frontMatter } });

test.each([
  ["Draft", "2024-03-01", { draft: true }, ["noindex"]],
  ["Scheduled for 3 May 2027", "2027-05-03", {}, ["noindex"]],
  ["No longer current", "2024-03-01", { expires: "2024-03-31" }, []],
])("AID-1, AID-2 a post says “%s” on its page and in lists", (says, day, frontMatter, robots) => {
  const texts = [homeSource("en"), post("2024-01-01"), post(day, frontMatter)];
  const site = siteOf(texts, LABELS, { showsUnpublished: true });
  const url = `/en/blog/${day.replaceAll("-", "/")}/post`;
  expect(textsOf(site.document(url), "main [role=note]")[0]).toContain(says);
  expect(textsOf(site.document("/en/blog/tags/it"), "article .meta strong")).toEqual([says]);
  expect(metaOf(site.page(url), "robots")).toEqual(robots);
});

/** Days of the posts below the current ones in the list of news. */
const earlierOf = (site: ReturnType<typeof siteOf>) =>
  all(site.document("/en/blog"), ".earlier time").map((day) => day.getAttribute("datetime"));

test("AID-2 what has expired leaves the home page, follows the current posts in the news, and stays in other lists", () => {
  const expired = post("2024-03-01", { expires: "2024-03-31" });
  const site = siteOf([homeSource("en"), post("2024-01-01"), expired, post("2024-02-01")]);
  const days = (posts: readonly { date: { iso: string } }[]) => posts.map(({ date }) => date.iso);
  const home = all(site.document("/en/"), ".news time").map((day) => day.getAttribute("datetime"));
  expect(home).toEqual(["2024-02-01", "2024-01-01"]);
  const list = (url: string) => days(site.page<{ posts: PostSummary[] }>(url).posts);
  expect(list("/en/blog")).toEqual(["2024-02-01", "2024-01-01"]);
  expect(earlierOf(site)).toEqual(["2024-03-01"]);
  expect(list("/en/blog/tags/it")).toEqual(["2024-02-01", "2024-01-01", "2024-03-01"]);
  const archive = site.page<{ years: ReturnType<typeof archiveYears> }>("/en/blog/archive");
  expect(days(archive.years[0]?.posts.map(({ post }) => post) ?? [])).toEqual([
    ...["2024-01-01", "2024-02-01", "2024-03-01"],
  ]);
});

test.each([
  ["2024-03-31", undefined],
  ["2026-03-31", "aktuellt"],
])("AID-2 the home page has news only while a post is current: until %s", (expires, news) => {
  const { document } = siteOf([homeSource("en"), post("2024-03-01", { expires })], LABELS);
  expect(document("/en/").querySelector("#aktuellt")?.id).toBe(news);
});

test("AID-2 a post of more than a year ago is below the current ones if there are any; all-expired posts are a list, too", () => {
  const site = siteOf([post("2024-03-01"), post("2025-05-01")]);
  const { posts } = site.page<{ posts: PostSummary[] }>("/en/blog");
  expect(posts.map(({ date }) => date.iso)).toEqual(["2025-05-01"]);
  expect(earlierOf(site)).toEqual(["2024-03-01"]);
  const expired = siteOf([post("2024-03-01", { expires: "2024-03-31" })], LABELS);
  expect(earlierOf(expired)).toEqual(["2024-03-01"]);
  expect(textsOf(expired.document("/en/blog"), ".empty")).toEqual([]);
});

test("AID-7 a page that is hidden without other words says that it comes later", () => {
  const hidden = { until: "2026-08-20" };
  const { document } = siteOf([contentSource("hemligt.md", { frontMatter: { hidden } })]);
  expect(textsOf(document("/hemligt"), "main p")[0]).toBe(
    labels.sv["contentVisibility.hidden.description"],
  );
});
