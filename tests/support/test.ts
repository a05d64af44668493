import { test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/**
 * Playwright's test with pages that no mouse has touched yet. The headless shell takes its mouse to be at the top left
 * corner of each window and tells the page so; every widget that waits for the visitor would wake at once.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await moveAwayFromMouse(page);
    await use(page);
  },
});

/**
 * Puts the window of a page that a test has opened itself where the mouse is not. It stays on the screen: what lies outside
 * is hardly ever drawn.
 */
export async function moveAwayFromMouse(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { left: 10, top: 10 } });
  await session.detach();
}
