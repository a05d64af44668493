import { describe, expect, test } from "vitest";
import { siteFile } from "../../../src/schema/site.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { SITE } from "../../support/site-data.ts";

const told = (changes: object) => schemaProblems(siteFile, { ...SITE, ...changes });

describe("levels of the table of contents", () => {
  const levels = (minHeadingLevel: unknown, maxHeadingLevel: unknown) => ({
    tableOfContents: { minHeadingLevel, maxHeadingLevel },
  });

  test.each([
    { min: 2, max: 3 },
    { min: 2, max: 6 },
    { min: 4, max: 4 },
  ])("CONF-9 $min to $max is allowed", ({ min, max }) => {
    expect(told(levels(min, max))).toEqual([]);
  });

  test.each([1, 7, 2.5, "2"])("CONF-9 the level %o is told with the range", (level) => {
    expect(told(levels(level, 6))).toEqual([
      `"tableOfContents.minHeadingLevel" is ${JSON.stringify(level)}. Write one of: 2, 3, 4, 5, 6`,
    ]);
  });

  test("CONF-9 a smallest level above the largest is told with both", () => {
    expect(told(levels(4, 3))).toEqual([
      '"tableOfContents" is {"minHeadingLevel":4,"maxHeadingLevel":3}: minHeadingLevel must not be above maxHeadingLevel.',
    ]);
  });
});

describe("address of the site", () => {
  test.each(["https://www.iare.se", "http://localhost:8080"])("CONF-10 %s is an address", (url) => {
    expect(told({ url })).toEqual([]);
  });

  test.each([
    "www.iare.se",
    "//www.iare.se",
    "https://www.iare.se/",
    "https://iare.se/en",
    "https://iare.se?x",
    "ftp://iare.se",
  ])("CONF-10 %s is told", (url) => {
    expect(told({ url })).toEqual([
      `"url" is "${url}": the address of the site is a protocol and a host without a path, for example https://www.example.org.`,
    ]);
  });
});

describe("settings", () => {
  test("CHECK-3 another severity is told with the known ones", () => {
    expect(told({ checks: { ...SITE.checks, brokenLinks: "error" } })).toEqual([
      '"checks.brokenLinks" is "error". Write one of: "ignore", "log", "warn", "throw"',
    ]);
  });

  test.each([0, 5, "all"])("BLOG-13 the side list may show %o posts", (sidebarCount) => {
    expect(told({ blog: { ...SITE.blog, sidebarCount } })).toEqual([]);
  });

  test("CONF-9 pages follow the system and have the switch where nothing is said", () => {
    const { colorMode, ...rest } = SITE;
    const usual = { default: "light", respectSystem: true, switch: true };
    expect([colorMode, siteFile.parse(rest).colorMode]).toEqual([usual, usual]);
    expect(told({ colorMode: { default: "dark", respectSystem: false } })).toEqual([]);
  });

  test.each(["Dark", "system", "", null, 1])(
    "CONF-9 %j as the default colour mode is told with the known ones",
    (mode) => {
      expect(told({ colorMode: { default: mode } })).toEqual([
        `"colorMode.default" is ${JSON.stringify(mode)}. Write one of: "light", "dark"`,
      ]);
    },
  );

  test("BLOG-13 something else is told with what it may be", () => {
    expect(told({ blog: { ...SITE.blog, sidebarCount: "many" } })).toEqual([
      '"blog.sidebarCount" is "many". Write a number or "all".',
    ]);
  });

  test("BLOG-1 a page of the list holds at least one post", () => {
    expect(told({ blog: { ...SITE.blog, postsPerPage: 0 } })).toEqual([
      '"blog.postsPerPage" is 0, but the least is 1.',
    ]);
  });

  test("a colour that is no colour is told with how it is written", () => {
    const [problem] = told({ themeColor: { light: "brown", dark: "#000000" } });
    expect(problem).toMatch(/^"themeColor\.light" is "brown": .*#rrggbb/);
  });
});
