import { expect, test } from "vitest";
import { parseHtml } from "../../../support/build.ts";
import {
  both,
  contentSource,
  docSource,
  homeSource,
  postSource,
  siteOf,
} from "../../../support/site-data.ts";

const DATA = {
  versions: {
    last: "current",
    versions: [
      { name: "current", label: both("2026/27"), path: "" },
      { name: "old", label: both("2023/24"), path: "old" },
    ],
  },
};

/** Headings of the search page, with the addresses below each. */
function subjects(url: string): Record<string, string[]> {
  const site = siteOf(
    [
      homeSource(),
      contentSource("section.md"),
      contentSource("hemlig.md", { frontMatter: { unlisted: true } }),
      docSource("intro.md"),
      docSource("event/cmi.md"),
      docSource("intro.md", { version: "old", versionPath: "old" }),
      postSource("2025-01-01-nytt.md"),
      homeSource("en"),
    ],
    DATA,
  );
  const sections = parseHtml(site.html(url)).querySelectorAll(".all-pages section");
  return Object.fromEntries(
    [...sections].map((section) => [
      section.querySelector("h2")?.firstChild?.textContent ?? "",
      [...section.querySelectorAll("li a")].map((link) => link.getAttribute("href") ?? ""),
    ]),
  );
}

test("SEARCH-3 the page lists all pages by subject, what is over last", () => {
  const listed = subjects("/sok");
  expect(Object.entries(listed)).toEqual([
    ["search.pages", ["/", "/section"]],
    ["event", ["/docs/event/cmi"]],
    ["search.docs", ["/docs/intro"]],
    ["blog.title", expect.arrayContaining(["/blog/2025/01/01/nytt", "/blog", "/blog/archive"])],
    ["2023/24", ["/docs/old/intro"]],
  ]);
});

test("SEARCH-3 it has an address of its own in each language", () => {
  expect(subjects("/en/search")["search.pages"]).toEqual(["/en/", "/en/section"]);
});
