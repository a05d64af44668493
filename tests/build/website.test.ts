import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { preview } from "../../src/admin/preview/preview.ts";
import { unpack } from "../../src/admin/preview/snapshot.ts";
import { FEATURES } from "../../src/features/features.ts";
import { lintSite } from "../../src/lint/lint.ts";
import { readFiles } from "../../src/read/read-files.ts";
import { type BuiltSite, createProject, fileOf, PROJECT } from "../support/build.ts";
import { invalidHtml } from "../support/valid-html.ts";

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

test("AID-10 the preview of a text at /admin is the page that is published, of each kind and with each field, box and list", async () => {
  const { urls, read } = await website();
  const snapshot = unpack(read("admin/snapshot.json"));
  const texts = new Map([...readFiles(PROJECT).texts, ...snapshot.texts]);
  const mainArea = (html: string | null) => /<main\b.*<\/main>/s.exec(html ?? "")?.[0];
  const { site } = lintSite(
    { texts, others: [...snapshot.build.files], today: "2026-06-01" },
    FEATURES,
  );
  // The preview does not compare languages.
  const isBehind = (url: string) =>
    /has not been updated|är ännu inte uppdaterad/.test(read(fileOf(url)));
  const pages = site.pages.filter(
    ({ file, url }) => !file.startsWith("src/versions/") && urls.includes(url) && !isBehind(url),
  );
  expect(pages.length).toBeGreaterThan(10);
  const partsOf = ({ kind, written, body }: (typeof pages)[number]) => {
    const boxes = [...(body ?? "").matchAll(/^:::+ *([\p{L}\d_-]+)/gmu)].map(([, name]) => name);
    return [...Object.keys(written), ...boxes].map((part) => `${kind} ${part}`);
  };
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
