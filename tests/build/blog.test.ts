import { expect, test } from "vitest";
import { LOCALES } from "../../src/schema/localized.ts";
import { parseXml } from "../support/build.ts";
import { label } from "../support/labels.ts";
import {
  all,
  hasLandmark,
  jsonLd,
  landmark,
  linkCalled,
  linkList,
  meta,
  only,
  pathOf,
  text,
} from "./dom.ts";
import { larger } from "./sites.ts";

const { output, page, read, urls } = await larger();

/** All listed posts in the order of the lists. */
const LISTED = [
  ...["2025/05/05/only-english", "2025/04/04/bara-svenska", "eget-namn", "2025/01/01/nytt-ar"],
  ...["2024/03/25/langa-meddelanden", "2024/03/25/ny-hemsida", "2023/05/17/forsta"],
  ...Array.from({ length: 14 }, (_, index) => `2022/06/${String(14 - index).padStart(2, "0")}/dag`),
].map((post) => `/blog/${post}`);

const posts = (page: Document) => all(only(page, "main"), "article");
const postLinks = (page: Document) =>
  posts(page).map((post) => only(post, "h2 a").getAttribute("href"));
const postCalled = (page: Document, title: string) => {
  const post = posts(page).find((article) => text(article.querySelector("h2")) === title);
  if (!post) throw new Error(`There is no post "${title}" in the list.`);
  return post;
};

test("BLOG-1 an entry shows title, date, reading time, authors, beginning, tags and where to read on", () => {
  const post = postCalled(page("/en/blog"), "Long messages");
  const time = only(post, "time");
  expect([time.getAttribute("datetime"), text(time)]).toEqual(["2024-03-25", "25 March 2024"]);
  expect(text(post)).toContain("3 min read");
  expect(linkCalled(post, "The IT group").getAttribute("href")).toBe("/en/blog/authors/it-gruppen");
  expect(linkCalled(post, "The board").getAttribute("href")).toBe("https://board.example/");
  expect(all(post, 'a[rel="tag"]').map((tag) => [text(tag), tag.getAttribute("href")])).toEqual([
    ["IT", "/en/blog/tags/it"],
    ["Long messages", "/en/blog/tags/langa-meddelanden"],
  ]);
  const more = linkCalled(post, "Read more");
  expect([text(more), more.getAttribute("href")]).toEqual([
    "Read more about Long messages",
    "/en/blog/2024/03/25/langa-meddelanden",
  ]);
});

test("BLOG-2 list pages lead to newer and older ones", () => {
  const neighbours = (url: string) =>
    linkList(landmark(page(url), label("sv", "blog.paginator.navAriaLabel")));
  expect(neighbours("/blog")).toEqual([["Äldre inlägg", "/blog/page/2"]]);
  expect(neighbours("/blog/page/2")).toEqual([
    ["Nyare inlägg", "/blog"],
    ["Äldre inlägg", "/blog/page/3"],
  ]);
  expect(neighbours("/blog/page/3")).toEqual([["Nyare inlägg", "/blog/page/2"]]);
});

test("BLOG-3 the list shows a post up to its mark, its page shows all", () => {
  const summary = only(postCalled(page("/blog"), "Ny hemsida"), ".prose");
  expect(text(summary)).toBe("Hemsidan är ny.");
  const whole = text(only(page("/blog/2024/03/25/ny-hemsida"), ".prose"));
  expect(whole).toBe("Hemsidan är ny. Det finns mer att läsa.");
});

test("BLOG-3 posts without a mark are shown whole and named; a mark in code is none", () => {
  const summary = only(postCalled(page("/blog"), "Nytt år"), ".prose");
  expect(all(summary, "p").map(text)).toEqual(["Gott nytt år.", "Sista raden."]);
  expect(all(summary, "pre code").map(text)).toEqual(["<!-- truncate -->"]);
  expect(all(postCalled(page("/blog"), "Nytt år"), "a").map(text)).not.toContain(
    label("sv", "blog.post.readMoreLabel", { title: "Nytt år" }),
  );
  expect(output.match(/^.*(?=\n {2}The post has no mark)/gm)).toEqual([
    "src/content/en/blog/2025-01-01-nytt-ar.md",
    "src/content/sv/blog/2025-01-01-nytt-ar.md",
  ]);
});

