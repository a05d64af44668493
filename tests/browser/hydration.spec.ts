import { drawer } from "../support/drawer.ts";
import { settled } from "../support/motion.ts";
import { mainMenu, menuToggle } from "../support/shell.ts";
import { hold, isMarked, mark } from "../support/soft-navigation.ts";
import { expect, type Options, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** A page with a menu of its own, with which the drawer begins when it is opened later (MOB-7). */
const DOC = "/docs/event/cmi";
const STEP = 20;
const COLOR_MODE = /\/assets\/color-mode-[^/]*\.js$/;
/** Toggle, cross and what is dimmed do the same while the menu is open. */
const CLOSES = "closes";

/** What a press at each point of the window would hit: where it leads, or what it is called. */
function touched(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    ([step, closes]) => {
      const found: Record<string, string> = {};
      for (let y = step / 2; y < innerHeight; y += step) {
        for (let x = step / 2; x < innerWidth; x += step) {
          const hit = document.elementFromPoint(x, y);
          const part = hit?.closest("a[href], button, summary, .drop-name, dialog, h1, p");
          const name = part?.getAttribute("aria-label") ?? part?.textContent?.trim() ?? "";
          const isWayOut = part?.matches(".menu[open] > summary, dialog, [data-close]");
          found[`${x}, ${y}`] = isWayOut ? closes : (part?.getAttribute("href") ?? name);
        }
      }
      return found;
    },
    [STEP, CLOSES] as const,
  );
}

for (const [name, selector] of [
  ["dropdown", ".drop"],
  ["color-mode", ".color-mode"],
] as const) {
  test(`PE-2 nothing under the pointer changes when the ${name} is hydrated`, async ({ page }) => {
    const { errors } = listen(page);
    const arrive = await hold(page, new RegExp(`/assets/${name}-[^/]*\\.js$`));
    await page.goto(DOC);
    const islands = page.locator(`[data-widget=${name}]`);
    for (const island of await islands.all()) {
      await island.locator(selector).hover();
      await expect(island).toHaveAttribute("data-state", "loading");
    }
    const before = await touched(page);
    arrive();
    for (const island of await islands.all()) {
      await expect(island).toHaveAttribute("data-state", "ready");
    }
    expect(await touched(page)).toEqual(before);
    expect(errors).toEqual([]);
  });
}

test("PE-2 a press that comes before the widget is seen at once, and answered when it is there", async ({
  page,
}) => {
  const arrive = await hold(page, COLOR_MODE);
  await page.goto(DOC);
  const island = page.locator("[data-widget=color-mode]");
  await island.getByRole("button").click();
  await expect(island).toHaveAttribute("aria-busy", "true");
  await expect(island.getByRole("button")).not.toHaveCSS("opacity", "1");
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
  await expect(island).not.toHaveAttribute("aria-busy");
  await expect(island.getByRole("button")).toHaveCSS("opacity", "1");
});

test("LOAD-2 a page from before a deployment is reloaded once when a part is gone, and keeps its scroll position", async ({
  page,
}) => {
  await page.route(COLOR_MODE, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(DOC);
  await page.evaluate(() => scrollTo(0, 30));
  const island = page.locator("[data-widget=color-mode]");
  const loaded = page.waitForEvent("load");
  await island.getByRole("button").click();
  await loaded;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
  await mark(page);
  const asked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await island.getByRole("button").click();
  await asked;
  await expect(island).toHaveAttribute("data-state", "failed");
  // A frame later the page would be on its way out.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await isMarked(page)).toBe(true);
});

for (const { width, announcement, tag } of [
  { width: 320, announcement: "closed", tag: "@nightly" },
  { width: 390, announcement: "open", tag: [] },
  { width: 900, announcement: "closed", tag: "@nightly" },
] satisfies { width: number; tag: string | []; announcement: Options["announcement"] }[]) {
  test.describe(`${width} px, announcement ${announcement}`, () => {
    test.use({ announcement, viewport: { width, height: 560 }, hasTouch: true });

    test("PE-2 MOB-7 the menu that was pressed before its script has come stays as it is under the finger, however far it is scrolled", {
      tag,
    }, async ({ page }) => {
      const { errors } = listen(page);
      const arrive = await hold(page, /\/assets\/mobile-menu[^/]*\.js$/);
      await page.goto(DOC);
      await menuToggle(page, "sv").tap();
      const panel = mainMenu(page, "sv").locator("[data-menu-items]");
      await expect(panel).toBeVisible();
      await panel.evaluate((element) => {
        element.scrollTop = 90;
      });
      const before = await touched(page);
      expect(new Set(Object.values(before)).size).toBeGreaterThan(8);
      arrive();
      await expect(drawer(page, "sv")).toBeVisible();
      await settled(page);
      const after = await touched(page);
      const changed = Object.entries(before)
        // What was empty may get a control: a caret, or the dimmed page beside the head.
        .filter(([point, name]) => name !== "" && after[point] !== name)
        .map(([point, name]) => `${point}: ${name} became ${after[point]}`);
      expect(changed).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
