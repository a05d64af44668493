import type { Locator, Page } from "@playwright/test";

/** Scrolls as a visitor does, without an animation, and waits until the page has answered. */
export async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: "instant" });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, y);
}

/** What waits for the first scrolling. */
const SCROLLED = "[data-hide-on-scroll], [data-scroll-spy], [data-back-to-top]";

/** Scrolls a little and back, so that all is there that waits for it; what comes after counts from the top. */
export async function wakeScrolling(page: Page): Promise<void> {
  await scrollPage(page, 1);
  if ((await page.locator(SCROLLED).count()) > 0) await waitForModule(page, "every-page");
  await scrollPage(page, 0);
}

/** Comes near the page with the mouse and waits for what that brings to life, the keys of the search last. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 120);
  await page.mouse.move(4, 140);
  await waitForModule(page, "every-page");
  // The module may have come before the page was used, and starts when the page is.
  await page.waitForFunction(() => document.querySelector("[data-search]")?.role !== null);
}

/** Waits until a module that is loaded on demand has come and been run. */
export async function waitForModule(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(path)),
    `/assets/${name}`,
  );
  // Imported once more it is the same module, and there when it has been run.
  await page.evaluate(async (path) => {
    const entries = performance.getEntriesByType("resource");
    await import(entries.find((entry) => entry.name.includes(path))?.name ?? "");
  }, `/assets/${name}`);
}

export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/**
 * Whether an item can be seen as a whole in the column that scrolls it, and in the window. Both are
 * read at once: a column that stays below the bar moves while the bar comes and goes.
 */
export async function isSeenIn(column: Locator, item: Locator): Promise<boolean> {
  return column.evaluate(
    (frame, target) => {
      const [outer, inner] = [frame, target].map((element) => element?.getBoundingClientRect());
      if (!outer || !inner) return false;
      return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
    },
    await item.elementHandle(),
  );
}
