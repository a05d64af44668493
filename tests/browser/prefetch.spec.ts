import { scrollPage } from "../support/scrolling.ts";
import {
  changePages,
  expectShown,
  hold,
  isMarked,
  mark,
  openPage,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const HERE = "/section";
/** Pages that no menu of the frame leads to, so that only the test's own links do. */
const [FIRST, SECOND, THIRD, FOURTH] = [
  "/docs/event/kultur",
  "/docs/social/geni",
  "/docs/studier/utbyte",
  "/docs/central/revisor",
];
/** Each path once more with a fragment or a query; tests/unit/widgets/navigation has which links count. */
const LINKS = [FIRST, `${SECOND}#möten`, THIRD, `${FIRST}#andra`, `${FOURTH}?a=b`, SECOND];

/** Puts links in place of every page's text, each in a line, with so many lines below each. */
async function spread(page: Page, lines = 12): Promise<void> {
  const text = LINKS.map((href) => `<p><a href="${href}">${href}</a></p>${"<br>".repeat(lines)}`);
  await changePages(page, (html) =>
    html.replace(
      /(<main[^>]*>)[\s\S]*<\/main>/,
      (_all, main) => `${main}<h1>Länkar</h1>${text.join("")}${"<br>".repeat(60)}</main>`,
    ),
  );
}

/** Scrolls down the whole page, half a window at a time. */
async function scrollDown(page: Page): Promise<void> {
  const [most = 0, height = 0] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ]);
  for (let y = 1; y < most; y += height / 2) await scrollPage(page, y);
}

const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });

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

test("PRE-3 nothing is fetched ahead for who saves data, and clicks work", async ({ page }) => {
  const requests = watchRequests(page);
  await spread(page);
  await openPage(page, HERE);
  // Nothing is loaded for an idle page.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("every-page")),
    ),
  ).toEqual([]);
  await page.mouse.move(640, 400);
  await scrollDown(page);
  await link(page, SECOND).hover();
  await link(page, `${FOURTH}?a=b`).focus();
  await mark(page);
  await link(page, FIRST).click();
  await expectShown(page, FIRST);
  // An earlier request would come before it.
  expect(requests.fetched).toEqual([FIRST]);
  expect(await isMarked(page)).toBe(true);
});

test.describe("without Save-Data", () => {
  test.use({ savesData: false });

  test("PRE-1 links in view are fetched after the page, each path once", async ({ page }) => {
    const requests = watchRequests(page);
    await spread(page);
    await page.goto(HERE);
    await expect.poll(() => requests.fetched).toContain(FIRST);
    expect(requests.fetched).not.toContain(FOURTH);
    const [loaded, asked] = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      const files = performance.getEntriesByType("resource");
      const first = files.find(({ name }) => name.includes("/assets/every-page"));
      return [(document as PerformanceNavigationTiming).loadEventStart, first?.startTime];
    });
    expect(loaded).toBeGreaterThan(0);
    expect(asked).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
    await scrollDown(page);
    await expect.poll(() => requests.fetched).toContain(FOURTH);
    expect(requests.fetched).toEqual(expect.arrayContaining([SECOND, THIRD]));
    expect(requests.fetched).toEqual([...new Set(requests.fetched)]);
  });

  test("PRE-2 pointing at a link fetches its page at once, and once", async ({ page }) => {
    const priorities = await notePriorities(page);
    const requests = watchRequests(page);
    await spread(page, 0);
    // Every page but the one that is opened.
    const release = await hold(page, new RegExp(`^(?!${HERE}$)/[^.]*$`));
    await page.goto(HERE);
    // The first goes alone, and does not come.
    await expect.poll(() => requests.fetched).toHaveLength(1);
    expect(requests.fetched).not.toContain(FOURTH);
    await link(page, `${FOURTH}?a=b`).hover();
    await expect.poll(() => requests.fetched).toContain(FOURTH);
    expect(requests.fetched).toHaveLength(2);
    const [ahead = ""] = requests.fetched;
    const urgency = (path: string) => PRIORITIES.indexOf(priorities.get(path) ?? "");
    await expect.poll(() => urgency(ahead)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => urgency(FOURTH)).toBeGreaterThan(urgency(ahead));
    release();
    await expect.poll(() => requests.fetched).toContain(THIRD);
    await link(page, FIRST).hover();
    await link(page, `${FOURTH}?a=b`).click();
    await expectShown(page, FOURTH);
    expect(requests.fetched).toEqual([...new Set(requests.fetched)]);
  });
});
