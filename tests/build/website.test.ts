// What holds of the website whatever its texts and data say: editors change it every day.
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inputOf, preview } from "../../src/admin/preview/preview.ts";
import { unpack } from "../../src/admin/preview/snapshot.ts";
import { FEATURES } from "../../src/features/features.ts";
import { lintSite } from "../../src/lint/lint.ts";
import { readFiles } from "../../src/read/read-files.ts";
import type { LocalesFile } from "../../src/schema/locales.ts";
import type { SiteFile } from "../../src/schema/site.ts";
import { fileOf, PROJECT } from "../support/build.ts";
import { label, readWebsiteData } from "../support/labels.ts";
import { invalidHtml } from "../support/valid-html.ts";
import { LATER, PREVIEW, website } from "./sites.ts";

const { bytes, files, read, urls } = await website();

/** Bytes of the CMS, which no other page loads, and of what starts it; a new version may weigh a little more. */
const ADMIN_BUDGET = 690_000;

const SITE = readWebsiteData<SiteFile>("site.json");
const { locales: LANGUAGES } = readWebsiteData<LocalesFile>("locales.json");

/** Language of a page. */
const localeOf = (html: string) => (html.includes('<html lang="en"') ? "en" : "sv");

test("ROUTE-1 the files that hosts, browsers and search engines look for are there", () => {
  expect(files).toEqual(
    expect.arrayContaining([
      ...["_headers", "_redirects", "robots.txt", "sitemap.xml", "licenses.txt"],
      ...["favicon.ico", "favicon.svg", "apple-touch-icon.png", "icon-192.png", "icon-512.png"],
      ...Object.values(LANGUAGES).map(({ path }) => `${path.slice(1)}manifest.webmanifest`),
      ...(SITE.security?.contact ? [".well-known/security.txt"] : []),
    ]),
  );
});

test("the page where editors write is there, and search engines are not led to it", async () => {
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

type ReadPage = ReturnType<typeof lintSite>["site"]["pages"][number];

/** A preview reads the whole site: those with most parts come first, and then what none before has. */
function tellingOf(pages: readonly ReadPage[]): ReadPage[] {
  const partsOf = ({ kind, body }: ReadPage) => [
    kind,
    ...[...(body ?? "").matchAll(/^:::+ *([\p{L}\d_-]+)/gmu)].map(([, name = ""]) => name),
  ];
  const seen = new Set<string>();
  return pages
    .toSorted((one, other) => partsOf(other).length - partsOf(one).length)
    .filter((page) => {
      const before = seen.size;
      for (const part of partsOf(page)) seen.add(part);
      return process.env.SITE_TEST_FULL || seen.size > before;
    });
}

test("AID-10 the preview of a text at /admin is the page that is published, of each kind and with each box and list", () => {
  const snapshot = unpack(read("admin/snapshot.json"));
  const texts = new Map([...readFiles(PROJECT).texts, ...snapshot.texts]);
  const { host } = new URL(PREVIEW.DEPLOY_PRIME_URL);
  const mainArea = (html: string | null) =>
    /<main\b.*<\/main>/s
      .exec(html ?? "")?.[0]
      .replaceAll(host, new URL(SITE.url).host)
      // The order of the attributes of a picture says nothing.
      .replaceAll(/<img [^>]+/g, (tag) => tag.split(" ").sort().join(" "));
  const { others, firstCommits } = inputOf(snapshot.build, texts);
  const { site } = lintSite({ texts, others, firstCommits, today: LATER }, FEATURES);
  // It does not compare languages, and shows only on their own pages what is not published.
  const unpublished = site.pages.filter(({ status }) => status.kind !== "published");
  const isAlike = (html: string) =>
    !["translation.outdated", "translation.outdatedSince"].some((key) =>
      html.includes(`${label(localeOf(html), key).split("{date}").at(-1)}`),
    ) && !unpublished.some(({ url }) => html.includes(`href="${url}"`));
  const pages = site.pages.filter(
    ({ file, url }) =>
      !file.startsWith("src/versions/") && urls.includes(url) && isAlike(read(fileOf(url))),
  );
  expect(pages.length).toBeGreaterThan(10);
  const different = tellingOf(pages).filter(({ file, url }) => {
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
  const pictures = urls.map((url) => {
    const html = read(fileOf(url));
    const { origin, pathname } = new URL(metaIn(html, "og:image"));
    expect(origin).toBe(PREVIEW.DEPLOY_PRIME_URL);
    const words = metaIn(html, "og:image:alt");
    expect(words).toContain(label(localeOf(html), "sharePicture.alt", { title: "" }));
    expect(words).toBe(metaIn(html, "twitter:image:alt"));
    return pathname;
  });
  // Pages of the same words share a picture; no two titles do.
  expect(new Set(pictures).size).toBeGreaterThan(urls.length / 2);
  for (const file of new Set(pictures)) {
    const { width, height, format } = await sharp(bytes(file.slice(1))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  }
});

test("PREVIEW-1 the preview of a pull request says on every page what it is, in its language, with a stylesheet that is there", () => {
  const styled = new Set<string>();
  for (const url of urls) {
    const html = read(fileOf(url));
    const locale = localeOf(html);
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

test("PREVIEW-2 it is not to be listed, names its own address, and leads to the published site for what readers take away", () => {
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
