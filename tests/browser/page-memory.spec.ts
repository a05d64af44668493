import { drawer, openDrawer } from "../support/drawer.ts";
import { expectAtRest, go, isMarked, mark, travel } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const START = "/for-sokande";
const ABOUT = "/section";
const NEWS = "/blog";
const PHONE = { width: 400, height: 800 };

async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page, "sv")).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}

/**
 * The headless browser keeps no page in its memory, so the page gets the events that it would get. It is
 * the same document all along as well.
 */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
}

/** Playwright's own look at the address waits for a load that never comes after a page from memory. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
}

test("SOFT-1, MOB-9 a page from the browser's memory shows the drawer closed, and works on", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { errors } = listen(page);
  await page.goto(START);
  await go(page, ABOUT);
  await mark(page);
  await openDrawer(page, "sv");
  await leaveAndReturn(page);
  await expectClosed(page);
  await expectAtRest(page);
  await openDrawer(page, "sv");
  // Playwright's own goBack() waits for a page to load, and here none does.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectClosed(page);
  await expectPage(page, ABOUT);
  await go(page, NEWS);
  await expectPage(page, NEWS);
  await travel(page, -1);
  await expectPage(page, ABOUT);
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});
