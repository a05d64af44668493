import { createStaticHost } from "../../src/tools/preview.ts";
import { type Listening, listenOnFreePort } from "../support/free-port.ts";
import { label, readData } from "../support/labels.ts";
import { expect, type Page, test } from "../support/test.ts";

let host: Listening;

/** Serves the built site only under `/x/`, as a host with a wrong setting does. */
test.beforeAll(async ({ site }) => {
  const server = createStaticHost({
    dir: site.dir,
    intercept(request, response) {
      if (request.url?.startsWith("/x/")) {
        request.url = request.url.slice("/x".length);
        return false;
      }
      response.writeHead(404).end();
      return true;
    },
  });
  host = await listenOnFreePort(server);
});

test.afterAll(() => host[Symbol.asyncDispose]());

const misplaced = (path: string) => host.address + path;

const banner = (page: Page) => page.locator("#base-url-banner");

test("ERR-4 under /x/ the home page says so and suggests the path", async ({ page }) => {
  const { title: siteTitle } = readData<{ title: string }>("site.json");
  const title = label("sv", "baseUrlBanner.title", { siteTitle }).replace(".", "\\.");
  await page.goto(misplaced("/x/"));
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveText(new RegExp(`^${title}.*baseUrl = /.*baseUrl = /x/$`));
  expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe("base-url-banner");
  await expect(banner(page)).toHaveCSS("border-top-color", "rgb(255, 0, 0)");
});

test("ERR-4 a page whose stylesheet did load hides it", async ({ page }) => {
  await page.route(/\/assets\/main[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(banner(page)).toHaveCount(1);
  await expect(banner(page)).toBeHidden();
});
