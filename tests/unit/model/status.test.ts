import { expect, test } from "vitest";
import type { archiveYears } from "../../../src/model/news/post-lists.ts";
import type { PostSummary } from "../../../src/model/news/post-summary.ts";
import { parseHtml } from "../../support/build.ts";
import {
  contentSource,
  homeSource,
  postSource,
  siteData,
  siteOf,
} from "../../support/site-data.ts";
import { metaOf } from "../../support/small-site.ts";

const DATA = siteData();
const LABELS = {
  labels: {
    ...DATA.labels,
    en: {
      ...DATA.labels.en,
      "contentVisibility.draftBanner.title": "Draft",
      "contentVisibility.scheduledBanner.title": "Scheduled for {date}",
      "contentVisibility.expiredBanner.title": "No longer current",
    },
  },
};

const post = (day: string, frontMatter = {}) =>
  postSource(`${day}-post.md`, { locale: "en", frontMatter: { tags: ["it"], ...frontMatter } });
const urlOf = (day: string) => `/en/blog/${day.replaceAll("-", "/")}/post`;

test.each([
  { day: "2024-03-01", frontMatter: { draft: true }, says: "Draft", isHidden: true },
  { day: "2027-05-03", frontMatter: {}, says: "Scheduled for 3 May 2027", isHidden: true },
  {
    day: "2024-03-01",
    frontMatter: { expires: "2024-03-31" },
    says: "No longer current",
    isHidden: false,
  },
])(
  "AID-1, AID-2 a post says “$says” on its page and in lists",
  ({ day, frontMatter, says, isHidden }) => {
    const texts = [homeSource("en"), post("2024-01-01"), post(day, frontMatter)];
    const site = siteOf(texts, LABELS, { showsUnpublished: true });
    const notice = parseHtml(site.html(urlOf(day))).querySelector("main [role=note]");
    expect(notice?.textContent).toContain(says);
    const marks = parseHtml(site.html("/en/blog/tags/it")).querySelectorAll("article .meta strong");
    expect([...marks].map((mark) => mark.textContent)).toEqual([says]);
    expect(metaOf(site.page(urlOf(day)), "robots")).toEqual(isHidden ? ["noindex"] : []);
  },
);

test("AID-2 what has expired leaves the home page and the news, and stays in other lists and the archive", () => {
  const expired = post("2024-03-01", { expires: "2024-03-31" });
  const site = siteOf([homeSource("en"), post("2024-01-01"), expired, post("2024-02-01")]);
  const days = (posts: readonly { date: { iso: string } }[]) => posts.map(({ date }) => date.iso);
  const home = parseHtml(site.html("/en/")).querySelectorAll(".news time");
  expect([...home].map((day) => day.getAttribute("datetime"))).toEqual([
    "2024-02-01",
    "2024-01-01",
  ]);
  const list = (url: string) => days(site.page<{ posts: PostSummary[] }>(url).posts);
  expect(list("/en/blog")).toEqual(["2024-02-01", "2024-01-01"]);
  expect(list("/en/blog/tags/it")).toEqual(["2024-02-01", "2024-01-01", "2024-03-01"]);
  const archive = site.page<{ years: ReturnType<typeof archiveYears> }>("/en/blog/archive");
  expect(days(archive.years[0]?.posts.map(({ post }) => post) ?? [])).toEqual([
    "2024-01-01",
    "2024-02-01",
    "2024-03-01",
  ]);
});

test.each([
  { expires: "2024-03-31", state: "no section of news while no post is current" },
  { expires: "2026-03-31", state: "the news while a post is current", news: "aktuellt" },
])("AID-2 the home page has $state", ({ expires, news }) => {
  const site = siteOf([homeSource("en"), post("2024-03-01", { expires })], LABELS);
  expect(parseHtml(site.html("/en/")).querySelector("#aktuellt")?.id).toBe(news);
});

test("AID-2 a post of more than a year ago leaves the list once there is a newer one", () => {
  const site = siteOf([post("2024-03-01"), post("2025-05-01")]);
  const { posts } = site.page<{ posts: PostSummary[] }>("/en/blog");
  expect(posts.map(({ date }) => date.iso)).toEqual(["2025-05-01"]);
});

test("AID-7 a page that is hidden without other words says that it comes later", () => {
  const hidden = { until: "2026-08-20" };
  const { html } = siteOf([contentSource("hemligt.md", { frontMatter: { hidden } })]);
  const main = parseHtml(html("/hemligt")).querySelector("main");
  expect(main?.querySelector("p")?.textContent).toBe(
    DATA.labels.sv["contentVisibility.hidden.description"],
  );
});
