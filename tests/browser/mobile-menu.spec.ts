import { findingsInBothColors } from "../support/axe.ts";
import {
  backButton,
  closeButton,
  drawer,
  expectClosed,
  focusIsInside,
  group,
  isLocked,
  openDrawer,
} from "../support/drawer.ts";
import { label, readGroups, readMenu } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { findOverflow } from "../support/overflow.ts";
import { menuToggle, openAllCategories } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const DOC = "/docs/event/cmi";
const PAGE = "/section";
const OTHER = "/for-antagna";
const POST = "/blog/2025/01/01/nytt-ar";
const PHONE = { width: 400, height: 800 };
const CHUNK = /\/assets\/mobile-menu-[^/]*\.js$/;
const WIDEST = 996;

test.use({ viewport: PHONE, hasTouch: true });

/** A group without a link of its own, and one with a link. */
const last = readGroups("sv")[1] ?? fail();
const linked = readMenu("sv").find(({ href, items }) => href && items.length > 0) ?? fail();

const menu = (page: Page) => drawer(page, "sv");
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

/** Whether something on the page behind the drawer has the focus. */
async function focusIsBehind(page: Page): Promise<boolean> {
  const isOnBody = () => page.evaluate(() => document.activeElement === document.body);
  return !(await focusIsInside(page)) && !(await isOnBody());
}

test("MOB-1, MOB-5, MOB-10 a tap opens the drawer; a wider window closes it", async ({ page }) => {
  await page.goto(DOC);
  const styles = () => page.evaluate(() => document.documentElement.style.cssText);
  const place = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  expect(await styles()).toBe("");
  await page.evaluate(() => scrollTo(0, 20));
  const before = await place();
  await menuToggle(page, "sv").tap();
  await expect(menu(page)).toBeVisible();
  await swipeUp(page, 380);
  await swipeUp(page, 100);
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await expectClosed(page, "sv");
  expect(await place()).toEqual(before);
  expect(await styles()).toBe("");

  await page.setViewportSize({ width: WIDEST, height: 800 });
  await menuToggle(page, "sv").tap();
  await expect(menu(page)).toBeVisible();
  expect(await isLocked(page)).toBe(true);
  await page.setViewportSize({ width: WIDEST + 1, height: 800 });
  await expectClosed(page, "sv");
  await expect(page.locator(".navbar .brand")).toBeFocused();
  await expect(menuToggle(page, "sv")).toBeHidden();
  await page.setViewportSize({ width: WIDEST, height: 800 });
  await expectClosed(page, "sv");
  await openDrawer(page, "sv");
});

test("MOB-2 by keyboard the focus stays in the drawer, Escape leads back", {
  tag: "@preact",
}, async ({ page }) => {
  await page.goto(PAGE);
  await menuToggle(page, "sv").press("Enter");
  await expect(menu(page)).toBeVisible();
  const stops = menu(page).locator("a[href], button").filter({ visible: true });
  const round = await stops.count();
  await expect(closeButton(page, "sv")).toBeFocused();
  await expect(page.locator("[inert] main")).toBeAttached();
  for (const tab of ["Tab", "Shift+Tab"]) {
    // Once round and past the ends, where the browser's own buttons are.
    for (let time = 0; time < round + 1; time += 1) {
      await page.keyboard.press(tab);
      expect(await focusIsBehind(page), `${tab} ${time}`).toBe(false);
    }
  }
  await page.keyboard.press("Escape");
  await expectClosed(page, "sv");
  await expect(menuToggle(page, "sv")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page, "sv");
  for (let time = 0; time < 5; time += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsInside(page)).toBe(false);
  }
});

test("MOB-7 the drawer opens on the page's menu; its button shows the main one", async ({
  page,
}) => {
  const arrive = await hold(page, CHUNK);
  await page.goto(POST);
  const panel = (name: string) => menu(page).getByRole("navigation", { name, exact: true });
  const [own, main] = [
    panel(label("sv", "blog.sidebar.navAriaLabel")),
    panel(label("sv", "NavBar.navAriaLabel")),
  ];
  for (const time of ["before the script has come", "with it"]) {
    if (time === "before the script has come") await menuToggle(page, "sv").click();
    else await openDrawer(page, "sv");
    await expect(own).toBeInViewport();
    const current = own.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute("href", POST);
    await expect(current).toBeInViewport();
    await expect(main).toBeHidden();
    await backButton(page, "sv").click();
    await settled(page);
    await expect(main).toBeInViewport();
    await expect(own).toBeHidden();
    await expect(backButton(page, "sv")).toBeHidden();
    expect(await focusIsInside(page)).toBe(true);
    arrive();
    await expect(page.locator("[data-widget=mobile-menu][data-state=ready]")).toBeAttached();
    await expect(main).toBeInViewport();
    await page.keyboard.press("Escape");
    await expectClosed(page, "sv");
  }
});

test("MOB-8 a group is one control; a label with a link leads on", async ({ page }) => {
  await page.goto(OTHER);
  await openDrawer(page, "sv");
  const summary = group(page, "sv", last.label);
  const entry = summary.locator("xpath=following-sibling::ul").locator("a").first();
  await expect(entry).toBeHidden();
  await expect(summary.locator("xpath=..").locator(":scope > button")).toHaveCount(0);
  const presses = [
    () => summary.click(),
    () => summary.press("Enter"),
    () => summary.press("Space"),
    () => summary.click(),
  ];
  for (const [index, press] of presses.entries()) {
    await press();
    await settled(page);
    await expect(entry).toBeVisible({ visible: index % 2 === 0 });
  }
  const own = link(page, linked.label);
  await own.locator("xpath=following-sibling::details").locator("summary").click();
  await expect(link(page, linked.items[0]?.label ?? "")).toBeVisible();
  await settled(page);
  await own.click();
  await expect(page).toHaveURL(linked.href ?? "");
});

test("the open drawer has no accessibility findings, and fits at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(DOC);
  await openDrawer(page, "sv");
  for (const panel of ["page menu", "main menu"]) {
    if (panel === "main menu") {
      await backButton(page, "sv").click();
      await openAllCategories(menu(page));
      await settled(page);
    }
    expect.soft(await findingsInBothColors(page), panel).toEqual([]);
    expect.soft(await findOverflow(page), panel).toEqual([]);
    const end = menu(page).getByRole("link").last();
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
  }
});

/** A finger moves up, at this distance from the left. */
async function swipeUp(page: Page, x: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x,
    y: 600,
    yDistance: -400,
    gestureSourceType: "touch",
    speed: 4000,
  });
}

function fail(): never {
  throw new Error("The menu has too few groups.");
}
