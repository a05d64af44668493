import { closeButton, drawer } from "../support/drawer.ts";
import { label, readGroups } from "../support/labels.ts";
import { wake } from "../support/scrolling.ts";
import { colorButton, disclosure, mainMenu, menuToggle } from "../support/shell.ts";
import { expectShown, hold, travel } from "../support/soft-navigation.ts";
import { expect, type Page, type Route, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/*
 * Each island of the navbar while its script is late, lost, missing or cut: what a visitor sees. In the
 * usual run each piece meets one fault, and each fault one piece.
 */

const HERE = "/section";
const NEXT = "/blog";
const PHONE = { width: 400, height: 800 };
const GROUP = readGroups("sv")[0]?.label ?? "";

/** What happens to the script of an island. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  "answered 404": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "cut in the middle": async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: body.slice(0, body.length / 2) });
  },
};

interface Piece {
  viewport?: typeof PHONE;
  /** Presses it, or opens it with the mouse. */
  press: (page: Page) => Promise<void>;
  /** What it does without its script. */
  expectWhole: (page: Page) => Promise<void>;
  /** What it does when its script has come. */
  expectAnswered: (page: Page) => Promise<void>;
}

/** A dropdown, which shows its links under the mouse; with its script, a press keeps them. */
const toggle = (page: Page) => disclosure(mainMenu(page, "sv"), GROUP);
const list = (page: Page) => toggle(page).locator("xpath=following-sibling::ul");

const PIECES: Record<string, Piece> = {
  dropdown: {
    press: (page) => toggle(page).click(),
    expectWhole: async (page) => {
      await expect(list(page).getByRole("link").last()).toBeVisible();
      await page.mouse.move(650, 700, { steps: 4 });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(list(page)).toBeHidden();
    },
    expectAnswered: async (page) => {
      await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
      await page.mouse.move(650, 700, { steps: 4 });
      await expect(list(page).getByRole("link").last()).toBeVisible();
    },
  },
  "color-mode": {
    press: (page) => colorButton(page, "sv").click(),
    expectWhole: (page) =>
      expect(page.locator("html")).toHaveAttribute("data-theme-choice", "system"),
    expectAnswered: async (page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
      await expect(colorButton(page, "sv")).toHaveCSS("opacity", "1");
    },
  },
  "mobile-menu": {
    viewport: PHONE,
    press: (page) => menuToggle(page, "sv").click(),
    expectWhole: async (page) => {
      await expect(closeButton(page, "sv")).toBeFocused();
      await expect(page.locator("[inert] main")).toBeAttached();
      await closeButton(page, "sv").click();
      await expect(drawer(page, "sv")).toBeHidden();
      const isOnEntry = () => page.evaluate(() => history.state?.modal ?? false);
      await expect.poll(isOnEntry).toBe(false);
      await menuToggle(page, "sv").click();
      await expect.poll(isOnEntry).toBe(true);
      await page.evaluate(() => history.back());
      await expect(drawer(page, "sv")).toBeHidden();
      await expect(page).toHaveURL(HERE);
      await menuToggle(page, "sv").click();
      await page.setViewportSize({ width: 1100, height: 800 });
      await expect(drawer(page, "sv")).toBeHidden();
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await page.setViewportSize(PHONE);
      await expect(drawer(page, "sv")).toBeHidden();
      await menuToggle(page, "sv").click();
      await drawer(page, "sv").locator(`a[href="${NEXT}"]`).first().click();
      await expectShown(page, NEXT);
      await expect(drawer(page, "sv")).toBeHidden();
      await expect(page.locator("main").locator("xpath=ancestor-or-self::*[@inert]")).toHaveCount(
        0,
      );
      await travel(page, -1);
      await expectShown(page, HERE);
      await expect(drawer(page, "sv")).toBeHidden();
    },
    expectAnswered: async (page) => {
      await menuToggle(page, "sv").click();
      await expect(drawer(page, "sv")).toBeVisible();
    },
  },
};

/** In the usual run: each piece late, and each of these. */
const USUAL = ["dropdown aborted", "color-mode answered 404", "mobile-menu cut in the middle"];

const scriptOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const stateOf = (page: Page, name: string) =>
  page.locator(`[data-widget=${name}]`).first().getAttribute("data-state");

