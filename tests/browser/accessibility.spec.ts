import { findingsInBothColors } from "../support/axe.ts";
import { NOT_FOUND, readSitemap, SAMPLE } from "../support/pages.ts";
import { test as base, expect, type Page } from "../support/test.ts";

/** One page for all tests of a worker: opening a new one costs more than the check itself. */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, workerInfo) => {
      const page = await browser.newPage({ baseURL: workerInfo.project.use.baseURL });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

for (const path of [...readSitemap(), ...NOT_FOUND]) {
  test(`${path} has no accessibility findings in light and in dark colours`, async ({
    sharedPage,
  }) => {
    await sharedPage.setViewportSize({ width: 1300, height: 800 });
    await sharedPage.goto(path);
    expect(await findingsInBothColors(sharedPage)).toEqual([]);
  });
}

for (const { kind, locale, path } of SAMPLE) {
  test(`the ${kind}, ${locale}, has no findings on a phone with everything opened`, async ({
    sharedPage,
  }) => {
    await sharedPage.setViewportSize({ width: 400, height: 800 });
    await sharedPage.goto(path);
    await openEverything(sharedPage);
    expect(await findingsInBothColors(sharedPage)).toEqual([]);
  });
}

/** Opens all disclosures at once; those that close each other by name lose the name first. */
async function openEverything(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}
