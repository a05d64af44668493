import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadHeaders } from "../../src/tools/netlify-rules.ts";
import { PROJECT, parseXml } from "../support/build.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { all, alternates, jsonLd, meta, only, pathOf, text } from "./dom.ts";
import { bare, fixture, PREVIEW } from "./sites.ts";

const NOINDEX = [
  ...["/404", "/en/404", "/olistad", "/en/olistad", "/docs/olistad", "/en/docs/olistad"],
  ...["/redaktion/granskning", "/en/redaktion/granskning"],
  ...["/blog/2025/02/01/olistat", "/en/blog/2025/02/01/olistat"],
  ...["/redaktion/oversattningar", "/en/redaktion/oversattningar"],
];

test("HEAD-5 every page has the standard set, each thing once", async () => {
  const { urls, page } = await fixture();
  const set = [
    "meta[charset]",
    'meta[name="viewport"]',
    "title",
    'meta[name="description"]',
    'link[rel="canonical"]',
    'meta[property="og:title"]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
    'meta[property="og:image:alt"]',
    'meta[property="og:image:width"][content="1200"]',
    'meta[property="og:image:height"][content="630"]',
    'meta[name="twitter:image"]',
    'meta[name="twitter:card"][content="summary_large_image"]',
    'link[rel="icon"][href="/favicon.ico"]',
    'link[rel="stylesheet"]:not([data-extra])',
    'link[rel="manifest"]',
    'link[type="application/rss+xml"][href$="/blog/rss.xml"]',
    'link[type="application/atom+xml"]',
  ];
  const findings = urls.flatMap((url) =>
    set
      .map((selector) => `${url}: ${all(page(url).head, selector).length} × ${selector}`)
      .filter((finding) => !finding.includes(": 1 × ")),
  );
  expect(findings).toEqual([]);
});

test("HEAD-6 text never waits for its typeface, and no typeface is fetched before the layout asks for it", async () => {
  const { urls, page, read } = await fixture();
  const early = urls.filter((url) => all(page(url), "link[rel=preload][as=font]").length > 0);
  expect(early).toEqual([]);
  const [stylesheet] = all(page("/").head, "link[rel=stylesheet]:not([data-extra])");
  const [, ...faces] = read(stylesheet?.getAttribute("href")?.slice(1) ?? "").split("@font-face");
  const ours = faces.filter((face) => face.includes(".woff2"));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((face) => !face.includes("font-display:swap"))).toEqual([]);
});

test("HEAD-5 the home page, and no other, says to search engines whose site it is", async () => {
  const { urls, page } = await fixture();
  const saying = urls.filter((url) =>
    jsonLd(page(url)).some((node) => node["@type"] === "WebSite"),
  );
  expect(saying.sort()).toEqual(["/", "/en/"]);
  expect(jsonLd(page("/en/"))).toMatchObject([
    { "@type": "Organization", name: "The Test Chapter", url: "https://test.example/" },
    { "@type": "WebSite", url: "https://test.example/en/", inLanguage: "en" },
  ]);
});

test("HEAD-5 title, description and address of a page agree in all places", async () => {
  const { urls, page } = await fixture();
  for (const url of urls) {
    expect(meta(page(url), "description")).not.toBe("");
    expect(meta(page(url), "og:description")).toBe(meta(page(url), "description"));
    expect(meta(page(url), "og:url")).toBe(
      only(page(url), 'link[rel="canonical"]').getAttribute("href"),
    );
  }
  const kept = urls.filter((url) => all(page(url), 'meta[name="robots"]').length > 0);
  expect(kept.sort()).toEqual(NOINDEX.toSorted());
  expect(page("/").title).toBe("Testsektionen");
  expect(page("/en/section").title).toBe("About us | Testsektionen");
  expect(meta(page("/en/section"), "description")).toBe("About About us");
  expect(pathOf(meta(page("/en/section"), "og:url"))).toBe("/en/section");
  for (const name of ["og:image", "twitter:image"])
    expect(pathOf(meta(page("/section"), name))).toBe("/og-image.png");
});