test("BLOG-8 a post has one level-1 heading, its date, its tags and its neighbours", () => {
  const post = page("/blog/2024/03/25/langa-meddelanden");
  expect(text(only(post, "h1"))).toBe("Långa meddelanden");
  const time = only(only(post, "main"), "time");
  expect([time.getAttribute("datetime"), text(time)]).toEqual(["2024-03-25", "25 mars 2024"]);
  expect(text(only(post, "main > header"))).toContain("3 min att läsa");
  expect(text(only(post, "main"))).toContain(label("sv", "tags.tagsListLabel"));
  expect(all(only(post, "main"), 'a[rel="tag"]').map((tag) => tag.getAttribute("href"))).toEqual([
    "/blog/tags/it",
    "/blog/tags/langa-meddelanden",
  ]);
  expect(linkList(landmark(post, label("sv", "post.paginator.navAriaLabel")))).toEqual([
    ["Nyare inläggNytt år", "/blog/2025/01/01/nytt-ar"],
    ["Äldre inläggNy hemsida", "/blog/2024/03/25/ny-hemsida"],
  ]);
  const toc = landmark(post, label("sv", "TOCCollapsible.toggleButtonLabel"));
  expect(linkList(toc).map(([name]) => name)).toEqual(["En rubrik före märket", "Två", "Tre"]);
});

test("BLOG-5, BLOG-9 the archive lists years newest first, posts of a year oldest first", () => {
  const archive = page("/en/blog/archive");
  const main = only(archive, "main");
  expect(text(only(main, "h1"))).toBe("Archive");
  expect(all(main, "h2").map(({ id }) => id)).toEqual(["2025", "2024", "2023", "2022", "2020"]);
  expect(all(main, "h3")).toEqual([]);
  const entries = (year: string) => all(archive.getElementById(year)?.parentElement ?? main, "li");
  expect(entries("2024").map((entry) => text(entry.querySelector("a")))).toEqual([
    "25 March – New website",
    "25 March – Long messages",
  ]);
  const dates = entries("2025").map((entry) => entry.querySelector("time")?.dateTime);
  expect(dates).toEqual(["2025-01-01", "2025-03-03", "2025-04-04", "2025-05-05"]);
});

test("BLOG-11 a tag lists the posts tagged it or IT, and says how many", () => {
  const url = "/en/blog/tags/it";
  expect(text(only(page(url), "h1"))).toBe("3 posts tagged with “IT”");
  expect(postLinks(page(url))).toEqual([
    "/en/blog/eget-namn",
    "/en/blog/2024/03/25/langa-meddelanden",
    "/en/blog/2024/03/25/ny-hemsida",
  ]);
  const allTags = linkCalled(only(page(url), "main"), "View all tags");
  expect(allTags.getAttribute("href")).toBe("/en/blog/tags");
  expect(urls.filter((other) => other.toLowerCase() === url)).toEqual([url]);
});

test("BLOG-12 authors are listed with their counts; those with a page lead to it", () => {
  const main = only(page("/en/blog/authors"), "main");
  expect(text(only(main, "h1"))).toBe("Authors");
  expect(
    all(main, "h2").map((name) => [
      text(name),
      text(name.nextElementSibling),
      name.querySelector("a")?.getAttribute("href"),
    ]),
  ).toEqual([
    ["The IT group", "2 posts", "/en/blog/authors/it-gruppen"],
    ["The board (opens in new tab)", "3 posts", "https://board.example/"],
    ["The election committee", "0 posts", "/en/blog/authors/valberedningen"],
    ["The club", "One post", "/en/docs/event/cmi"],
  ]);
  expect(urls.filter((url) => url.startsWith("/en/blog/authors/"))).toEqual([
    "/en/blog/authors/it-gruppen",
    "/en/blog/authors/valberedningen",
  ]);
});

test("BLOG-12 an author's page has the count, the way back and the posts", () => {
  const author = page("/blog/authors/it-gruppen");
  expect(text(only(author, "h1"))).toBe("IT-gruppen – 2 inlägg");
  expect(linkCalled(only(author, "main"), "Visa alla författare").getAttribute("href")).toBe(
    "/blog/authors",
  );
  expect(text(only(author, "main > header"))).toContain("Gruppen som sköter webbplatsen.");
  expect(postLinks(author)).toEqual([
    "/blog/2024/03/25/langa-meddelanden",
    "/blog/2024/03/25/ny-hemsida",
  ]);
  expect(text(only(page("/blog/authors/valberedningen"), ".empty"))).toBe(
    label("sv", "blog.author.noPosts"),
  );
});

test("BLOG-13 the newest five posts are at the side, by year, with the current one marked", () => {
  const name = label("sv", "blog.sidebar.navAriaLabel");
  const side = landmark(page("/blog/2025/01/01/nytt-ar"), name);
  expect(text(side)).toContain(label("sv", "blog.sidebar.title"));
  const years = all(side, "ul ul").map((list) => ({
    year: text(list.parentElement?.firstElementChild ?? null),
    posts: all(list, "a").map((link) => link.getAttribute("href")),
  }));
  expect(years).toEqual([
    { year: "2025", posts: LISTED.slice(0, 4) },
    { year: "2024", posts: LISTED.slice(4, 5) },
  ]);
  expect(all(side, '[aria-current="page"]').map((link) => link.getAttribute("href"))).toEqual([
    "/blog/2025/01/01/nytt-ar",
  ]);
  expect(all(side, "h1, h2, h3, h4, h5, h6")).toEqual([]);
});

