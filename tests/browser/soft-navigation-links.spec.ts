import { scrollPage, scrollTop, wake } from "../support/scrolling.ts";
import { barBottom, tableOfContents } from "../support/shell.ts";
import {
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
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const HERE = "/section";
/** Its headings have å, ä and ö. */
const LONG = "/docs/handbok";
const HEADING = "åtgärd-7";

// Low, so that every page can be scrolled.
test.use({ viewport: { width: 1300, height: 500 } });

test("LINK-5, ANCH-4 a link to a heading fetches nothing and shows it whole", async ({ page }) => {
  await page.goto(HERE);
  await wake(page);
  await go(page, LONG);
  await mark(page);
  const requests = watchRequests(page);
  const announced = await announcer(page).allTextContents();
  const entries = await historyLength(page);
  const entry = tableOfContents(page, "sv").getByRole("link").nth(9);
  const id = decodeURIComponent((await entry.getAttribute("href"))?.slice(1) ?? "");
  const heading = page.locator(`[id="${id}"]`);
  for (const _time of ["once", "again"]) {
    // The bar hides when it is known where one comes from.
    for (const y of [200, 300]) await scrollPage(page, y);
    await expect.poll(() => barBottom(page)).toBe(0);
    await entry.click();
    await arrived(page);
    expect(await historyLength(page)).toBe(entries + 1);
    await expect(heading).toBeInViewport();
    await expect.poll(() => barBottom(page)).toBeGreaterThan(0);
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

test("SCROLL-1, SCROLL-4, SHELL-3 a link leads in one step (G-16, G-18)", async ({ page }) => {
  const { errors } = listen(page);
  await page.goto(HERE);
  await mark(page);
  const heading = page.locator(`[id="${HEADING}"]`);
  for (const rest of [`#${HEADING}`, `#${encodeURIComponent(HEADING)}`, "#nope", "#%E0%A4%A", ""]) {
    await scrollPage(page, 300);
    const positions = await watchPositions(page);
    await go(page, LONG + rest);
    await expectShown(page, LONG);
    if (rest.endsWith("7")) {
      await expect(heading).toBeFocused();
      const top = (await heading.boundingBox())?.y ?? 0;
      const bottom = await barBottom(page);
      expect(bottom).toBeGreaterThan(0);
      expect(top).toBeGreaterThanOrEqual(bottom);
      expect(top).toBeLessThan(bottom + 50);
    } else expect(await scrollTop(page), rest).toBe(0);
    expect(await positions(), rest).toEqual([300, await scrollTop(page)]);
    await expect(announcer(page)).toHaveText(await page.title());
    expect(page.url()).toBe(new URL(LONG + rest, page.url()).href);
    await go(page, HERE);
  }
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("SCROLL-2 back and forward return to the place, late pages too (G-54)", async ({ page }) => {
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

test("SOFT-3, SCROLL-3 a link of a page to itself leads to its top only", async ({ page }) => {
  await page.goto(`${LONG}?x=1`);
  await wake(page);
  await mark(page);
  const requests = watchRequests(page);
  const entries = await historyLength(page);
  for (const _time of ["once", "again"]) {
    await scrollPage(page, 500);
    await go(page, `${LONG}?x=1`);
    expect(await scrollTop(page)).toBe(0);
    expect(await historyLength(page)).toBe(entries);
  }
  await scrollPage(page, 500);
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

/** Notes from now on where each frame is scrolled to; the result waits for what might still slide. */
async function watchPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions = [scrollY];
    Object.assign(window, { positions });
    const note = () => {
      if (scrollY !== positions.at(-1)) positions.push(scrollY);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { positions: number[] }).positions;
    });
}
