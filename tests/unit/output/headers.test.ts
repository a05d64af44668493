import { describe, expect, test } from "vitest";
import { analyticsOrigins } from "../../../src/output/headers.ts";
import { analyticsSettings } from "../../../src/schema/analytics.ts";

const settings = (changes: object) => analyticsSettings.parse({ enabled: true, ...changes });

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