test("BLOG-13 list, post, tag and author pages have the side list, the archive and other pages not", () => {
  const name = label("sv", "blog.sidebar.navAriaLabel");
  const has = [
    "/blog",
    "/blog/2023/05/17/forsta",
    "/blog/tags",
    "/blog/tags/it",
    "/blog/authors",
    "/blog/authors/it-gruppen",
  ];
  const hasNot = ["/blog/archive", "/", "/section", "/docs/intro"];
  expect([...has, ...hasNot].filter((url) => hasLandmark(page(url), name))).toEqual(has);
});

test.each(LOCALES)("BLOG-14 the feeds (%s) hold the newest 20 listed posts", (locale) => {
  const folder = locale === "sv" ? "blog" : "en/blog";
  const expected = LISTED.slice(0, 20).map((path) => (locale === "sv" ? path : `/en${path}`));
  const rss = parseXml(read(`${folder}/rss.xml`));
  const atom = parseXml(read(`${folder}/atom.xml`));
  const json = JSON.parse(read(`${folder}/feed.json`)) as { items: { id: string }[] };
  // A post that one language lacks keeps the id that it has in its own.
  const ids = expected.map((url) =>
    pathOf(only(page(url), 'link[rel="canonical"]').getAttribute("href")),
  );
  expect(all(rss, "item > link").map((link) => pathOf(text(link)))).toEqual(expected);
  expect(all(atom, "entry > id").map((id) => pathOf(text(id)))).toEqual(ids);
  expect(json.items.map(({ id }) => pathOf(id))).toEqual(ids);
  const guide = page(locale === "sv" ? "/folj" : "/en/follow");
  expect(all(guide, `main a[href="/${folder}/rss.xml"]`)).toHaveLength(1);
});

test("BLOG-14 feeds hold whole texts with whole addresses, drafts and unlisted posts not at all", () => {
  for (const file of ["rss.xml", "atom.xml", "feed.json"]) {
    const feed = read(`en/blog/${file}`);
    expect(feed).toContain("There is more to read.");
    expect(feed).toContain("https://test.example/en/section");
    expect(feed.match(/(href|src)=\\?"(?!https?:|mailto:)[^"\\]*/g)).toBeNull();
    expect(feed).not.toMatch(/Unlisted post|Draft post|Secret\.|Not ready\./);
  }
});

test("BLOG-15 a post describes itself to networks and search engines once", () => {
  const post = page("/en/blog/2024/03/25/langa-meddelanden");
  const url = "https://test.example/en/blog/2024/03/25/langa-meddelanden";
  expect(meta(post, "description")).toBe("About Long messages");
  expect(meta(post, "og:type")).toBe("article");
  expect(meta(post, "article:published_time")).toBe("2024-03-25T00:00:00.000Z");
  expect(
    all(post, 'meta[property="article:tag"]').map((tag) => tag.getAttribute("content")),
  ).toEqual(["IT", "Long messages"]);
  expect(
    all(post, 'meta[property="article:author"]').map((author) => author.getAttribute("content")),
  ).toEqual(["https://test.example/en/blog/authors/it-gruppen", "https://board.example/"]);
  expect(jsonLd(post)).toMatchObject([
    {
      "@type": "BlogPosting",
      "@id": url,
      url,
      headline: "Long messages",
      description: "About Long messages",
      datePublished: "2024-03-25T00:00:00.000Z",
      inLanguage: "en",
      image: meta(post, "og:image"),
    },
  ]);
});

test("BLOG-15 a list is a blog with its posts for search engines", () => {
  const [blog] = jsonLd(page("/blog")) as [{ blogPost: { url: string; datePublished: string }[] }];
  expect(blog).toMatchObject({
    "@type": "Blog",
    "@id": "https://test.example/blog",
    headline: "Aktuellt",
  });
  expect(blog.blogPost.map(({ url }) => pathOf(url))).toEqual(postLinks(page("/blog")));
  for (const { datePublished } of blog.blogPost)
    expect(new Date(datePublished).toISOString()).toBe(datePublished);
});

test("BLOG-15 a post without description has its first line for one; title_meta is the title of tab and previews only", () => {
  expect(meta(page("/blog/eget-namn"), "description")).toBe("Första raden är beskrivningen.");
  const post = page("/blog/2025/01/01/nytt-ar");
  expect(post.title).toBe("År 2025 | Testsektionen");
  expect(meta(post, "og:title")).toBe("År 2025 | Testsektionen");
  expect(text(only(post, "h1"))).toBe("Nytt år");
});
