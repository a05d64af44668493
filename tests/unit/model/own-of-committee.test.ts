import { expect, test } from "vitest";
import type { SiteData } from "../../../src/model/site-data.ts";
import { parseHtml } from "../../support/build.ts";
import { both, docSource, postSource, siteData, siteOf } from "../../support/site-data.ts";

const club = docSource("event/cmi.md", {
  frontMatter: { cluster: "event", members: "ungefär 30" },
});
const choir = docSource("social/choir.md", { frontMatter: { cluster: "social" } });

const DATA: Partial<SiteData> = {
  chapterMap: {
    title: both("Map"),
    operatingYear: "2026/27",
    root: {
      label: both("Meeting"),
      children: [
        { label: both("Events"), cluster: "event" },
        { label: both("Social"), cluster: "social" },
      ],
    },
    committees: [
      { label: both("Kl\u00adubben"), to: "/docs/event/cmi", people: "cmi" },
      { label: both("Kören"), to: "/docs/social/choir" },
    ],
  },
  people: { cmi: { roles: [{ title: both("Chair"), email: "cmi@test.example" }] } },
  openRoles: { ...siteData().openRoles, roles: [] },
};

const pageOf = (url: string, sources: Parameters<typeof siteOf>[0], data: Partial<SiteData> = {}) =>
  parseHtml(siteOf([club, choir, ...sources], { ...DATA, ...data }).html(url));
const headings = (page: Document) =>
  [...page.querySelectorAll(".own > h2")].map((heading) => heading.getAttribute("aria-label"));

test("CMT-1 number of members and cluster are those of the page", () => {
  const page = pageOf("/docs/event/cmi", []);
  const facts = [...page.querySelectorAll(".committee-header dd")].map((fact) => fact.textContent);
  expect(facts).toEqual(["ungefär 30", "Events"]);
});

test.each([["cmi"], ["klubben"]])("BLOG-12 a post is signed by a committee as %s", (author) => {
  const post = postSource("2025-12-01-pub.md", { frontMatter: { authors: [author] } });
  const { page, html } = siteOf([club, choir, post], DATA);
  const [url = ""] = [post.url];
  const link = parseHtml(html(url)).querySelector<HTMLAnchorElement>("header .meta a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Klubben", "/docs/event/cmi"]);
  expect(JSON.stringify(page(url).head.jsonLd)).toContain('"name":"Klubben"');
  expect(parseHtml(html("/blog/authors")).querySelector(".author h2")?.textContent).toBe("Klubben");
});

test("CMT-2 a committee's page shows its posts and open roles, and nothing where there is none", () => {
  const frontMatter = { authors: ["cmi"] };
  const posts = [
    postSource("2025-12-01-pub.md", { frontMatter }),
    postSource("2025-12-02-tagged.md", { frontMatter: { tags: ["cmi"] } }),
    postSource("2025-11-01-over.md", { frontMatter: { ...frontMatter, expires: "2025-12-31" } }),
    postSource("2025-12-03-other.md"),
  ];
  const role = { title: both("Photographer"), lastDay: "2026-01-31", email: "cmi@test.example" };
  const elsewhere = { ...role, title: both("Singer"), committee: "/docs/social/choir" };
  const openRoles = { ...siteData().openRoles, roles: [role, elsewhere] };
  const page = pageOf("/docs/event/cmi", posts, { openRoles });
  expect(headings(page)).toEqual(["Lediga poster", "Nyheter"]);
  const titles = [...page.querySelectorAll(".own h3")].map((title) => title.textContent);
  expect(titles).toEqual(["tagged", "pub"]);
  expect([...page.querySelectorAll(".own dt")].map((each) => each.textContent)).toEqual([
    "Photographer",
  ]);
  expect(headings(pageOf("/docs/social/choir", posts))).toEqual([]);
});