test("SHARE-1 a link to any page shows a picture of its own, which says in words what it shows", async () => {
  const { urls, page, bytes } = await bare();
  const pictures = urls.map((url) => {
    const { origin, pathname } = new URL(meta(page(url), "og:image") ?? "");
    expect(origin).toBe(PREVIEW.DEPLOY_PRIME_URL);
    expect(meta(page(url), "twitter:image:alt")).toBe(meta(page(url), "og:image:alt"));
    return pathname;
  });
  expect(meta(page("/en/section"), "og:image:alt")).toBe(
    "A drawn brick arch with the text: About us",
  );
  // Pages of the same words share a picture; no two titles do.
  expect(new Set(pictures).size).toBeGreaterThan(urls.length / 2);
  for (const file of new Set(pictures)) {
    const { width, height, format, size } = await sharp(bytes(file.slice(1))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(size).toBeLessThan(100_000);
  }
});

test("the sitemap lists what search engines may find, each page with its languages", async () => {
  const { urls, page, read } = await fixture();
  const entries = all(parseXml(read("sitemap.xml")), "url").map((entry) => ({
    url: pathOf(text(entry.querySelector("loc"))),
    languages: alternates(entry),
  }));
  const standIns = [
    "/en/bara-svenska",
    "/only-english",
    "/en/blog/2025/04/04/bara-svenska",
    "/blog/2025/05/05/only-english",
  ];
  expect(entries.map(({ url }) => url).sort()).toEqual(
    urls.filter((url) => !NOINDEX.includes(url) && !standIns.includes(url)).sort(),
  );
  for (const { url, languages } of entries) {
    const { "x-default": _, ...withoutDefault } = alternates(page(url));
    const { "x-default": __, ...listed } = languages;
    expect([url, listed]).toEqual([url, withoutDefault]);
  }
});

test("robots.txt lets everyone in and names the sitemap", async () => {
  const { read } = await fixture();
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://test.example/sitemap.xml\n",
  );
});

test("pages link to a manifest in their language", async () => {
  const { page, read, files } = await fixture();
  const file = "en/manifest.webmanifest";
  expect(only(page("/en/section"), 'link[rel="manifest"]').getAttribute("href")).toBe(`/${file}`);
  const manifest = JSON.parse(read(file)) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    ...{ name: "Testsektionen", lang: "en", start_url: "/en/" },
    description: "A small website that has one of everything.",
  });
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

/** The content security policy of `_headers`, by directive. */
function policy(headers: string): Map<string, string[]> {
  const [, written = ""] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  const directives = written.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

test("_headers forbids whatever is not named, and names nothing but this site and style attributes", async () => {
  const { read } = await fixture();
  const directives = policy(read("_headers"));
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
  directives.delete("style-src-attr");
  const sources = [...directives.values()]
    .flat()
    .filter((source) => !source.startsWith("'sha256-"));
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", "data:"]);
});

/** The name by which a policy allows an element's own text. */
function hashOf(element: Element): string {
  return `'sha256-${createHash("sha256")
    .update(element.textContent ?? "")
    .digest("base64")}'`;
}

test("every page gets by with what _headers allows", async () => {
  const { urls, page, read } = await fixture();
  await using folder = await createTempFolder({ _headers: read("_headers") });
  const findings = new Set<string>();
  for (const url of urls) {
    const { "Content-Security-Policy": sent = "" } = await loadHeaders(folder.dir, url);
    const directives = policy(`Content-Security-Policy: ${sent}`);
    const scripts = directives.get("script-src") ?? [];
    const styles = directives.get("style-src") ?? [];
    const refused = [
      ...all<HTMLScriptElement>(page(url), "script:not([type$=json])").filter((script) =>
        script.src ? !scripts.includes("'self'") : !scripts.includes(hashOf(script)),
      ),
      ...all(page(url), "style").filter((style) => !styles.includes(hashOf(style))),
      ...all(
        page(url),
        '[style], [onclick], [src^="http"], [src^="//"], link[rel=stylesheet][href^="http"]',
      ),
    ];
    for (const element of refused) findings.add(`${url}: ${element.outerHTML.slice(0, 80)}`);
  }
  expect([...findings]).toEqual([]);
});

test("files that browsers keep have a hash in their name", async () => {
  const { files, page } = await fixture();
  const kept = all(page("/"), '[href^="/assets/"], [src^="/assets/"]').map(
    (element) =>
      (element.getAttribute("href") ?? element.getAttribute("src") ?? "").split("#")[0] ?? "",
  );
  expect(kept.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
  const built = kept.filter((path) => /\.(css|js)$/.test(path));
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((path) => !/(-[A-Z0-9]{8}|\/[\w-]{10})\.(css|js)$/.test(path))).toEqual([]);
});

/** The classes that selectors of a stylesheet name. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));

test("TEXT-4 every page has the stylesheets of what it shows", async () => {
  const { urls, page, read } = await fixture();
  const written = globSync("{src,widgets}/**/*.css", { cwd: PROJECT })
    .filter((file) => !file.endsWith("on-demand.css"))
    .map((file) => readFileSync(join(PROJECT, file), "utf8"));
  const known = classesIn(written.join("").replaceAll(/\/\*.*?\*\//gs, ""));
  const missing = urls.flatMap((url) => {
    const sheets = all(page(url).head, "link[rel=stylesheet]").map((link) =>
      read(link.getAttribute("href")?.slice(1) ?? ""),
    );
    const styled = classesIn(sheets.join(""));
    const used = all(page(url), "[class]").flatMap(({ classList }) => [...classList]);
    return used
      .filter((name) => known.has(name) && !styled.has(name))
      .map((name) => `${url}: no stylesheet of the page has .${name}`);
  });
  expect(missing).toEqual([]);
});
