import { describe, expect, test } from "vitest";
import {
  archiveYears,
  paginate,
  postNeighbours,
  recentPosts,
} from "../../../../src/collections/news/post-lists.ts";
import { authorsFile } from "../../../../src/schema/blog.ts";
import type { Locale } from "../../../../src/schema/localized.ts";
import {
  blogOf,
  both,
  LOCALES_FILE,
  postSource,
  SITE,
  siteOf,
} from "../../../support/site-data.ts";

const SV = LOCALES_FILE.locales.sv;
const unlisted = (path: string) => postSource(path, { frontMatter: { unlisted: true } });

describe("pages of a list", () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test("BLOG-2 21 posts make three pages: the middle has both links, the ends one", () => {
    const pages = paginate(items(21), 10, "/blog");
    expect(pages).toEqual([
      { url: "/blog", items: items(10), pagination: { newer: null, older: "/blog/page/2" } },
      {
        url: "/blog/page/2",
        items: items(20).slice(10),
        pagination: { newer: "/blog", older: "/blog/page/3" },
      },
      { url: "/blog/page/3", items: [21], pagination: { newer: "/blog/page/2", older: null } },
    ]);
  });

  test.each([{ count: 0 }, { count: 1 }, { count: 10 }])(
    "BLOG-2 $count posts make one page without links",
    ({ count }) => {
      expect(paginate(items(count), 10, "/blog")).toEqual([
        { url: "/blog", items: items(count), pagination: null },
      ]);
    },
  );
});

describe("newer and older", () => {
  const blog = blogOf([
    postSource("2024-01-01-a.md"),
    unlisted("2024-02-01-hidden.md"),
    postSource("2024-03-01-b.md"),
    postSource("2024-04-01-c.md"),
  ]);
  const link = (title: string, month: string) => ({
    title,
    href: `/blog/2024/${month}/01/${title}`,
  });

  test.each([
    { url: "/blog/2024/04/01/c", previous: null, next: link("b", "03") },
    { url: "/blog/2024/03/01/b", previous: link("c", "04"), next: link("a", "01") },
    { url: "/blog/2024/01/01/a", previous: link("b", "03"), next: null },
  ])("BLOG-8 the neighbours of $url are those in the list", ({ url, previous, next }) => {
    expect(postNeighbours(blog, url)).toEqual({ previous, next });
  });

  test("BLOG-8 an unlisted and an only post have none", () => {
    expect(postNeighbours(blog, "/blog/2024/02/01/hidden")).toBeNull();
    expect(
      postNeighbours(blogOf([postSource("2024-01-01-a.md")]), "/blog/2024/01/01/a"),
    ).toBeNull();
  });
});

describe("archive", () => {
  test("BLOG-9 newest year first, inside a year oldest first", () => {
    const blog = blogOf(
      [
        "2023-05-01-a.md",
        "2024-03-25-c.md",
        "2024-01-31-b.md",
        "2025-01-01-e.md",
        "2024-12-31-d.md",
      ].map((path) => postSource(path)),
    );
    const shown = archiveYears(blog, SV).map(({ year, posts }) => [
      year,
      ...posts.map(({ title, date }) => `${date.day} ${title}`),
    ]);
    expect(shown).toEqual([
      ["2025", "1 januari e"],
      ["2024", "31 januari b", "25 mars c", "31 december d"],
      ["2023", "1 maj a"],
    ]);
  });

  test("BLOG-9 unlisted posts are left out, and without listed posts there is no archive", () => {
    const site = siteOf([unlisted("2024-02-01-b.md")]);
    expect(site.pages.map(({ url }) => url)).not.toContain("/blog/archive");
    expect(archiveYears(blogOf([unlisted("2024-02-01-b.md")]), SV)).toEqual([]);
  });
});

describe("side list", () => {
  const years = (
    paths: string[],
    currentUrl = "/blog",
    blogSettings = {},
    locale: Locale = "sv",
  ) => {
    const sources = paths.map((path) =>
      path.includes("hidden") ? unlisted(path) : postSource(path, { locale }),
    );
    const site = { ...SITE, blog: { ...SITE.blog, ...blogSettings } };
    const { context, ...blog } = blogOf(sources, { site }, locale);
    return recentPosts(blog, context, currentUrl).map((year) =>
      year.kind === "group"
        ? [year.label, ...year.items.map((post) => (post.kind === "link" ? post.label : ""))]
        : [],
    );
  };
  const SIX = [
    "2023-06-01-f.md",
    "2024-12-31-e.md",
    "2025-01-01-d.md",
    "2025-02-01-c.md",
    "2025-03-01-b.md",
    "2025-04-01-a.md",
  ];

  test("BLOG-13 the newest five are grouped by year, newest first", () => {
    expect(years(SIX)).toEqual([
      ["2025", "a", "b", "c", "d"],
      ["2024", "e"],
    ]);
  });

  test.each([
    {
      shown: "every post",
      sidebarCount: "all",
      expected: [
        ["2025", "a", "b", "c", "d"],
        ["2024", "e"],
        ["2023", "f"],
      ],
    },
    { shown: "one post", sidebarCount: 1, expected: [["2025", "a"]] },
    { shown: "nothing", sidebarCount: 0, expected: [] },
  ])("BLOG-13 with sidebarCount $sidebarCount it shows $shown", ({ sidebarCount, expected }) => {
    expect(years(SIX, "/blog", { sidebarCount })).toEqual(expected);
  });

  test("BLOG-13 an unlisted post is shown on its own page only, at its place", () => {
    const paths = ["2025-03-01-a.md", "2025-02-01-hidden.md", "2025-01-01-b.md"];
    expect(years(paths, "/blog/2025/02/01/hidden")).toEqual([["2025", "a", "hidden", "b"]]);
    expect(years(paths, "/blog")).toEqual([["2025", "a", "b"]]);
  });

  test("BLOG-13 a post of 1 January is in its own year in every time zone", () => {
    const timeZone = process.env.TZ;
    try {
      process.env.TZ = "America/New_York";
      expect(new Date("2025-01-01T00:00:00Z").getFullYear()).toBe(2024);
      expect(years(["2025-01-01-x.md"])).toEqual([["2025", "x"]]);
    } finally {
      if (timeZone === undefined) delete process.env.TZ;
      else process.env.TZ = timeZone;
    }
  });

  test("BLOG-13 without posts there is none", () => {
    expect(years([])).toEqual([]);
  });

  test("BLOG-13 list, post, tag and author pages have it, the archive has none", () => {
    const authors = authorsFile.parse({ it: { name: both("IT"), page: true } });
    const site = siteOf(
      [postSource("2024-01-01-a.md", { frontMatter: { tags: ["it"], authors: ["it"] } })],
      { newsAuthors: authors },
    );
    for (const url of [
      "/blog",
      "/blog/2024/01/01/a",
      "/blog/tags",
      "/blog/tags/it",
      "/blog/authors",
      "/blog/authors/it",
    ]) {
      const { menu, menuPage } = site.page(url);
      expect(menu.data.sides[menuPage.side ?? ""]?.items).toMatchObject([{ label: "2024" }]);
    }
    expect(site.page("/blog/archive").menuPage).not.toHaveProperty("side");
  });
});
