import {
  closeButton,
  drawer,
  expectClosed,
  focusIsInside,
  isLocked,
  openDrawer,
} from "../support/drawer.ts";
import { label } from "../support/labels.ts";
import { openElsewhere } from "../support/new-tab.ts";
import { menuToggle } from "../support/shell.ts";
import {
  expectAtRest,
  expectShown,
  follow,
  historyLength,
  hold,
  isMarked,
  mark,
  travel,
} from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/*
 * The ways out of the mobile menu, and what they leave in the history; what is in it is in
 * mobile-menu.spec.ts.
 */

const DOC = "/docs/event/cmi";
/** In the category of `DOC`. */
const NEAR = "/docs/event/kultur";
const PAGE = "/section";
const OTHER = "/for-antagna";
const NEWS = "/blog";

test.use({ viewport: { width: 400, height: 800 }, hasTouch: true });

const menu = (page: Page) => drawer(page, "sv");
const linkTo = (scope: Locator, path: string) => scope.locator(`a[href="${path}"]`).first();

/** Presses where a visitor would tap beside the drawer. */
async function pressBackdrop(page: Page, press: "click" | "tap"): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const at = [width * 0.93, height / 2] as const;
  await (press === "tap" ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

/** Nothing of the drawer is left in the history. */
async function expectNoEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}

test("MOB-4 MOB-9 each way out closes the drawer, a link to a tab does not", async ({ page }) => {
  const { errors } = listen(page);
  await page.goto(OTHER);
  await page.goto(PAGE);
  await openDrawer(page, "sv");
  const opened = await openElsewhere(page, () =>
    linkTo(menu(page), NEWS).click({ modifiers: ["ControlOrMeta"] }),
  );
  expect(opened).toBe(NEWS);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  for (const [way, close] of Object.entries({
    "the close button": () => closeButton(page, "sv").click(),
    "a click on the backdrop": () => pressBackdrop(page, "click"),
    "a tap on the backdrop": () => pressBackdrop(page, "tap"),
    Escape: () => page.keyboard.press("Escape"),
    "a link to the current page": () => linkTo(menu(page), PAGE).click(),
    back: () => page.goBack(),
  })) {
    await test.step(way, async () => {
      await openDrawer(page, "sv");
      await close();
      await expectClosed(page, "sv");
      await expect(menuToggle(page, "sv")).toBeFocused();
      await expect(page).toHaveURL(PAGE);
      await expectNoEntry(page);
    });
  }
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect(page).toHaveURL(OTHER);
  expect(errors).toEqual([]);
});

test("MOB-4 MOB-9 a link closes the drawer and leads on, one step from here", async ({ page }) => {
  const { errors } = listen(page);
  await page.goto(OTHER);
  await page.goto(PAGE);
  await mark(page);
  const entries = await historyLength(page);
  await openDrawer(page, "sv");
  await linkTo(menu(page), NEWS).tap();
  await expect(page).toHaveURL(NEWS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(label("sv", "blog.title"));
  await expect(menu(page)).toBeHidden();
  await expectAtRest(page);
  expect(await historyLength(page)).toBe(entries + 1);
  expect(await isLocked(page)).toBe(false);
  await travel(page, -1);
  await expect(page).toHaveURL(PAGE);
  await expect(menu(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(OTHER);
  expect(errors).toEqual([]);
});

test("MOB-9 no step of the history opens the closed drawer, and none is dead", async ({ page }) => {
  await page.goto(OTHER);
  await page.goto(PAGE);
  await openDrawer(page, "sv");
  await page.goBack();
  await expectClosed(page, "sv");
  await page.evaluate(() => history.forward());
  await expectNoEntry(page);
  await expectClosed(page, "sv");
  await openDrawer(page, "sv");
  await page.reload();
  await expect(menu(page)).toBeHidden();
  await expectNoEntry(page);
  await openDrawer(page, "sv");
  // The headless browser keeps no page in its memory, so the page gets the events that it would get.
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await expectClosed(page, "sv");
  await expectNoEntry(page);
  await expectAtRest(page);
  await openDrawer(page, "sv");
  await page.goto(NEWS);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect(menu(page)).toBeHidden();
  await expectNoEntry(page);
  await page.goBack();
  await expect(page).toHaveURL(OTHER);
});

test("MOB-7 MOB-9 a drawer opened while a page loads has the menu of it", async ({ page }) => {
  const arrive = await hold(page, DOC);
  await page.goto(PAGE);
  await openDrawer(page, "sv");
  await closeButton(page, "sv").click();
  await expectNoEntry(page);
  await follow(page, DOC);
  await menuToggle(page, "sv").click();
  await expect(menu(page)).toBeVisible();
  await expect(linkTo(menu(page), NEAR)).toBeHidden();
  arrive();
  await expectShown(page, DOC);
  await expect(linkTo(menu(page), NEAR)).toBeVisible();
  expect(await isLocked(page)).toBe(true);
  await expect(page.locator("[inert] main")).toBeAttached();
  expect(await focusIsInside(page)).toBe(true);
  await closeButton(page, "sv").click();
  await expectClosed(page, "sv");
  await expectNoEntry(page);
  await travel(page, -1);
  await expectShown(page, PAGE);
});
