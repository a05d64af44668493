import { describe, expect, test } from "vitest";
import { analyticsFromEnvironment, analyticsOrigins } from "../../../src/eleventy/analytics.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";

const settings = (changes: object = {}) => analyticsSettings.parse({ enabled: true, ...changes });

describe("ANALYTICS-6 base path of the environment", () => {
  test.each([
    [undefined, "/own", "/own"],
    ["", "/own", "/own"],
    ["/stats", undefined, "/stats"],
    ["/stats", "/own", "/stats"],
    ["/a/b-c", undefined, "/a/b-c"],
  ])("%o over %o is %s", (variable, basePath, expected) => {
    const env = { SITE_ANALYTICS_BASE_PATH: variable };
    expect(analyticsFromEnvironment(settings({ basePath }), env).basePath).toBe(expected);
  });

  test.each(["stats", "/stats/", "https://x.example/stats", "/a b"])("%s is told", (variable) => {
    expect(() =>
      analyticsFromEnvironment(settings(), { SITE_ANALYTICS_BASE_PATH: variable }),
    ).toThrow(
      `SITE_ANALYTICS_BASE_PATH is "${variable}": the path begins with a slash and does not end with one, for example /stats.`,
    );
  });
});

describe("ANALYTICS-6 other sites that the policy allows", () => {
  test.each([
    ["nothing by default", {}, [], []],
    ["nothing for addresses of this site", { scriptSrc: "/s.js", endpoint: "/e" }, [], []],
    [
      "those that are configured",
      { scriptSrc: "https://a.example/s.js", endpoint: "https://b.example/e" },
      ["https://a.example"],
      ["https://b.example"],
    ],
    ["that of the debug script", { mode: "development" }, ["https://va.vercel-scripts.com"], []],
    [
      "not that of the debug script where another is named",
      { mode: "development", scriptSrc: "/s.js" },
      [],
      [],
    ],
    ["nothing when switched off", { enabled: false, scriptSrc: "https://a.example/s.js" }, [], []],
  ])("%s", (_what, changes, script, connect) => {
    expect(analyticsOrigins(settings(changes))).toEqual({ script, connect });
  });
});
