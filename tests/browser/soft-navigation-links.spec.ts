import { openElsewhere } from "../support/new-tab.ts";
import { scrollPage, scrollTop, wake } from "../support/scrolling.ts";
import { barBottom, tableOfContents } from "../support/shell.ts";
import {
  addLink,
  announcer,
  arrived,
  expectAtRest,
  expectShown,
  go,
  historyLength,
  hold,
  isMarked,
  mark,
  progressBar,
  travel,
  watchRequests,
} from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const HERE = "/section";
const THERE = "/for-sokande";
/** Its headings have å, ä and ö. */
const LONG = "/docs/handbok";
const HEADING = "åtgärd-7";

// Low, so that every page can be scrolled.
test.use({ viewport: { width: 1300, height: 500 } });

/** Ways to open a link elsewhere: what the link has, and how it is pressed. */
const ELSEWHERE: {
  attributes?: Record<string, string>;
  options?: Parameters<Locator["click"]>[0];
}[] = [
  { options: { modifiers: ["ControlOrMeta"] } },
  { options: { modifiers: ["Shift"] } },
  { options: { button: "middle" } },
  { attributes: { target: "_blank" } },
];

test.describe("LINK-2 who follows a link", () => {
  let requests: ReturnType<typeof watchRequests>;

  test.beforeEach(async ({ page }) => {
    await page.goto(HERE);
    await wake(page);
    await mark(page);
    requests = watchRequests(page);
  });

  /** The page is as it was. */
  async function expectUntouched(page: Page): Promise<void> {
    await expectShown(page, HERE);
    expect(await isMarked(page)).toBe(true);
    expect(requests.documents).toEqual([]);
    await expectAtRest(page);
  }

  test("in place: a page by its path or whole address, also with a rel or the target _self (LINK-1)", async ({
    page,
    baseURL,
  }) => {
    for (const [href, attributes] of [
      [THERE, {}],
      [baseURL + HERE, {}],
      [THERE, { target: "_self" }],
      [HERE, { rel: "next" }],
    ] as const) {
      await (await addLink(page, href, attributes)).click();
      await expectShown(page, href.replace(baseURL ?? "", ""));
    }
    expect(await isMarked(page)).toBe(true);
    expect(requests.documents).toEqual([]);
  });

  test("by the browser: Ctrl, Shift, the middle button and a target of its own open it elsewhere, and the page stays", async ({
    page,
  }) => {
    for (const { attributes, options } of ELSEWHERE) {
      const link = await addLink(page, THERE, attributes);
      expect(await openElsewhere(page, () => link.click(options))).toBe(THERE);
      await expectUntouched(page);
    }
  });
});

