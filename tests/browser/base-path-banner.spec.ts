import { createStaticHost } from "../../src/tools/preview.ts";
import { type Listening, listenOnFreePort } from "../support/free-port.ts";
import { addressIn, label, readData } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const HOSTILE = `/x/${encodeURIComponent("<img src=x onerror=document.title='hacked'>")}/`;

let host: Listening;

/** Serves the built site only under `/x/` and what looks like one, as a host with a wrong setting does. */
test.beforeAll(async ({ site }) => {
  const server = createStaticHost({
    dir: site.dir,
    intercept(request, response) {
      const [prefix] = [HOSTILE, "/x/"].filter((path) => request.url?.startsWith(path));
      if (prefix) {
        request.url = request.url?.slice(prefix.length - 1) ?? "/";
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

function title(locale: Locale): string {
  const { title: siteTitle } = readData<{ title: string }>("site.json");
  return label(locale, "baseUrlBanner.title", { siteTitle });
}

const banner = (page: Page) => page.locator("#base-url-banner");

for (const locale of LOCALES) {
  const home = addressIn(locale, "/");

  test(`ERR-4 under /x/ the home page tells so and suggests the path, ${locale}`, {
    tag: locale === "sv" ? [] : "@nightly",
  }, async ({ page }) => {
    await page.goto(misplaced(`/x${home}`));
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toHaveText(
      new RegExp(`^${title(locale).replace(".", "\\.")}.*baseUrl = ${home}.*baseUrl = /x${home}$`),
    );
    expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe("base-url-banner");
    await expect(banner(page)).toHaveCSS("border-top-color", "rgb(255, 0, 0)");
  });
}

test("ERR-4 under / there is no banner", async ({ page }) => {
  const { errors } = listen(page);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await expect(banner(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("ERR-4 other pages have none", async ({ page }) => {
  await page.goto(misplaced("/x/docs/board"));
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test("ERR-4 the path is inserted as text, never as HTML", async ({ page }) => {
  await page.goto(misplaced(HOSTILE));
  await expect(banner(page)).toContainText("img");
  await expect(banner(page).locator("img")).toHaveCount(0);
  expect(await page.title()).not.toBe("hacked");
});

test("ERR-4 a page whose stylesheet did load hides it", async ({ page }) => {
  await page.route(/\/assets\/main[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(banner(page)).toHaveCount(1);
  await expect(banner(page)).toBeHidden();
});

test("PE-2 without script there is none", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(misplaced("/x/"));
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});
