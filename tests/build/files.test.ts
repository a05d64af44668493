// Files beside the pages, and what files weigh.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unpack } from "../../src/admin/preview/snapshot.ts";
import { buildAssets } from "../../src/assets/assets.ts";
import { byLocale } from "../../src/routes/locales.ts";
import { WIDGET_RUNTIMES } from "../../src/schema/site.ts";
import { BUDGETS, brotliSize, weighSite } from "../../src/tools/budgets.ts";
import type { BuiltSite } from "../support/build.ts";
import { label, labelsOf, readWebsiteData } from "../support/labels.ts";
import { LOCALES } from "../support/pages.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { all, only } from "./dom.ts";
import { fixture, larger } from "./sites.ts";

const [site, other] = [await fixture(), await larger()];
const { bytes, files, page, read } = site;

test("robots.txt lets everyone in and names the sitemap", () => {
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://test.example/sitemap.xml\n",
  );
});

test("pages link to a manifest in their language", () => {
  const file = "en/manifest.webmanifest";
  expect(only(page("/en/section"), 'link[rel="manifest"]').getAttribute("href")).toBe(`/${file}`);
  const manifest = JSON.parse(read(file)) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    ...{ name: "Testsektionen", lang: "en", start_url: "/en/" },
    description: "A small website that has one of everything.",
  });
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

test("AID-10 the preview at /admin knows the photo of a committee", () => {
  const { images } = unpack(other.read("admin/snapshot.json")).build;
  expect([...images.byPath.keys()]).toContain("src/assets/img/klubben.webp");
});

test("files that browsers keep have a hash in their name", () => {
  const kept = all(page("/"), '[href^="/assets/"], [src^="/assets/"]').map(
    (element) =>
      (element.getAttribute("href") ?? element.getAttribute("src") ?? "").split("#")[0] ?? "",
  );
  expect(kept.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
  const built = kept.filter((path) => /\.(css|js)$/.test(path));
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((path) => !/(-[A-Z0-9]{8}|\/[\w-]{10})\.(css|js)$/.test(path))).toEqual([]);
});

test("ERR-4 the oldest browsers understand the script for a wrong base path, which knows title and path of its page", () => {
  for (const locale of LOCALES) {
    const base = locale === "sv" ? "/" : "/en/";
    const script = only(page(base), "script[data-base]");
    const title = label(locale, "baseUrlBanner.title", { siteTitle: "Testsektionen" });
    expect({ ...script.dataset }).toEqual({ title, base });
    expect(script.textContent).toContain("data");
    expect(script.textContent).not.toMatch(/=>|`|\?\.|\b(const|let|class)\b/);
  }
});

test("LIC-1 the licences of what readers and editors are sent come along, those of the other bundle do not", () => {
  const named = ({ read }: BuiltSite, use = "pages") =>
    [...read("licenses.txt").matchAll(/^(\S.*?) +[\w.-]+ \((.*)\)$/gm)].flatMap(
      ([, name = "", user]) => (user === use ? name.replace(/ \d[\d.]*$/, "") : []),
    );
  const [react, preact] = [named(site), named(other)];
  const both = ["@orama/stemmers", "@vercel/analytics"];
  const fonts = [/^Young Serif/, /^Porter Sans/].map((name) => expect.stringMatching(name));
  expect(react).toEqual(expect.arrayContaining([...both, ...fonts, "react", "react-dom"]));
  expect(preact).toEqual(expect.arrayContaining([...both, ...fonts, "preact"]));
  expect(preact).not.toContain("react");
  expect(react).not.toContain("preact");
  expect(named(other, "editing page")).toEqual(
    expect.arrayContaining(["@sveltia/cms", "@11ty/eleventy-img", "markdown-it-anchor", "react"]),
  );
});

/** What weighs more than its budget, but for scripts; of the docs the longest that is a usual one. */
const tooHeavy = (site: BuiltSite) =>
  weighSite({
    ...site,
    files: site.files.filter((file) => !/^(en\/)?docs\/(?!handbok\.html$)|\.js$/.test(file)),
  }).filter(({ name, bytes, limit }) => bytes > limit && !name.startsWith("script"));

test("no page weighs more than its budget, with an announcement and without", () => {
  expect([...tooHeavy(site), ...tooHeavy(other)]).toEqual([]);
});

test("EVENT-6 the page of an event is as light as one of the docs, and answers when the event is gone", () => {
  const file = "evenemang/2026-08-21-kraftskiva";
  const styles = all(page(`/${file}`), 'link[rel="stylesheet"]:not([media])').map(
    (link) => link.getAttribute("href")?.slice(1) ?? "",
  );
  const weight = [`${file}.html`, ...styles].reduce((sum, one) => sum + brotliSize(bytes(one)), 0);
  expect(weight).toBeLessThan(BUDGETS.docsPage);
  expect(read("_redirects")).toMatch(/^\/evenemang\/:event {2}\/evenemang {2}302$/m);
});

test.each(WIDGET_RUNTIMES)(
  "the scripts of a site without an announcement weigh at most their budget on %s",
  async (runtime) => {
    await using folder = await createTempFolder({});
    const { assets } = await buildAssets(folder.dir, {
      ...{ hashed: true, runtime, homes: ["/", "/en/"], labels: byLocale(labelsOf) },
      ...{ colorMode: { unchosen: "system", hasSwitch: true }, hasAdmin: false },
      hasAnnouncement: false,
    });
    const sizeOf = (paths: string[]) =>
      paths.reduce((sum, path) => sum + brotliSize(readFileSync(join(folder.dir, path))), 0);
    const scripts = sizeOf(globSync("assets/*.js", { cwd: folder.dir }));
    expect(scripts).toBeLessThanOrEqual(BUDGETS[runtime]);
    const first = sizeOf([assets.script, ...assets.preloadScripts]);
    expect(brotliSize(assets.inlineScript) + first).toBeLessThanOrEqual(BUDGETS.firstScript);
  },
);

/** Pages, feeds and other files for readers; the CMS and scripts hold words and hashes of many kinds. */
const IS_TEXT = /^(?!admin\/|assets\/).*\.(html|xml|json|txt|ics|webmanifest)$|^_/;

test("THEME-1 with other data and texts nothing of this chapter remains in the output", () => {
  const site = readWebsiteData<Record<"title" | "url" | "repository", string>>("site.json");
  const marks = [
    site.title,
    new URL(site.url).host.replace(/^www\./, ""),
    site.repository.split("/").at(-2) ?? "",
  ].map((mark) => mark.toLowerCase());
  const texts = files.filter((file) => IS_TEXT.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const left = texts.filter((file) => {
    const text = read(file).toLowerCase();
    return marks.some((mark) => text.includes(mark));
  });
  expect(left).toEqual([]);
});
