import { describe, expect, test } from "vitest";
import { siteFile } from "../../../src/schema/site.ts";
import { schemaProblems } from "../../support/schema-problems.ts";
import { SITE } from "../../support/site-data.ts";

const told = (analytics: unknown) => schemaProblems(siteFile, { ...SITE, analytics });

test("ANALYTICS-1 page views are counted unless somebody switches it off", () => {
  const { analytics, ...rest } = SITE;
  expect(siteFile.parse(rest).analytics).toEqual({ enabled: true, mode: "auto", debug: true });
  expect(analytics.enabled).toBe(false);
});

test.each(["views.vercel.app", "http://views.vercel.app", "https://views.vercel.app/"])(
  "ANALYTICS-7 the host %o is told with how it is written",
  (host) => {
    expect(told({ host })[0]).toContain("for example https://my-project.vercel.app");
    expect(told({ host: "https://views.vercel.app" })).toEqual([]);
  },
);

test("ERR-4 the banner for a wrong base path is there unless somebody switches it off", () => {
  const { baseUrlBanner, ...rest } = SITE;
  expect([baseUrlBanner, siteFile.parse(rest).baseUrlBanner]).toEqual([true, true]);
  expect(schemaProblems(siteFile, { ...SITE, baseUrlBanner: false })).toEqual([]);
});

describe("ANALYTICS-6", () => {
  test.each([
    { enabled: true },
    { enabled: true, mode: "development", debug: false, dsn: "key" },
    { enabled: true, basePath: "/stats" },
    { enabled: true, basePath: "/a/b.c_d" },
    { enabled: true, scriptSrc: "/stats/script.js", endpoint: "/stats" },
  ])("%j is allowed", (settings) => {
    expect(told(settings)).toEqual([]);
  });

  test.each(["stats", "/stats/", "/", "//stats", "https://x.example", "/a b"])(
    "the base path %o is told with how it is written",
    (basePath) => {
      expect(told({ basePath })).toEqual([
        `"analytics.basePath" is "${basePath}": the path begins with a slash and does not end with one, for example /stats.`,
      ]);
    },
  );

  test.each([
    "script.js",
    "//x.example/script.js",
    "http://x.example/script.js",
    "https://x.example/script.js",
    '/script.js"]',
    "https://x.example; script-src */",
    "/a b.js",
  ])("the address %o is told with how it is written", (scriptSrc) => {
    const [problem] = told({ scriptSrc });
    expect(problem).toContain('"analytics.scriptSrc" is ');
    expect(problem).toContain("begins with one slash, as it lies on this site");
  });

  test("another mode is told with the known ones", () => {
    expect(told({ mode: "test" })).toEqual([
      '"analytics.mode" is "test". Write one of: "auto", "development", "production"',
    ]);
  });

  test("a misspelt setting is told", () => {
    expect(told({ enable: true })[0]).toContain('"enable"');
  });
});
