import { expect, test } from "vitest";
import { brotliSize, DOCS_PAGE_BUDGET } from "../../src/bundle/budgets.ts";
import { shared } from "../support/build.ts";
import { addressIn, readWebsiteData } from "../support/labels.ts";
import { INVENTORY, LOCALES } from "../support/pages.ts";

/** Bytes that an announcement may add to a page. */
const ANNOUNCEMENT = 500;

const website = shared({ content: "website" });

/** Folders of the docs that hold versions of earlier years; their pages come on top of the specification's. */
const { last, versions } = readWebsiteData<{
  last: string;
  versions: { name: string; path: string }[];
}>("versions.json");
const EARLIER = versions.filter(({ name }) => name !== last).map(({ path }) => `/docs/${path}/`);

test("ROUTE-1 the website has exactly the pages of the specification, in both languages", async () => {
  const { urls } = await website();
  expect(INVENTORY).toHaveLength(42);
  const expected = LOCALES.flatMap((locale) =>
    [...INVENTORY, "/404"].map((path) => addressIn(locale, path)),
  );
  const current = urls.filter(
    (url) => !EARLIER.some((folder) => url.replace(/^\/en/, "").startsWith(folder)),
  );
  expect(current.sort()).toEqual(expected.sort());
});

test("ROUTE-1 docs of earlier years are there in both languages", async () => {
  const { urls } = await website();
  for (const folder of EARLIER) {
    const swedish = urls.filter((url) => url.startsWith(folder));
    expect(swedish.length).toBeGreaterThan(0);
    expect(urls.filter((url) => url.startsWith(`/en${folder}`))).toEqual(
      swedish.map((url) => `/en${url}`),
    );
  }
});

test("ROUTE-1 it has feeds in both languages and the files that hosts and search engines look for", async () => {
  const { files } = await website();
  const feeds = ["rss.xml", "atom.xml", "feed.json"].flatMap((feed) => [
    `blog/${feed}`,
    `en/blog/${feed}`,
  ]);
  const roots = files.filter(
    (file) => !/\.html$|^(assets|img|files|pagefind)\//.test(file) && !feeds.includes(file),
  );
  expect(files).toEqual(expect.arrayContaining(feeds));
  expect(roots).toEqual([
    ...[
      "_headers",
      "_redirects",
      "apple-touch-icon.png",
      "en/manifest.webmanifest",
      "favicon.ico",
      "favicon.svg",
    ],
    ...[
      "icon-192.png",
      "icon-512.png",
      "manifest.webmanifest",
      "og-image.png",
      "robots.txt",
      "sitemap.xml",
    ],
  ]);
});

test("no docs page weighs more than its budget", async () => {
  const { urls, files, bytes } = await website();
  const stylesheet = files.find((file) => /^assets\/site-.*\.css$/.test(file)) ?? "";
  const shared = brotliSize(bytes(stylesheet));
  const docs = urls.filter((url) => /^(\/en)?\/docs\//.test(url));
  expect(docs.length).toBeGreaterThan(80);
  const weights = docs.map((url) => ({
    url,
    weight: shared + brotliSize(bytes(`${url.slice(1)}.html`)),
  }));
  const { enabled } = readWebsiteData<{ enabled?: boolean }>("announcement.json");
  const budget = DOCS_PAGE_BUDGET + (enabled ? ANNOUNCEMENT : 0);
  expect(
    weights.filter(({ weight }) => weight > budget),
    `more than ${budget} bytes: shorten the page, or raise DOCS_PAGE_BUDGET with a reason`,
  ).toEqual([]);
});

test("the website builds without a warning", async () => {
  const { output } = await website();
  expect(output).not.toMatch(/warning|error/i);
});
