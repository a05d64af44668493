import { expect, test } from "vitest";
import type { Standing } from "../../../src/collections/sources.ts";
import { sitemap } from "../../../src/files/sitemap.ts";
import { renderPage } from "../../../src/layouts/document/render-page.tsx";
import { parseHtml } from "../../support/build.ts";
import { homeSource, postSource, siteData, siteOf } from "../../support/site-data.ts";
import { metaOf } from "../../support/small-site.ts";

const DATA = siteData();
/** A site whose labels say which day they were given. */
const LABELS = {
  labels: {
    ...DATA.labels,
    en: {
      ...DATA.labels.en,
      "contentVisibility.draftBanner.title": "Draft",
      "contentVisibility.scheduledBanner.title": "Scheduled for {date}",
      "contentVisibility.expiredBanner.title": "No longer current",
      "contentVisibility.expiredBanner.message": "Applied until {date}",
    },
  },
};

const at = (day: string, standing?: Standing) => ({
  ...postSource(`${day}-post.md`, {
    locale: "en",
    frontMatter: { tags: ["it"] },
  }),
  standing,
});
const OLD = at("2024-01-01");
const EXPIRED = at("2024-03-01", { kind: "expired", day: "2024-03-31" });
const NEW = at("2024-02-01");

const urlOf = (day: string) => `/en/blog/${day.replaceAll("-", "/")}/post`;

test.each([
  { standing: { kind: "draft" } as const, says: "Draft", isHidden: true },
  {
    standing: { kind: "scheduled", day: "2027-05-03" } as const,
    says: "Scheduled for May 3, 2027",
    isHidden: true,
  },
  {
    standing: { kind: "expired", day: "2024-03-31" } as const,
    says: "No longer current",
    isHidden: false,
  },
])("AID-1 AID-2 a post says “$says” on its page and in lists", ({ standing, says, isHidden }) => {
  const site = siteOf([homeSource("en"), OLD, at("2024-03-01", standing)], LABELS);
  const page = site.page(urlOf("2024-03-01"));
  const notice = parseHtml(renderPage(page)).querySelector("main [role=note]");
  expect(notice?.textContent).toContain(says);
  expect(page.styles).toContain("admonition");
  const list = parseHtml(renderPage(site.page("/en/blog")));
  const marks = [...list.querySelectorAll("article .meta strong")].map((mark) => mark.textContent);
  expect(marks).toEqual([says]);

  expect(metaOf(page, "robots")).toEqual(isHidden ? ["noindex"] : []);
  const [file] = sitemap({ ...site, deployment: "netlify", inlineScriptHash: "", licences: "" });
  expect(file?.content.includes(page.url)).toBe(!isHidden);
  expect(file?.content).toContain(urlOf("2024-01-01"));
});

test("AID-2 what has expired leaves the home page, comes last in lists, and stays in the archive", () => {
  const site = siteOf([homeSource("en"), OLD, EXPIRED, NEW], LABELS);
  const days = (posts: readonly { date: { iso: string } }[]) => posts.map(({ date }) => date.iso);
  const home = site.page("/en/");
  expect(home.kind === "home" && days(home.news.posts)).toEqual(["2024-02-01", "2024-01-01"]);
  for (const url of ["/en/blog", "/en/blog/tags/it"]) {
    const list = site.page(url);
    expect("posts" in list && days(list.posts)).toEqual(["2024-02-01", "2024-01-01", "2024-03-01"]);
  }
  const archive = site.page("/en/blog/archive");
  const months = archive.kind === "archive" ? (archive.years[0]?.months ?? []) : [];
  expect(days(months.flatMap(({ posts }) => posts))).toEqual([
    "2024-01-01",
    "2024-02-01",
    "2024-03-01",
  ]);
});
