import { expect, test } from "vitest";
import { weighSite } from "../../src/tools/budgets.ts";
import type { BuiltSite } from "../support/build.ts";
import { label } from "../support/labels.ts";
import { LOCALES } from "../support/pages.ts";
import { bare, fixture, varied } from "./sites.ts";

/** What the website is called. */
const siteTitle = "Testsektionen";

const HOMES = { sv: "/", en: "/en/" };
const bannerScript = (page: Document) =>
  page.querySelector<HTMLScriptElement>("script[data-base]")?.textContent ?? null;

test("ERR-4 the script for a wrong base path is in the home pages, whose title and path it knows, and nowhere else", async () => {
  const { urls, page } = await fixture();
  const found = urls.filter((url) => bannerScript(page(url)) !== null);
  expect(found.sort()).toEqual(Object.values(HOMES));
  for (const locale of LOCALES) {
    const script = page(HOMES[locale]).querySelector<HTMLElement>("script[data-base]");
    const title = label(locale, "baseUrlBanner.title", { siteTitle });
    expect({ ...script?.dataset }).toEqual({ title, base: HOMES[locale] });
    // The oldest browsers understand it.
    expect(script?.textContent).not.toMatch(/=>|`|\?\.|\b(const|let|class)\b/);
  }
});

test("ERR-4 it can be switched off", async () => {
  const { urls, page } = await varied();
  expect(urls.filter((url) => bannerScript(page(url)) !== null)).toEqual([]);
});

test("ANALYTICS-1 where it is switched off, no page says what it is counted as", async () => {
  const { urls, page } = await fixture();
  expect(urls.filter((url) => page(url).documentElement.dataset.analytics)).toEqual([]);
});

test("ANALYTICS-1 nothing of the statistics is in the page without script", async () => {
  const { urls, page } = await varied();
  for (const url of urls) expect(page(url).querySelector("[data-sdkn], [src*=stats]")).toBeNull();
});

const viewOf = (page: Document): unknown =>
  JSON.parse(page.documentElement.dataset.analytics ?? "null");

test("ANALYTICS-3, ANALYTICS-4, LEAVE-5 every page but those with `leave` says what it is counted as", async () => {
  const { urls, page } = await varied();
  const routes = {
    "/": "/",
    "/en/section": "/en/section",
    "/en/docs/event/cmi": "/en/docs/[...slug]",
    "/blog": "/blog",
    "/blog/page/2": "/blog/page/[page]",
    "/blog/2024/03/25/ny-hemsida": "/blog/2024/03/25/[slug]",
    "/blog/tags/it": "/blog/tags/[tag]",
    "/blog/authors/it-gruppen": "/blog/authors/[author]",
    "/blog/archive": "/blog/archive",
  };
  for (const [path, route] of Object.entries(routes))
    expect(viewOf(page(path))).toMatchObject({ route, path });
  // The browser tells nobody that somebody is there (LEAVE-5).
  const safety = urls.filter((url) => page(url).querySelector("[data-leave]"));
  expect(safety).toContain("/trygghet");
  for (const url of safety) {
    expect(viewOf(page(url))).toBeNull();
    expect(page(url).querySelector("meta[name=referrer]")?.getAttribute("content")).toBe(
      "no-referrer",
    );
  }
  for (const url of urls.filter((one) => !safety.includes(one)))
    expect(viewOf(page(url))).toMatchObject(
      url.endsWith("/404") ? { route: "/404" } : { path: encodeURI(url) },
    );
});

test("ANALYTICS-4, ANALYTICS-6 the version of a doc is a value, and settings go along", async () => {
  const { page } = await varied();
  expect(viewOf(page("/docs/1.0/intro"))).toEqual({
    ...{ route: "/docs/[version]/[...slug]", path: "/docs/1.0/intro" },
    ...{ basePath: "/stats", scriptSrc: "/own.js", endpoint: "/in" },
    ...{ mode: "production", debug: false },
  });
});

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
