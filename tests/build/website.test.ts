import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { preview } from "../../src/admin/preview/preview.ts";
import { unpack } from "../../src/admin/preview/snapshot.ts";
import { lintSite } from "../../src/lint/lint.ts";
import { readFiles } from "../../src/lint/read-files.ts";
import { weighSite } from "../../src/tools/budgets.ts";
import { type BuiltSite, createProject, fileOf, PROJECT } from "../support/build.ts";
import { readWebsiteData } from "../support/labels.ts";

// What holds of the website whatever its texts and data say: editors change it every day.

/** Bytes of the CMS, which no other page loads, and of what starts it; a new version may weigh a little more. */
const ADMIN_BUDGET = 690_000;

let built: Promise<BuiltSite> | undefined;

/** The website as it would be published. */
function website(): Promise<BuiltSite> {
  built ??= (async () => {
    await using project = await createProject({ content: "website" });
    // Posts without a day have that of their first commit.
    const git = { GIT_DIR: join(PROJECT, ".git"), GIT_WORK_TREE: project.dir };
    const site = await project.build({ env: existsSync(git.GIT_DIR) ? git : {} });
    if (site.exitCode !== 0) throw new Error(`The build failed and printed:\n${site.output}`);
    return site;
  })();
  return built;
}

test("LOC-5 pages that exist in both languages lead to each other", async () => {
  const { urls, read } = await website();
  const origin = readWebsiteData<{ url: string }>("site.json").url;
  const pages = urls.filter((url) => !url.endsWith("/404"));
  const withoutPair = pages.filter((url) => {
    const heads = read(fileOf(url)).matchAll(
      /<link rel="alternate" hreflang="(sv|en)" href="([^"]+)"/g,
    );
    const pair = new Map(
      [...heads].map(([, locale, href = ""]) => [locale, href.slice(origin.length)]),
    );
    return (
      pair.size === 1 || [...pair.values()].some((address) => !urls.includes(decodeURI(address)))
    );
  });
  expect(withoutPair).toEqual([]);
});

test("CHECK-1, CHECK-2, CHECK-6 every link and fragment of finished pages and redirects leads somewhere", async () => {
  const { urls, files, read } = await website();
  const origin = readWebsiteData<{ url: string }>("site.json").url;
  const moved = readWebsiteData<{ from: string; to: string }[]>("redirects.json");
  const pages = new Map(urls.map((url) => [url, inspect(read(fileOf(url)))]));
  const published = new Set([
    ...files.map((file) => `/${file}`),
    ...moved.map(({ from }) => from),
    "/admin/",
  ]);
  const redirected = { targets: moved.map(({ to }) => to) };
  const broken = [...pages, ["/", redirected] as const].flatMap(([url, { targets }]) =>
    targets.filter((target) => {
      const { origin: site, pathname, hash } = new URL(target, origin + url);
      if (site !== origin) return false;
      const path = decodeURIComponent(pathname);
      const fragment = decodeURIComponent(hash.slice(1));
      const page = pages.get(path);
      return page ? fragment !== "" && !page.ids.has(fragment) : !published.has(path);
    }),
  );
  expect(broken).toEqual([]);
});

test("LOC-6 the sitemap lists every page that search engines may list, and no other", async () => {
  const { urls, read } = await website();
  const origin = readWebsiteData<{ url: string }>("site.json").url;
  const listed = [...read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    decodeURI(address.slice(origin.length)),
  );
  const open = urls.filter((url) => {
    const html = read(fileOf(url));
    const isItsOwn = html.includes(`<link rel="canonical" href="${origin}${encodeURI(url)}"/>`);
    return isItsOwn && !html.includes('<meta name="robots" content="noindex"/>');
  });
  expect(listed.sort()).toEqual(open.sort());
});

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

test("nothing weighs more than its budget", async () => {
  expect(weighSite(await website()).filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

test("the page where editors write is there, and search engines are not led to it", async () => {
  const { files, read, bytes } = await website();
  expect(files).toEqual(expect.arrayContaining(["admin/index.html", "admin/sveltia-cms.mjs"]));
  expect(read("admin/index.html")).toContain('<meta name="robots" content="noindex">');
  const weight = gzipSync(bytes("admin/sveltia-cms.mjs")).length;
  expect(weight, "bytes of its script, gzip").toBeLessThan(ADMIN_BUDGET);
  expect(["sitemap.xml", "robots.txt"].filter((file) => read(file).includes("/admin"))).toEqual([]);
});

test("AID-10 the preview of every text at /admin is the page that is published", async () => {
  const { urls, read } = await website();
  const snapshot = unpack(read("admin/snapshot.json"));
  const texts = new Map([...readFiles(PROJECT).texts, ...snapshot.texts]);
  const mainArea = (html: string | null) => /<main\b.*<\/main>/s.exec(html ?? "")?.[0];
  const { site } = lintSite({ texts, others: [...snapshot.build.files], today: "2026-06-01" });
  // The preview does not compare languages.
  const isBehind = (url: string) =>
    /has not been updated|är ännu inte uppdaterad/.test(read(fileOf(url)));
  const pages = site.pages.filter(
    ({ file, url }) => !file.startsWith("src/versions/") && urls.includes(url) && !isBehind(url),
  );
  expect(pages.length).toBeGreaterThan(20);
  const different = pages.filter(({ file, url }) => {
    const { body } = preview(snapshot, texts, [file]);
    return mainArea(body) !== mainArea(read(fileOf(url)));
  });
  expect(different.map(({ url }) => url)).toEqual([]);
});

test("the website builds without a warning, but of words that are not ours and that nothing takes its page views yet", async () => {
  const { output } = await website();
  const isExpected = (block: string) =>
    /^warning:\n/.test(block) && /is not our word:|Page views are not counted/.test(block);
  const others = output.split(/^(?=warning:$)/m).filter((block) => !isExpected(block));
  expect(others.join("")).not.toMatch(/warning|error/i);
});

/** Ids and targets of links of a finished page. */
function inspect(html: string): { ids: Set<string>; targets: string[] } {
  const ids = new Set(["top"]);
  const targets: string[] = [];
  const parser = new Parser({
    onopentag(_name, { id, href, src }) {
      if (id) ids.add(id);
      targets.push(...[href, src].filter((target) => target !== undefined));
    },
  });
  parser.end(html);
  return { ids, targets };
}