test("LINK-5 a fragment is the browser's: one entry, no request, the next Tab in the section", async ({
  page,
}) => {
  await page.goto(HERE);
  await wake(page);
  await go(page, LONG);
  await mark(page);
  const requests = watchRequests(page);
  const announced = await announcer(page).allTextContents();
  const entries = await historyLength(page);
  const entry = tableOfContents(page, "sv").getByRole("link").nth(1);
  const id = decodeURIComponent((await entry.getAttribute("href"))?.slice(1) ?? "");
  const heading = page.locator(`[id="${id}"]`);
  for (const _time of ["once", "again"]) {
    await scrollPage(page, 1200);
    await entry.click();
    await arrived(page);
    expect(await historyLength(page)).toBe(entries + 1);
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await barBottom(page));
  }
  await page.keyboard.press("Tab");
  const isAfter = await heading.evaluate((element) =>
    Boolean(
      document.activeElement &&
        element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(isAfter).toBe(true);
  expect(requests.documents).toEqual([]);
  expect(requests.fetched).not.toContain(LONG);
  await expect(progressBar(page)).toHaveCount(0);
  expect(await announcer(page).allTextContents()).toEqual(announced);
  await travel(page, -1);
  await expect(page).toHaveURL(LONG);
  expect(await isMarked(page)).toBe(true);
});

test("SOFT-3 a link of a page to itself asks for nothing, adds no entry, and leads to the top", async ({
  page,
}) => {
  const address = `${LONG}?x=1`;
  await page.goto(address);
  await wake(page);
  await mark(page);
  const requests = watchRequests(page);
  const entries = await historyLength(page);
  for (const _time of ["once", "again"]) {
    await scrollPage(page, 500);
    await go(page, address);
    expect(await scrollTop(page)).toBe(0);
    expect(await historyLength(page)).toBe(entries);
  }
  expect(requests.documents).toEqual([]);
  expect(requests.fetched).not.toContain(LONG);
  await expectAtRest(page);
  expect(await isMarked(page)).toBe(true);
});

test("SCROLL-1, SHELL-3, HIDE-3 a link to a heading of another page leads there, below the bar, with the focus (G-16)", async ({
  page,
}) => {
  const { errors } = listen(page);
  await page.goto(HERE);
  await mark(page);
  for (const hash of [`#${HEADING}`, `#${encodeURIComponent(HEADING)}`]) {
    await scrollPage(page, 300);
    await go(page, LONG + hash);
    await expectShown(page, LONG);
    const heading = page.locator(`[id="${HEADING}"]`);
    await expect(heading).toBeFocused();
    const top = (await heading.boundingBox())?.y ?? 0;
    const bottom = await barBottom(page);
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeGreaterThanOrEqual(bottom);
    expect(top).toBeLessThan(bottom + 50);
    await expect(announcer(page)).toHaveText(await page.title());
    // Where the focus was only lent, nothing remains of it.
    await page.keyboard.press("Tab");
    await expect(heading).not.toHaveAttribute("tabindex");
    await go(page, HERE);
  }
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("SCROLL-1 a link to another page leads to its top, whatever its fragment, unless that names a heading (G-18)", async ({
  page,
}) => {
  const { errors } = listen(page);
  await page.goto(HERE);
  await mark(page);
  for (const rest of ["", "#", "#nope", "#%E0%A4%A", "?x=1#top"]) {
    await scrollPage(page, 300);
    await go(page, LONG + rest);
    await expectShown(page, LONG);
    expect(await page.evaluate(() => [scrollX, scrollY]), rest).toEqual([0, 0]);
    expect(await page.evaluate(() => location.href.slice(location.origin.length))).toBe(
      LONG + rest,
    );
    await go(page, HERE);
  }
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("SCROLL-2 back and forward return to where one was, also when the page comes late (G-54)", async ({
  page,
}) => {
  await page.goto(LONG);
  await mark(page);
  await scrollPage(page, 1500);
  await go(page, HERE);
  expect(await scrollTop(page)).toBe(0);
  await scrollPage(page, 200);
  // The first time it is asked for.
  const release = await hold(page, LONG);
  await page.evaluate(() => history.back());
  await expect(progressBar(page)).toHaveCount(1);
  await expect(page.locator("h1")).toBeAttached();
  release();
  await expectShown(page, LONG);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  for (const { steps, path, y } of [
    { steps: 1, path: HERE, y: 200 },
    { steps: -1, path: LONG, y: 1500 },
  ]) {
    await travel(page, steps);
    await expectShown(page, path);
    await expect.poll(() => scrollTop(page)).toBe(y);
  }
  expect(await isMarked(page)).toBe(true);
});

test("SCROLL-3 a new query keeps the position, whatever sets it, and back returns to the earlier position", async ({
  page,
}) => {
  await page.goto(`${LONG}?x=1`);
  await wake(page);
  await mark(page);
  await scrollPage(page, 500);
  const requests = watchRequests(page);
  for (const [method, address] of [
    ["replaceState", "?x=2"],
    ["pushState", "?x=3"],
  ] as const) {
    await page.evaluate(([name, to]) => history[name](null, "", to), [method, address] as const);
    await arrived(page);
    await expect(page).toHaveURL(LONG + address);
    expect(await scrollTop(page)).toBe(500);
  }
  await go(page, `${LONG}?x=4`);
  await expect(page).toHaveURL(`${LONG}?x=4`);
  expect(await scrollTop(page)).toBe(500);
  await scrollPage(page, 900);
  await travel(page, -1);
  await expect(page).toHaveURL(`${LONG}?x=3`);
  await expect.poll(() => scrollTop(page)).toBe(500);
  expect(requests.documents).toEqual([]);
  expect(requests.fetched).not.toContain(LONG);
  expect(await isMarked(page)).toBe(true);
  await expectAtRest(page);
});

test("SCROLL-4 a link leads to the top or a heading of the next page in one step", async ({
  page,
}) => {
  for (const hash of ["", `#${HEADING}`]) {
    await page.goto(HERE);
    await wake(page);
    await scrollPage(page, 300);
    await page.evaluate(() => {
      const positions = [scrollY];
      Object.assign(window, { positions });
      const note = () => {
        if (scrollY !== positions.at(-1)) positions.push(scrollY);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await go(page, LONG + hash);
    await expectShown(page, LONG);
    // Frames enough for whatever might still slide.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    const last = await scrollTop(page);
    expect(last === 0).toBe(hash === "");
    const positions = () => (window as unknown as { positions: number[] }).positions;
    expect(await page.evaluate(positions)).toEqual([300, last]);
  }
});
