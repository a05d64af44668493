import { expect, test } from "vitest";
import { weighSite } from "../../src/tools/budgets.ts";
import type { BuiltSite } from "../support/build.ts";
import { bare, fixture, varied } from "./sites.ts";

test("ANALYTICS-6, ANALYTICS-7 views are passed on by the host, and the policy allows no other site", async () => {
  const site = await varied();
  const [ofPages] = site.read("_headers").split("\n\n");
  expect(ofPages).not.toMatch(/https?:/);
  expect(ofPages).toContain("; connect-src 'self';");
  expect(site.read("_redirects").split("\n")[0]).toBe(
    "/stats/insights/*  https://views.example/_vercel/insights/:splat  200",
  );
});

/** What weighs more than its budget; of the docs the longest that is a usual one. */
const tooHeavy = (site: BuiltSite) =>
  weighSite({
    ...site,
    files: site.files.filter((file) => !/^(en\/)?docs\/(?!handbok\.html$)/.test(file)),
  }).filter(({ bytes, limit }) => bytes > limit);

test("nothing weighs more than its budget, on either runtime, and with an announcement only its script is added", async () => {
  expect([...tooHeavy(await bare()), ...tooHeavy(await varied())]).toEqual([]);
  const announced = tooHeavy(await fixture()).filter(({ name }) => !name.startsWith("script"));
  expect(announced).toEqual([]);
});
