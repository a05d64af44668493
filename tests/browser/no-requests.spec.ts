import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { everyKind } from "../support/pages.ts";
import { expect, type Page, type Request, test } from "../support/test.ts";

/** What the announcement, which is on every page of the fixture, events, the banner of a wrong base path and tabs may add to that. */
const MORE = { announcement: 1200, events: 520, banner: 260, tabs: 1200 };
/** What the site keeps of its announcement; nothing else is written by a visit. */
const KEYS = ["docusaurus.announcement.dismiss", "docusaurus.announcement.id"];

/** The stylesheets of everything that a text can hold. */
const OF_TEXTS = [
  "admonition",
  "chapter-map",
  "chart",
  "cluster-colors",
  "code",
  "contacts",
  "details",
  "footnotes",
  "key-date",
  "quote",
  "study-plan",
  "table",
  "tabs",
  "tasks",
];

/** Stylesheets that the page of a kind carries besides the one of every page. */
const EXTRA_STYLES: Record<string, string[]> = {
  home: ["home", "news"],
  search: ["search"],
  "unlisted page": ["admonition", "cluster-colors"],
  "page without translation": ["admonition", "cluster-colors"],
  "doc with everything a text can hold": OF_TEXTS,
  "docs on one page": [...OF_TEXTS, "print-docs"],
  "page for editors": ["admonition", "cluster-colors", "table"],
  // A post shows code before its summary ends.
  "news list": ["cluster-colors", "code", "footnotes", "news"],
  "second news list": ["news"],
  "news post": ["footnotes", "news"],
  archive: ["news", "news-index"],
  tags: ["news", "news-index"],
  tag: ["footnotes", "news"],
  authors: ["news"],
  author: ["footnotes", "news"],
  "unreleased doc": ["admonition", "cluster-colors"],
  "archived doc": ["admonition", "cluster-colors"],
  "table of translations": ["admonition", "cluster-colors", "table"],
  "not-found page": ["not-found"],
};

/** Every kind is opened on a desktop each day; on a phone, where nothing else is asked for, one with all scripts. */
const OPENINGS = everyKind("sv").flatMap(({ kind, path }) =>
  [1300, 400].map((width) => ({ kind, path, width, isDaily: width === 1300 || path === "/" })),
);

const SCRIPTS = [
  ["", "inline"],
  ["module", "own"],
];

for (const { kind, path, width, isDaily } of OPENINGS) {
  // The home pages have one more, for a wrong base path (ERR-4).
  const isHome = path === "/";
  const scripts = isHome ? [...SCRIPTS, ["", "inline"]] : SCRIPTS;
  const budget =
    BUDGETS.firstScript +
    MORE.announcement +
    (isHome ? MORE.events + MORE.banner : 0) +
    (EXTRA_STYLES[kind]?.includes("tabs") ? MORE.tabs : 0);

  test(`at ${width} px the ${kind} asks only its own host, for the stylesheets of what it shows and few bytes of script before it is used, and keeps nothing (PE-1, STORE-1, TEXT-4)`, {
    tag: isDaily ? [] : "@nightly",
  }, async ({ page, baseURL }) => {
    const complaints = listen(page, path);
    await keepFromRest(page);
    await page.setViewportSize({ width, height: 800 });
    const requests = await load(page, path);
    const elsewhere = requests.filter(
      ({ url }) => !url.startsWith("data:") && new URL(url).origin !== baseURL,
    );
    expect(elsewhere).toEqual([]);
    const styles = requests.filter(({ type }) => type === "stylesheet");
    expect(styles.map(({ url }) => /([^/]+)-[^-]+\.css$/.exec(url)?.[1]).sort()).toEqual(
      ["site-with-announcement", ...(EXTRA_STYLES[kind] ?? [])].sort(),
    );
    expect(await weigh(page, requests)).toBeLessThanOrEqual(budget);
    expect(await scriptsOf(page)).toEqual(scripts);
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(KEYS);
  });
}

/** The page is never told that it is at rest (`IDLE` in widgets/behaviours/idle.ts). */
async function keepFromRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("idle", (event) => event.stopImmediatePropagation(), true);
  });
}

/** What fails on a page from now on; a page that is none may say so of itself. */
function listen(page: Page, path: string): string[] {
  const complaints: string[] = [];
  page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith(path))
      complaints.push(`${response.url()} is missing`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith(path))
      complaints.push(message.text());
  });
  return complaints;
}

interface Loaded {
  url: string;
  type: string;
  body: Promise<Buffer> | null;
}

/** Opens a page and fetches at once what otherwise waits until the reader has scrolled there. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const requests: Loaded[] = [];
  const note = (request: Request) => {
    const type = request.resourceType();
    const body = type === "script" ? readBody(request) : null;
    requests.push({ url: request.url(), type, body });
  };
  page.on("request", note);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all(
      [...document.images].map((picture) => picture.decode().catch(() => undefined)),
    );
  });
  page.off("request", note);
  return requests;
}

async function readBody(request: Request): Promise<Buffer> {
  return (await (await request.response())?.body()) ?? Buffer.alloc(0);
}

/** Bytes of all scripts that a page has loaded by itself, inline ones included, after compression. */
async function weigh(page: Page, requests: Loaded[]): Promise<number> {
  const inline = await page
    .locator("script:not([src]):not([type*=json])")
    .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ""));
  const files = await Promise.all(requests.map(({ body }) => body));
  const texts = [
    ...files.filter((file) => file !== null),
    ...inline.map((text) => Buffer.from(text)),
  ];
  return texts.reduce((sum, text) => sum + brotliSize(text), 0);
}

function scriptsOf(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => !/json/.test(type))
      .map(({ type, src }) => [
        type,
        src ? (new URL(src).origin === location.origin ? "own" : src) : "inline",
      ]),
  );
}
