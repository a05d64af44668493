import { describe, expect, test } from "vitest";
import type { PageModel } from "../../../../src/collections/pages/page-model.ts";
import { analyticsSettings } from "../../../../src/schema/analytics.ts";
import { versionsFile } from "../../../../src/schema/docs.ts";
import {
  both,
  contentSource,
  docSource,
  homeSource,
  inBothLanguages,
  postSource,
  SITE,
  siteOf,
} from "../../../support/site-data.ts";

const POSTS_PER_PAGE = 1;
const SOURCES = inBothLanguages((locale) => [
  homeSource(locale),
  contentSource("section.md", { locale }),
  docSource("event/cmi.md", { locale }),
  docSource("board.md", { locale, version: "2023-24", versionPath: "2023-24" }),
  postSource("2024-03-25-ny-hemsida.md", {
    locale,
    frontMatter: { tags: ["it"], authors: ["it"] },
  }),
  postSource("2024-03-26-andra.md", { locale, frontMatter: { tags: ["it"], authors: ["it"] } }),
]);

function pages(analytics: object): PageModel[] {
  return siteOf(SOURCES, {
    site: {
      ...SITE,
      blog: { ...SITE.blog, postsPerPage: POSTS_PER_PAGE },
      analytics: analyticsSettings.parse(analytics),
    },
    newsAuthors: { it: { name: both("IT"), page: true, socials: [] } as never },
    versions: versionsFile.parse({
      last: "current",
      versions: [
        { name: "current", label: both("Nu"), path: "" },
        { name: "2023-24", label: both("Då"), path: "2023-24" },
      ],
    }),
  }).pages;
}

describe("ANALYTICS-3, ANALYTICS-4", () => {
  test.each([
    ["/", "/"],
    ["/en/", "/en/"],
    ["/section", "/section"],
    ["/docs/event/cmi", "/docs/[...slug]"],
    ["/en/docs/event/cmi", "/en/docs/[...slug]"],
    ["/docs/2023-24/board", "/docs/[version]/[...slug]"],
    ["/en/docs/2023-24/board", "/en/docs/[version]/[...slug]"],
    ["/blog", "/blog"],
    ["/blog/page/2", "/blog/page/[page]"],
    ["/blog/2024/03/25/ny-hemsida", "/blog/2024/03/25/[slug]"],
    ["/blog/tags/it", "/blog/tags/[tag]"],
    ["/en/blog/tags/it/page/2", "/en/blog/tags/[tag]/page/[page]"],
    ["/blog/authors/it", "/blog/authors/[author]"],
    ["/blog/archive", "/blog/archive"],
  ])("%s is counted as %s", (url, route) => {
    const page = pages({ enabled: true }).find((model) => model.url === url);
    expect(page?.analytics).toEqual({ route, path: url });
  });

  test("every page but the not-found ones has its own path, and every one has a route", () => {
    for (const { kind, url, analytics } of pages({ enabled: true })) {
      expect(analytics).toMatchObject(
        kind === "not-found"
          ? { route: "/404" }
          : { path: url, route: expect.stringMatching(/^\//) },
      );
    }
  });

  test("nothing is counted when it is switched off", () => {
    expect(pages({ enabled: false }).filter(({ analytics }) => analytics)).toEqual([]);
  });
});

test("ANALYTICS-6 settings go along where they differ from the usual ones", () => {
  const changes = { mode: "production", debug: false, basePath: "/stats", dsn: "key" };
  const all = pages({ enabled: true, host: "https://views.vercel.app", ...changes });
  expect(all.find(({ url }) => url === "/")?.analytics).toEqual({
    route: "/",
    path: "/",
    ...changes,
  });
});
