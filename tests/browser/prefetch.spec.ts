import { expect, type FaultyHost, held, test } from "../support/faulty-host.ts";
import { readSitemap } from "../support/pages.ts";
import { scrollPage } from "../support/scrolling.ts";
import { isMarked, mark } from "../support/soft-navigation.ts";
import type { Page } from "../support/test.ts";

const HERE = "/section";
/** Pages that no menu of the frame leads to, so that only the test's own links do. */
const [FIRST, SECOND, THIRD, FOURTH] = [
  "/docs/event/kultur",
  "/docs/social/geni",
  "/docs/studier/utbyte",
  "/docs/central/revisor",
];
const ELIGIBLE = [
  `<a href="${FIRST}">1</a>`,
  `<a href="${SECOND}#möten">2, fragment</a>`,
  `<a href="${THIRD}?a=b">3, query</a>`,
  `<a href="${FIRST}#andra">1 once more, fragment</a>`,
  `<a href="${FOURTH}?a=b#c" target="_self">4, both</a>`,
  `<a href="${SECOND}">2 once more</a>`,
];
/** Puts links in place of every page's text, each in a line, with so many lines below each. */
function spread(host: FaultyHost, links: string[], lines = 12): void {
  const text = links.map((link) => `<p>${link}</p>${"<br>".repeat(lines)}`).join("");
  host.change = (html) =>
    html.replace(
      /(<main[^>]*>)[\s\S]*<\/main>/,
      (_all, main) => `${main}<h1>Länkar</h1>${text}${"<br>".repeat(60)}</main>`,
    );
}

/** Scrolls down the whole page, half a window at a time. */
async function* scrollDown(page: Page): AsyncGenerator<void> {
  const [most = 0, height = 0] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ]);
  for (let y = 1; y < most; y += height / 2) {
    await scrollPage(page, y);
    yield;
  }
}

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** What the test's own links in view, now or before, are to have fetched. */
async function noteView(page: Page, seen: Set<string>): Promise<void> {
  const hrefs = await main(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
  for (const path of hrefs) seen.add(path);
}

test("PRE-1 on a page that nobody has touched the links in view are fetched after it has loaded", async ({
  page,
  host,
}) => {
  spread(host, ELIGIBLE);
  await page.goto(HERE);
  await expect.poll(() => host.fetched).toContain(FIRST);
  expect(host.fetched).not.toContain(FOURTH);
  const [loaded, asked] = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    const files = performance.getEntriesByType("resource");
    const first = files.find(({ name }) => name.includes("/assets/every-page"));
    return [(document as PerformanceNavigationTiming).loadEventStart, first?.startTime];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
});

test("PRE-1 a slow scroll fetches each path once, when its first link comes into view", async ({
  page,
  host,
}) => {
  spread(host, ELIGIBLE);
  await page.goto(HERE);
  const own = [FIRST, SECOND, THIRD, FOURTH];
  const seen = new Set<string>();
  for await (const _step of scrollDown(page)) {
    await noteView(page, seen);
    const expected = own.filter((path) => seen.has(path));
    await expect
      .poll(() => host.fetched.filter((path) => own.includes(path)).sort())
      .toEqual(expected.sort());
  }
  expect(seen.size).toBe(own.length);
  expect(host.fetched).toEqual([...new Set(host.fetched)]);
});

test("PRE-2 pointing at a link fetches its page at once and once, before those in view", async ({
  page,
  host,
  site,
}) => {
  const priorities = await notePriorities(page);
  const { answer, release } = held();
  for (const path of readSitemap(site.dir)) host.answers.set(path, answer);
  spread(host, ELIGIBLE, 0);
  await page.goto(HERE);
  // The first goes alone, and does not come.
  await expect.poll(() => host.fetched).toHaveLength(1);
  expect(host.fetched).not.toContain(FOURTH);
  await link(page, "4, both").hover();
  await expect.poll(() => host.fetched).toContain(FOURTH);
  expect(host.fetched).toHaveLength(2);
  const [ahead = ""] = host.fetched;
  const urgency = (path: string) => PRIORITIES.indexOf(priorities.get(path) ?? "");
  await expect.poll(() => urgency(ahead)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => urgency(FOURTH)).toBeGreaterThan(urgency(ahead));
  release();
  await expect.poll(() => host.fetched).toContain(THIRD);
  await link(page, "1").hover();
  await link(page, "4, both").click();
  await expect(page).toHaveTitle(host.titleAt(FOURTH));
  expect(host.fetched).toEqual([...new Set(host.fetched)]);
});

const PRIORITIES = ["VeryLow", "Low", "Medium", "High", "VeryHigh"];

/** With which priority each path is asked for. */
async function notePriorities(page: Page): Promise<Map<string, string>> {
  const session = await page.context().newCDPSession(page);
  const priorities = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ request }) => {
    priorities.set(new URL(request.url).pathname, request.initialPriority);
  });
  await session.send("Network.enable");
  return priorities;
}

test("PRE-3 nothing is fetched ahead for a visitor who saves data, and clicks work", async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  spread(host, ELIGIBLE);
  await page.goto(HERE);
  // Nothing is loaded for an idle page.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("every-page")),
    ),
  ).toEqual([]);
  for await (const _step of scrollDown(page)) await page.mouse.move(640, 400);
  await link(page, "2 once more").hover();
  await link(page, "4, both").focus();
  await mark(page);
  await link(page, "1").click();
  await expect(page).toHaveURL(host.address + FIRST);
  await expect(page).toHaveTitle(host.titleAt(FIRST));
  // An earlier request would come before it.
  expect(host.fetched).toEqual([FIRST]);
  expect(await isMarked(page)).toBe(true);
});

test("PRE-4 a click on what was fetched ahead, and going there once more, asks for nothing", async ({
  page,
  host,
}) => {
  spread(host, ELIGIBLE);
  await page.goto(HERE);
  await link(page, "1").hover();
  await expect.poll(() => host.fetched).toContain(FIRST);
  await link(page, "1").click();
  await expect(page).toHaveURL(host.address + FIRST);
  await expect(page).toHaveTitle(host.titleAt(FIRST));
  await page.goBack();
  await expect(page).toHaveTitle(host.titleAt(HERE));
  await link(page, "1 once more, fragment").click();
  await expect(page).toHaveURL(`${host.address}${FIRST}#andra`);
  await expect(page).toHaveTitle(host.titleAt(FIRST));
  expect(host.fetched.filter((path) => path === FIRST)).toHaveLength(1);
  expect(host.loaded).toEqual([HERE]);
});
