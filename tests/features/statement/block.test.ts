import { expect, test } from "vitest";
import { shown, textsIn } from "../../support/block.ts";
import { label } from "../../support/labels.ts";
import { both } from "../../support/site-data.ts";

test("ACCESS-2 ::: accessibility shows what the judges looked at, found and were wrong about, and what runs when, or nothing", () => {
  const judges = [{ name: "axe", version: "4.13.0", rules: 91, findings: 0 }];
  const waivers = [{ rule: "region", reason: both("It is judged.") }];
  const accessibility = { date: "2026-11-23", pages: 1105, filledPages: 1200, judges, waivers };
  const html = shown("accessibility", "", { accessibility });
  expect(textsIn(html, "th").at(-1)).toBe("axe 4.13.0");
  expect(html).toContain(" 1,105 pages");
  expect(textsIn(html, "p")[0]).toContain(" 1,200 pages");
  expect(textsIn(html, "td")).toEqual(["91", "0"]);
  expect(textsIn(html, "li")).toEqual([
    "It is judged.",
    ...(["texts", "code", "night"] as const).map((run) => label("en", `accessibility.runs.${run}`)),
  ]);
  expect(shown("accessibility", "")).toBe("");
});
