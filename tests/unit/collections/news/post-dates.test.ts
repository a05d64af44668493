import { expect, test } from "vitest";
import { readContent } from "../../../../src/eleventy/read-content.ts";
import type { Finding } from "../../../../src/schema/finding.ts";
import { siteData } from "../../../support/site-data.ts";
import { createTempFolder } from "../../../support/temp-folder.ts";

/** The date that a post with this file name and front matter gets. */
async function dateOf(path: string, frontMatter = "") {
  await using project = await createTempFolder({
    [`src/content/sv/blog/${path}`]: `---\ntitle: T\n${frontMatter}\n---\nText\n`,
  });
  const findings: Finding[] = [];
  const [post] = readContent(project.dir, siteData(), findings, "2026-06-01");
  return {
    date: post?.source.kind === "post" ? post.source.date : undefined,
    url: post?.source.url,
    findings,
  };
}

test("BLOG-4 the date in the front matter beats that of the file name, which stays in the address", async () => {
  expect(await dateOf("2024-03-25-x.md", "date: 2024-04-01")).toEqual({
    date: "2024-04-01",
    url: "/blog/2024/03/25/x",
    findings: [],
  });
});

test.each(["2024-03-25-x.md", "2024/03/25/x.md", "2024-3-25-x.md", "2024-03-25-x/index.md"])(
  "BLOG-4 without one the date of %s is in its name",
  async (path) => {
    expect((await dateOf(path)).date).toBe("2024-03-25");
  },
);

test("BLOG-4 an impossible date in the file name is told", async () => {
  expect((await dateOf("2024-13-45-x.md")).findings).toEqual([
    {
      file: "src/content/sv/blog/2024-13-45-x.md",
      line: null,
      problem: 'The date "2024-13-45" does not exist.',
      fix: "Write a day of the calendar in the file name, year-month-day: 2024-03-25-my-post.md",
    },
  ]);
});

test("BLOG-4 an impossible date in the front matter is told with its line", async () => {
  expect((await dateOf("x.md", "date: 2024-13-45")).findings).toEqual([
    {
      file: "src/content/sv/blog/x.md",
      line: 3,
      problem: '"date" is "2024-13-45": there is no month 13; a date is written year-month-day.',
      fix: null,
    },
  ]);
});

test("BLOG-4 a post without any date is told: the time of its file is no date", async () => {
  expect((await dateOf("x.md")).findings).toEqual([
    {
      file: "src/content/sv/blog/x.md",
      line: 1,
      problem: "The post has no date.",
      fix: "Write in the front matter:  date: 2024-03-25",
    },
  ]);
});
