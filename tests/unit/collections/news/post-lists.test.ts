import { describe, expect, test } from "vitest";
import { recentPosts } from "../../../../src/collections/news/post-lists.ts";
import { blogOf, postSource, SITE } from "../../../support/site-data.ts";

describe("side list", () => {
  const years = (paths: string[], blogSettings: object) => {
    const site = { ...SITE, blog: { ...SITE.blog, ...blogSettings } };
    const { context, ...blog } = blogOf(
      paths.map((path) => postSource(path)),
      { site },
    );
    return recentPosts(blog, context).map((year) =>
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
    expect(years(SIX, { sidebarCount })).toEqual(expected);
  });
});
