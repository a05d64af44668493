import { BUDGETS, brotliSize } from "../../src/tools/budgets.ts";
import { everyKind } from "../support/pages.ts";
import { expect, type Page, type Request, test } from "../support/test.ts";

/** What may come on top: the announcement, on every page of the fixture, events, the banner of a wrong base path, tabs. */
const MORE = { announcement: 1200, events: 520, banner: 260, tabs: 1200 };
/** What the site stores of its announcement; a visit stores nothing else. */
const KEYS = ["docusaurus.announcement.dismiss", "docusaurus.announcement.id"];

/** Kinds of pages that need no stylesheet besides the one of every page; others have one more. */
const PLAIN = ["content page", "doc"];
const WITH_TABS = ["doc with everything a text can hold", "docs on one page"];

/** Each day every kind on a desktop; on a phone, which requests the same, only one with all scripts. */
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
    (isHome || kind === "committee with events" ? MORE.events : 0) +
    (isHome ? MORE.banner : 0) +
    (WITH_TABS.includes(kind) ? MORE.tabs : 0);

  test(`at ${width} px the ${kind} requests only its own host, at most two stylesheets and few bytes of script before it is used, and stores nothing (PE-1, STORE-1, TEXT-4)`, {
    tag: isDaily ? [] : "@nightly",
  }, async ({ page, baseURL }) => {
    const errors = listen(page, path);
    await keepFromLoad(page);
    await page.setViewportSize({ width, height: 800 });
    const requests = await load(page, path);
    const elsewhere = requests.filter(
      ({ url }) => !url.startsWith("data:") && new URL(url).origin !== baseURL,
    );
    expect(elsewhere).toEqual([]);
    const styles = requests.filter(({ type }) => type === "stylesheet");
    expect(styles).toHaveLength(PLAIN.includes(kind) ? 1 : 2);
    expect(styles[0]?.url).toContain("/assets/site-");
    expect(await weigh(page, requests)).toBeLessThanOrEqual(budget);
    expect(await scriptsOf(page)).toEqual(scripts);
    expect(errors).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(KEYS);
  });
}

/** The scripts of the page never hear that it is loaded. */
async function keepFromLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("load", (event) => event.stopImmediatePropagation(), true);
  });
}

/** What fails on a page from now on, except that the page itself is not found. */
function listen(page: Page, path: string): string[] {
  const errors: string[] = [];
  page.on("requestfailed", (request) => errors.push(`${request.url()} failed`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith(path))
      errors.push(`${response.url()} is missing`);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith(path))
      errors.push(message.text());
  });
  return errors;
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
