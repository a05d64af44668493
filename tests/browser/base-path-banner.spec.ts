import { label, readData } from "../support/labels.ts";
import { expect, type Page, test } from "../support/test.ts";

const banner = (page: Page) => page.locator("#base-url-banner");

test("ERR-4 under /x/ the home page without styles suggests a path", async ({ page, baseURL }) => {
  // As a host with a wrong setting serves the site.
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname.startsWith("/x/")
      ? route.continue({ url: baseURL + pathname.slice("/x".length) })
      : route.fulfill({ status: 404 });
  });
  const { title: siteTitle } = readData<{ title: string }>("site.json");
  const title = label("sv", "baseUrlBanner.title", { siteTitle }).replace(".", "\\.");
  await page.goto("/x/");
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveText(new RegExp(`^${title}.*baseUrl = /.*baseUrl = /x/$`));

  await page.unroute("**");
  await page.route(/\/assets\/main[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(banner(page)).toHaveCount(1);
  await expect(banner(page)).toBeHidden();
});
