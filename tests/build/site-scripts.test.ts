import { expect, test } from "vitest";
import { policyHash } from "../../src/assets/policy-hash.ts";
import type { BuiltSite } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { LOCALES } from "../support/pages.ts";
import { fixture, varied } from "./sites.ts";

/** What the website is called. */
const siteTitle = "Testsektionen";

const HOMES = { sv: "/", en: "/en/" };
const bannerScript = (page: Document) =>
  page.querySelector<HTMLScriptElement>("script[data-base]")?.textContent ?? null;

/** Sources of a directive of the policy. */
function policy({ read }: BuiltSite, directive: string): string[] {
  const [, sources = ""] = new RegExp(`[ ;]${directive} ([^;]*)`).exec(read("_headers")) ?? [];
  return sources.split(" ");
}

test("ERR-4 the script for a wrong base path is in the home pages, whose title and path it knows, and nowhere else", async () => {
  const { urls, page } = await fixture();
  const found = urls.filter((url) => bannerScript(page(url)) !== null);
  expect(found.sort()).toEqual(Object.values(HOMES));
  for (const locale of LOCALES) {
    const script = page(HOMES[locale]).querySelector<HTMLElement>("script[data-base]");
    const title = label(locale, "baseUrlBanner.title", { siteTitle });
    expect({ ...script?.dataset }).toEqual({ title, base: HOMES[locale] });
  }
});

test("ERR-4 the banner itself is never in the page that search engines read", async () => {
  const { page } = await fixture();
  const { body } = page("/").cloneNode(true) as Document;
  for (const script of body.querySelectorAll("script")) script.remove();
  expect(body.textContent).not.toContain(label("sv", "baseUrlBanner.title", { siteTitle }));
  expect(body.textContent).not.toContain("baseUrl");
});

test("ERR-4 the policy allows it, and the oldest browsers understand it", async () => {
  const site = await fixture();
  const script = bannerScript(site.page("/")) ?? "";
  expect(bannerScript(site.page("/en/"))).toBe(script);
  expect(site.read("_headers")).toContain(policyHash(script));
  expect(script).not.toMatch(/=>|`|\?\.|\b(const|let|class)\b/);
});

test("ERR-4 it can be switched off, and then the policy does not allow it either", async () => {
  const [on, off] = [await fixture(), await varied()];
  expect(off.urls.filter((url) => bannerScript(off.page(url)) !== null)).toEqual([]);
  expect(off.read("_headers")).not.toContain(policyHash(bannerScript(on.page("/")) ?? ""));
});

test("ANALYTICS-1 where it is switched off, no page says what it is counted as", async () => {
  const { urls, page } = await fixture();
  expect(urls.filter((url) => page(url).documentElement.dataset.analytics)).toEqual([]);
});

test("ANALYTICS-1 nothing of the statistics is in the page without script", async () => {
  const { urls, page } = await varied();
  for (const url of urls) expect(page(url).querySelector("[data-sdkn], [src*=stats]")).toBeNull();
});

test.each([
  ["/docs/event/cmi", { route: "/docs/[...slug]", path: "/docs/event/cmi" }],
  ["/en/", { route: "/en/", path: "/en/" }],
  ["/en/404", { route: "/404" }],
])("ANALYTICS-3, ANALYTICS-6 %s says what it is counted as, and where", async (url, view) => {
  const { page } = await varied();
  expect(JSON.parse(page(url).documentElement.dataset.analytics ?? "null")).toEqual({
    ...view,
    basePath: "/stats",
    scriptSrc: "/own.js",
    endpoint: "/in",
  });
});

test("ANALYTICS-6, ANALYTICS-7 views are passed on by the host, and the policy allows no other site", async () => {
  const site = await varied();
  expect(site.read("_headers")).not.toMatch(/https?:/);
  expect(policy(site, "connect-src")).toEqual(["'self'"]);
  expect(site.read("_redirects").split("\n")[0]).toBe(
    "/stats/insights/*  https://views.example/_vercel/insights/:splat  200",
  );
  expect(site.output).not.toContain("Page views are not counted");
});
