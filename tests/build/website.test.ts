// What holds of the website whatever its texts and data say: editors change it every day.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inputOf, preview } from "../../src/admin/preview/preview.ts";
import { unpack } from "../../src/admin/preview/snapshot.ts";
import { FEATURES } from "../../src/features/features.ts";
import { lintSite } from "../../src/lint/lint.ts";
import { readFiles } from "../../src/read/read-files.ts";
import { fileOf, PROJECT } from "../support/build.ts";
import { label, readWebsiteData } from "../support/labels.ts";
import { invalidHtml } from "../support/valid-html.ts";
import { LATER, PREVIEW, website } from "./sites.ts";

/** Bytes of the CMS, which no other page loads, and of what starts it; a new version may weigh a little more. */
const ADMIN_BUDGET = 690_000;

const SITE = readWebsiteData<{ url: string; repository: string }>("site.json");

test("ROUTE-1 the files that hosts, browsers and search engines look for are there", async () => {
  const { files } = await website();
  expect(files).toEqual(
    expect.arrayContaining([
      ...["_headers", "_redirects", "robots.txt", "sitemap.xml"],
      ...["favicon.ico", "favicon.svg", "apple-touch-icon.png", "icon-192.png", "icon-512.png"],
      ...["manifest.webmanifest", "en/manifest.webmanifest", ".well-known/security.txt"],
    ]),
  );
});

