import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** A page with a menu of its own, with which the drawer begins when it is opened later. */
const DOC = "/docs/event/cmi";
const STEP = 20;
const DROPDOWN = /\/assets\/dropdown-[^/]*\.js$/;
const COLOR_MODE = /\/assets\/color-mode-[^/]*\.js$/;
/** What a press at each point of the window would hit: where it leads, or what it is called. */
function touched(page: Page): Promise<Record<string, string>> {
  return page.evaluate((step) => {
    const found: Record<string, string> = {};
    for (let y = step / 2; y < innerHeight; y += step) {
      for (let x = step / 2; x < innerWidth; x += step) {
        const part = document.elementFromPoint(x, y)?.closest("a[href], button, summary, h1, p");
        const name = part?.getAttribute("aria-label") ?? part?.textContent?.trim() ?? "";
        found[`${x}, ${y}`] = part?.getAttribute("href") ?? name;
      }
    }
    return found;
  }, STEP);
}

test("PE-2 nothing under the pointer changes when a dropdown is hydrated", {
  tag: "@preact",
}, async ({ page }) => {
  const heard = listen(page);
  const arrive = await hold(page, DROPDOWN);
  await page.goto(DOC);
  const slot = page.locator("[data-widget=dropdown]").first();
  await slot.locator(".drop").first().hover();
  await expect(slot).toHaveAttribute("data-state", "loading");
  const before = await touched(page);
  arrive();
  await expect(slot).toHaveAttribute("data-state", "ready");
  expect(await touched(page)).toEqual(before);
  expect(heard).toEqual({ warnings: [], errors: [] });
});

test("PE-2 a press that comes before the widget is seen at once, and answered when it is there", async ({
  page,
}) => {
  const arrive = await hold(page, COLOR_MODE);
  await page.goto(DOC);
  const slot = page.locator(".toggle [data-widget=color-mode]");
  await page.locator(".toggle button").click();
  await expect(slot).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(".toggle button")).not.toHaveCSS("opacity", "1");
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
  await expect(slot).not.toHaveAttribute("aria-busy");
  await expect(page.locator(".toggle button")).toHaveCSS("opacity", "1");
});
