import { serveLargerSite } from "../support/larger-site.ts";
import { mainMenu, tableOfContents } from "../support/shell.ts";
import { expect, type Page, test } from "../support/test.ts";

/** What the service sends as its script: it delivers what waits, and then each view at once. */
const SCRIPT = `
  window.va = (event, view) => event === "pageview" &&
    fetch("/_vercel/insights/view", { method: "POST", body: JSON.stringify(view) });
  for (const call of window.vaq ?? []) window.va(...call);`;
/** Answers in place of the service; the list grows with each view that arrives. */
async function countViews(page: Page): Promise<unknown[]> {
  const views: unknown[] = [];
  await page.route("**/_vercel/insights/**", async (route) => {
    if (route.request().url().endsWith("/script.js")) {
      await route.fulfill({ contentType: "text/javascript", body: SCRIPT });
    } else {
      views.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    }
  });
  return views;
}

test("ANALYTICS-3 a tour makes one record for each page that is shown", async ({ page }) => {
  const host = await serveLargerSite();
  const views = await countViews(page);
  const seen: unknown[] = [];
  /** The views so far, the newest last; each step waits for its own before the next one begins. */
  const shown = async (route: string, path: string) => {
    seen.push({ route, path });
    await expect.poll(() => views).toEqual(seen);
  };
  await page.goto(`${host.address}/docs/event/cmi.html?from=mail#nope`);
  await shown("/docs/[...slug]", "/docs/event/cmi");

  const sections = tableOfContents(page, "sv").getByRole("link");
  for (const index of [0, 1]) {
    await sections.nth(index).click();
    const href = await sections.nth(index).getAttribute("href");
    await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === href);
  }
  await mainMenu(page, "sv").getByRole("link", { name: "Aktuellt", exact: true }).click();
  await expect(page).toHaveURL(`${host.address}/blog`);
  await shown("/blog", "/blog");
  await expect(page.locator("head script[data-sdkn]")).toHaveCount(1);
  expect(await isAskedAfterLoad(page)).toBe(true);

  await page.goto(`${host.address}/en/docs/board`);
  await shown("/en/docs/[...slug]", "/en/docs/board");
  await page.goBack();
  await expect(page).toHaveURL(`${host.address}/blog`);
  await shown("/blog", "/blog");

  await page.goto(`${host.address}/en/nope/?x=1`);
  await shown("/404", "/en/nope");
});

/** Whether the document was loaded before the script of the statistics was asked for. */
function isAskedAfterLoad(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    const files = performance.getEntriesByType("resource");
    const script = files.find(({ name }) => name.endsWith("/insights/script.js"));
    const { loadEventStart } = document as PerformanceNavigationTiming;
    return loadEventStart > 0 && script !== undefined && script.startTime >= loadEventStart;
  });
}
