import { describe, expect, test } from "vitest";
import { buildTime, settingsFrom } from "../../../src/read/environment.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";
import { SITE } from "../../support/site-data.ts";

const withAnalytics = (settings: object) => ({
  ...SITE,
  analytics: analyticsSettings.parse({ enabled: true, ...settings }),
});

test("without variables the settings are those of the data", () => {
  expect(settingsFrom(SITE, {})).toEqual(SITE);
  expect(settingsFrom(SITE, { SITE_WIDGET_RUNTIME: "", SITE_ANALYTICS_BASE_PATH: "" })).toEqual(
    SITE,
  );
});

describe("SITE_WIDGET_RUNTIME", () => {
  test.each([
    { variable: undefined, own: "react", runtime: "react" },
    { variable: "", own: "preact", runtime: "preact" },
    { variable: "preact", own: "react", runtime: "preact" },
    { variable: "react", own: "preact", runtime: "react" },
  ] as const)("$variable over $own is $runtime", ({ variable, own, runtime }) => {
    const settings = settingsFrom(
      { ...SITE, widgetRuntime: own },
      { SITE_WIDGET_RUNTIME: variable },
    );
    expect(settings.widgetRuntime).toBe(runtime);
  });

  test("another value is told with the known ones", () => {
    expect(() => settingsFrom(SITE, { SITE_WIDGET_RUNTIME: "Preact" })).toThrow(
      'SITE_WIDGET_RUNTIME is "Preact"; write one of react, preact',
    );
  });
});

describe("ANALYTICS-6 SITE_ANALYTICS_BASE_PATH", () => {
  test.each([
    [undefined, "/own", "/own"],
    ["", "/own", "/own"],
    ["/stats", undefined, "/stats"],
    ["/stats", "/own", "/stats"],
    ["/a/b-c", undefined, "/a/b-c"],
  ])("%o over %o is %s", (variable, basePath, expected) => {
    const env = { SITE_ANALYTICS_BASE_PATH: variable };
    const { analytics } = settingsFrom(withAnalytics({ basePath }), env);
    expect(analytics.basePath).toBe(expected);
    expect(analytics.enabled).toBe(true);
  });

  test.each(["stats", "/stats/", "https://x.example/stats", "/a b"])("%s is told", (variable) => {
    expect(() => settingsFrom(SITE, { SITE_ANALYTICS_BASE_PATH: variable })).toThrow(
      `SITE_ANALYTICS_BASE_PATH is "${variable}": the path begins with a slash and does not end with one, for example /stats.`,
    );
  });
});

describe("SITE_NOW", () => {
  test("is the moment of the build", () => {
    expect(buildTime({ SITE_NOW: "2026-06-01T00:00:00Z" }).toISOString()).toBe(
      "2026-06-01T00:00:00.000Z",
    );
  });

  test.each(["", "nonsense", "2026-13-01"])('"%s" is told', (variable) => {
    expect(() => buildTime({ SITE_NOW: variable })).toThrow(
      `SITE_NOW is "${variable}"; write a moment such as 2026-06-01T00:00:00Z`,
    );
  });
});