for (const [name, piece] of Object.entries(PIECES)) {
  const { viewport, press, expectWhole, expectAnswered } = piece;
  test(`PE-1, PE-2 ${name} works as HTML while its script is late, and answers the press that waited`, {
    // The mobile menu is HTML, which a script without a runtime makes modal.
    tag: name === "mobile-menu" ? [] : "@preact",
  }, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    const arrive = await hold(page, scriptOf(name));
    await page.goto(HERE);
    await wake(page);
    await press(page);
    await expectWhole(page);
    // A press that waits is seen to do so.
    if (name === "color-mode") await expect(colorButton(page, "sv")).not.toHaveCSS("opacity", "1");
    arrive();
    await expectAnswered(page);
    await expect.poll(() => stateOf(page, name)).toBe("ready");
  });

  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`PE-1, PE-3 ${name} works as HTML while its script is ${fault}, says so the second time, and with it again`, {
      tag: USUAL.includes(`${name} ${fault}`) ? [] : "@nightly",
    }, async ({ page }) => {
      if (viewport) await page.setViewportSize(viewport);
      // For the first addresses of the script; what is asked for again has another.
      await page.route(new RegExp(`/[%\\w]+/${name}-[^/]*\\.js$`), answer);
      await page.goto(HERE);
      await wake(page);
      const status = page.getByRole("status").filter({ hasText: label("sv", "loadError.control") });
      for (const isSaid of [false, true]) {
        await press(page);
        await expect.poll(() => stateOf(page, name)).toBe("failed");
        // The browser answers the button of the mobile menu.
        await expect(status).toHaveCount(isSaid && name !== "mobile-menu" ? 1 : 0);
        await expectWhole(page);
      }
      await page.unrouteAll({ behavior: "wait" });
      if (name !== "mobile-menu") await press(page);
      await expectAnswered(page);
      await expect.poll(() => stateOf(page, name)).toBe("ready");
    });
  }
}

test("DROP-5 of presses before the script of a dropdown the last counts", {
  tag: "@preact",
}, async ({ page }) => {
  const one = page.locator(".drop > button").first();
  const two = page.locator(".drop > button").nth(1);
  for (const [way, turn] of [
    ["a press on the page", () => page.mouse.click(650, 700)],
    ["the focus elsewhere", () => page.getByRole("main").getByRole("link").first().focus()],
    ["another dropdown", () => two.click()],
  ] as const)
    await test.step(way, async () => {
      const arrive = await hold(page, scriptOf("dropdown"));
      await page.goto(HERE);
      await wake(page);
      // By keyboard, as a list under the mouse is shown.
      await one.press("Enter");
      await turn();
      arrive();
      await expect.poll(() => stateOf(page, "dropdown")).toBe("ready");
      if (way === "another dropdown") await expect(two).toHaveAttribute("aria-expanded", "true");
      await expect(one).toHaveAttribute("aria-expanded", "false");
      await page.unrouteAll({ behavior: "wait" });
    });
});

test("DROP-5 Escape closes a list whose script is lost, also from a link", async ({ page }) => {
  await page.route(scriptOf("dropdown"), (route) => route.abort());
  await page.goto(HERE);
  await wake(page);
  const list = page.locator(".drop > ul").first();
  await toggle(page).press("Enter");
  await expect(list).toBeVisible();
  await expect(toggle(page)).not.toHaveAttribute("aria-expanded");
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("PE-3 after one failed load the other islands work again", async ({ page, context }) => {
  await page.goto(HERE);
  await wake(page);
  await context.setOffline(true);
  await toggle(page).press("Enter");
  await expect.poll(() => stateOf(page, "dropdown")).toBe("failed");
  await context.setOffline(false);
  await colorButton(page, "sv").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
});

test("PE-2 hydration changes nothing under the pointer", { tag: "@preact" }, async ({ page }) => {
  const heard = listen(page);
  const arrive = await hold(page, scriptOf("dropdown"));
  await page.goto(HERE);
  const slot = page.locator("[data-widget=dropdown]").first();
  await slot.locator(".drop").first().hover();
  await expect(slot).toHaveAttribute("data-state", "loading");
  const before = await touched(page);
  arrive();
  await expect(slot).toHaveAttribute("data-state", "ready");
  expect(await touched(page)).toEqual(before);
  expect(heard).toEqual({ warnings: [], errors: [] });
});

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
  }, 20);
}
