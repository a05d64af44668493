import { test as base, type Page } from "./test.ts";

export * from "./test.ts";

/**
 * The test with one page for all tests of a worker, for those that only look at what they open: a
 * new page costs more than the look itself. It shows the announcement.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.address });
      // From here on the fonts are in the cache, so that no text moves when they arrive.
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});