test("DOCS-1 every address of the site that the guides name is there", async () => {
  const { files } = await website();
  const guides = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md"], { cwd: PROJECT });
  const named = guides.flatMap((guide) =>
    [...readFileSync(join(PROJECT, guide), "utf8").matchAll(/`(\/[\w./-]*)`/g)].map(
      ([, path = ""]) => ({ guide, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  // The year that the handover archives has the pages of today. Statistics are not on our site.
  const today = (path: string) => path.replace(/^\/docs\/\d{4}-\d\d\//, "/docs/");
  const isThere = (path: string) =>
    [fileOf(path), join(path, "index.html"), path].some((file) =>
      files.includes(file.replace(/^\//, "")),
    );
  const missing = named.filter(({ path }) => path !== "/_vercel" && !isThere(today(path)));
  expect(missing).toEqual([]);
});

test("the page where editors write is there, and search engines are not led to it", async () => {
  const { files, read, bytes } = await website();
  expect(files).toEqual(expect.arrayContaining(["admin/index.html", "admin/sveltia-cms.mjs"]));
  expect(read("admin/index.html")).toContain('<meta name="robots" content="noindex">');
  expect(await invalidHtml(read("admin/index.html"))).toEqual([]);
  // A browser asks for the words of its language; for those that are missing it asks again and again.
  const languages = readdirSync("node_modules/@sveltia/cms/locales");
  const own = files.map((file) => file.replace(/^admin\/cms@[^/]+\/locales\//, ""));
  expect(own).toEqual(expect.arrayContaining(languages));
  const weight = gzipSync(bytes("admin/sveltia-cms.mjs")).length;
  expect(weight, "bytes of its script, gzip").toBeLessThan(ADMIN_BUDGET);
  expect(["sitemap.xml", "robots.txt"].filter((file) => read(file).includes("/admin"))).toEqual([]);
});

test("AID-10 the preview of a text at /admin is the page that is published, of each kind and with each box and list", async () => {
  const { urls, read } = await website();
  const snapshot = unpack(read("admin/snapshot.json"));
  const texts = new Map([...readFiles(PROJECT).texts, ...snapshot.texts]);
  const { host } = new URL(PREVIEW.DEPLOY_PRIME_URL);
  const mainArea = (html: string | null) =>
    /<main\b.*<\/main>/s.exec(html ?? "")?.[0].replaceAll(host, new URL(SITE.url).host);
  const { others, firstCommits } = inputOf(snapshot.build, texts);
  const { site } = lintSite({ texts, others, firstCommits, today: LATER }, FEATURES);
  // It does not compare languages, and shows only on their own pages what is not published.
  const unpublished = site.pages.filter(({ status }) => status.kind !== "published");
  const isAlike = (html: string) =>
    !/has not been updated|är ännu inte uppdaterad/.test(html) &&
    !unpublished.some(({ url }) => html.includes(`href="${url}"`));
  const pages = site.pages.filter(
    ({ file, url }) =>
      !file.startsWith("src/versions/") && urls.includes(url) && isAlike(read(fileOf(url))),
  );
  expect(pages.length).toBeGreaterThan(10);
  const partsOf = ({ kind, body }: (typeof pages)[number]) => [
    kind,
    ...[...(body ?? "").matchAll(/^:::+ *([\p{L}\d_-]+)/gmu)].map(([, name = ""]) => name),
  ];
  // A preview reads the whole site: those with most parts come first, and then what none before has.
  const seen = new Set<string>();
  const telling = pages
    .toSorted((one, other) => partsOf(other).length - partsOf(one).length)
    .filter((page) => {
      const before = seen.size;
      for (const part of partsOf(page)) seen.add(part);
      return process.env.SITE_TEST_FULL || seen.size > before;
    });
  const different = telling.filter(({ file, url }) => {
    const { body } = preview(snapshot, texts, [file]);
    return mainArea(body) !== mainArea(read(fileOf(url)));
  });
  expect(different.map(({ url }) => url)).toEqual([]);
});

/** Content of a meta element that a page has once, as it is written there. */
function metaIn(html: string, name: string): string {
  const [, content = ""] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content;
}

test("SHARE-1 a link to any page shows a picture of its own, which says in words what it shows", async () => {
  const { urls, read, bytes } = await website();
  const pictures = urls.map((url) => {
    const html = read(fileOf(url));
    const { origin, pathname } = new URL(metaIn(html, "og:image"));
    expect(origin).toBe(PREVIEW.DEPLOY_PRIME_URL);
    const words = metaIn(html, "og:image:alt");
    expect(words).toContain(
      label(url.startsWith("/en/") ? "en" : "sv", "sharePicture.alt", { title: "" }),
    );
    expect(words).toBe(metaIn(html, "twitter:image:alt"));
    return pathname;
  });
  // Pages of the same words share a picture; no two titles do.
  expect(new Set(pictures).size).toBeGreaterThan(urls.length / 2);
  for (const file of new Set(pictures)) {
    const { width, height, format, size } = await sharp(bytes(file.slice(1))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(size).toBeLessThan(120_000);
  }
});

test("PREVIEW-1 the preview of a pull request says on every page what it is, in its language, with a stylesheet that is there", async () => {
  const { urls, read } = await website();
  const styled = new Set<string>();
  for (const url of urls) {
    const html = read(fileOf(url));
    const locale = html.includes('<html lang="en"') ? "en" : "sv";
    const { pull, commit } = { pull: PREVIEW.REVIEW_ID, commit: PREVIEW.COMMIT_REF };
    const [, ribbon] = /<section class="preview-ribbon"(.*?)<\/section>/.exec(html) ?? [];
    expect([url, ribbon]).toEqual([
      url,
      ` aria-label="${label(locale, "preview.title")}"><b>${label(locale, "preview.title")}</b>` +
        `<a href="${SITE.repository}/pull/${pull}">${label(locale, "preview.pullRequest", { number: pull })}</a>` +
        `<a href="${SITE.repository}/commit/${commit}">${label(locale, "preview.commit", { commit: commit.slice(0, 7) })}</a>`,
    ]);
    styled.add(/href="\/([^"]*)" data-extra/.exec(html)?.[1] ?? url);
  }
  for (const stylesheet of styled) expect(read(stylesheet)).toContain(".preview-ribbon");
});

test("PREVIEW-2 it is not to be listed, names its own address, and leads to the published site where readers take something away", async () => {
  const { files, urls, read } = await website();
  const { host, origin } = new URL(PREVIEW.DEPLOY_PRIME_URL);
  for (const url of urls) {
    const html = read(fileOf(url));
    expect(metaIn(html, "robots")).toBe("noindex");
    expect(html).toContain(`<link rel="canonical" href="${SITE.url}/`);
    for (const [tag] of html.matchAll(/<[^>]*(href="webcal:|data-share)[^>]*>/g))
      expect(tag).not.toContain(host);
  }
  for (const calendar of files.filter((file) => file.endsWith(".ics")))
    expect(read(calendar)).not.toContain(host);
  for (const file of ["sitemap.xml", "robots.txt"]) {
    expect(read(file)).toContain(origin);
    expect(read(file)).not.toContain(SITE.url);
  }
});
