import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import redirects from "../../../src/pages/files/redirects.11ty.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";
import type { Deployment } from "../../../src/schema/deployment.ts";
import { SITE, siteOf } from "../../support/site-data.ts";

const HOST = "https://views.vercel.app";

/** The lines of the file for a site with these statistics. */
function linesFor(settings: object, deployment: Deployment = "netlify"): string[] {
  const data = {
    site: { ...SITE, analytics: analyticsSettings.parse(settings) },
    redirects: [{ from: "/Gammal sida", to: "/ny", why: "x" }],
  };
  return redirects(siteOf([], data, { deployment }))
    .split("\n")
    .filter(Boolean);
}

const views = (...settings: Parameters<typeof linesFor>) =>
  linesFor(...settings).filter((line) => line.includes("insights"));

test.each([
  [{ host: HOST }, `/_vercel/insights/*  ${HOST}/_vercel/insights/:splat  200`],
  [{ host: HOST, basePath: "/stats" }, `/stats/insights/*  ${HOST}/_vercel/insights/:splat  200`],
])("ANALYTICS-7 with %o views are passed on under an address of the site", (settings, rule) => {
  expect(linesFor(settings)[0]).toBe(rule);
});

test("ANALYTICS-7 nothing is passed on without a host, when switched off, and on Vercel itself", () => {
  expect(views({})).toEqual([]);
  expect(views({ host: HOST, enabled: false })).toEqual([]);
  expect(views({ host: HOST }, "vercel")).toEqual([]);
});

test("ROUTE-5 addresses that moved come before the not-found page of a language", () => {
  const lines = linesFor({});
  expect([lines[0], lines.at(-1)]).toEqual([
    "/Gammal%20sida  /ny  301",
    "/en/*  /en/404.html  404",
  ]);
});

test("ROUTE-10 an address that ends in /index.html, or another way, leads to its page at any depth", () => {
  expect(linesFor({}).filter((line) => line.includes("index.html"))).toEqual([
    "/:part1/index.html  /:part1  301",
    "/:part1/:part2/index.html  /:part1/:part2  301",
    "/:part1/:part2/:part3/index.html  /:part1/:part2/:part3  301",
  ]);
  // The other endings Netlify takes off by itself.
  expect(readFileSync("netlify.toml", "utf8")).toContain("\n  pretty_urls = true\n");
});
