import { findingsInBothColors } from "../support/axe.ts";
import { label, readGroups, readMenu } from "../support/labels.ts";
import { stopTime } from "../support/motion.ts";
import { findOverflow } from "../support/overflow.ts";
import { disclosure, mainMenu } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const PAGE = "/blog/archive";
const SCRIPT = /\/assets\/dropdown-[^/]*\.js$/;
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };
/** Longer than a mouse may be away from an open list, in milliseconds. */
const LONG_AFTER = 1000;
/** What a mouse may need from a label to its list. */
const ON_THE_WAY = 150;

/** Dropdowns without a link of their own, one on each side of the bar, and one with a link. */
const [first = fail(), last = fail()] = readGroups("sv");
const linked = readMenu("sv").find(({ href, items }) => href && items.length > 0) ?? fail();

test("by mouse a list shows; a press keeps it (DROP-1, DROP-2, DROP-3)", async ({ page }) => {
  await stopTime(page);
  await page.goto(PAGE);
  // One begins at the left edge of its label, the other ends at the right one.
  for (const { label: name } of [first, last]) {
    const menu = dropdown(page, name);
    await menu.toggle.hover();
    await menu.expectOpen();
    const from = await boxOf(menu.toggle);
    const to = await boxOf(menu.last);
    // Out of the label at its lower corner, over what is beside it, into the last link.
    const corner = to.x < from.x - 1 ? from.x : from.x + from.width;
    const outwards = to.x < from.x - 1 ? -1 : 1;
    await page.mouse.move(corner - 2 * outwards, from.y + from.height - 6);
    await page.mouse.move(corner + 6 * outwards, from.y + from.height - 3, { steps: 2 });
    await page.clock.runFor(ON_THE_WAY);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.clock.runFor(LONG_AFTER);
    await menu.expectOpen();
    await leave(page);
    await menu.expectClosed();
  }
  const menu = dropdown(page, first.label);
  await menu.toggle.hover();
  await menu.expectOpen();
  await menu.toggle.click();
  await leave(page);
  await menu.expectOpen();
  await menu.toggle.click();
  await menu.expectClosed();
  await page.clock.runFor(LONG_AFTER);
  await menu.expectClosed();
});

test("Enter and Space open a list, and close it (DROP-2, DROP-3)", {
  tag: "@preact",
}, async ({ page }) => {
  await stopTime(page);
  await page.goto(PAGE);
  const menu = dropdown(page, first.label);
  await menu.toggle.focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await menu.expectOpen();
    // Neither the mouse elsewhere nor scrolling matters.
    await leave(page);
    await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
    await menu.expectOpen();
    await page.keyboard.press(key);
    await menu.expectClosed();
    await expect(menu.toggle).toBeFocused();
  }
});

test("Tab and arrows go through an open list, not a closed one (DROP-4)", async ({ page }) => {
  await page.goto(PAGE);
  const menu = dropdown(page, first.label);
  const next = page.locator(":focus").and(page.getByText(readMenu("sv")[1]?.label ?? ""));
  await menu.toggle.press("Enter");
  await menu.expectOpen();
  for (const link of await menu.links.all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await menu.expectClosed();
  await expect(next).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.toggle).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(next).toBeVisible();
  await menu.toggle.press("Enter");
  for (const [forth, back] of [
    ["Tab", "Shift+Tab"],
    ["ArrowDown", "ArrowUp"],
  ] as const) {
    await page.keyboard.press(forth);
    await expect(menu.first).toBeFocused();
    await page.keyboard.press(back);
    await expect(menu.toggle).toBeFocused();
  }
  await menu.expectOpen();
  await page.keyboard.press("Shift+Tab");
  await menu.expectClosed();
});

test("a label with a link leads on, its button opens the list (DROP-2, G-4)", async ({ page }) => {
  await page.goto(PAGE);
  const link = ownLink(page);
  await link.focus();
  await page.keyboard.press("Tab");
  await expect(linkedToggle(page, "expand")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(child(page)).toBeVisible();
  await expect(linkedToggle(page, "collapse")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(child(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(linkedToggle(page, "expand")).toBeFocused();
  await expect(child(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(linked.href ?? "");
});

test("a press or focus elsewhere and Escape close (DROP-5, G-2, WCAG 1.4.13)", async ({ page }) => {
  await stopTime(page);
  await page.goto(PAGE);
  const menu = dropdown(page, first.label);
  for (const [way, open, close] of [
    ["a press on the text", "hover", () => page.mouse.click(650, 700)],
    ["a press on the text", "click", () => page.mouse.click(650, 700)],
    ["another dropdown", "click", () => dropdown(page, last.label).toggle.click()],
    ["focus elsewhere", "click", () => footerLink(page).evaluate((link) => link.focus())],
    ["Escape", "hover", () => page.keyboard.press("Escape")],
    ["Escape", "click", () => page.keyboard.press("Escape")],
  ] as const)
    await test.step(`opened by a ${open}, closed by ${way}`, async () => {
      await menu.toggle[open]();
      await menu.expectOpen();
      await close();
      await menu.expectClosed();
      await page.clock.runFor(LONG_AFTER);
      await menu.expectClosed();
      await leave(page);
    });

  await menu.toggle.press("Enter");
  await menu.expectOpen();
  for (const key of ["Tab", "Tab", "Escape"]) await page.keyboard.press(key);
  await menu.expectClosed();
  await expect(menu.toggle).toBeFocused();
  await footerLink(page).evaluate((link) => link.focus({ preventScroll: true }));
  await menu.toggle.hover();
  await menu.expectOpen();
  await page.keyboard.press("Escape");
  await menu.expectClosed();
  await expect(footerLink(page)).toBeFocused();
  await leave(page);
  await menu.toggle.hover();
  await menu.expectOpen();
});

test("an open list has no accessibility findings, and fits low windows", async ({ page }) => {
  await page.goto(PAGE);
  for (const toggle of await mainMenu(page, "sv").locator("button[aria-expanded]").all()) {
    await page.setViewportSize({ width: 997, height: 800 });
    await toggle.click();
    const end = toggle.locator("xpath=following-sibling::ul").getByRole("link").last();
    await expect(end).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 997, height: 180 });
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
  }
  expect(await findingsInBothColors(page)).toEqual([]);
});

test.describe("on a touch screen wider than 996 px", () => {
  test.use(TABLET);

  test("taps open and close, links lead on (DROP-2, DROP-6, G-5)", async ({ page }) => {
    await page.goto(PAGE);
    const menu = dropdown(page, first.label);
    const other = dropdown(page, last.label);
    for (const _time of ["before its script has come", "after"]) {
      await menu.toggle.tap();
      await menu.expectOpen();
      await menu.toggle.tap();
      await menu.expectClosed();
    }
    await menu.toggle.tap();
    await menu.expectOpen();
    // In the margin: elsewhere it could be a link.
    await page.touchscreen.tap(2, 600);
    await menu.expectClosed();
    await menu.toggle.tap();
    await other.toggle.tap();
    await other.expectOpen();
    await menu.expectClosed();
    await linkedToggle(page, "expand").tap();
    await expect(child(page)).toBeVisible();
    await menu.toggle.tap();
    await menu.first.tap();
    await expect(page).toHaveURL(first.items[0]?.href ?? "");
  });
});

test("the focus shows a list before any script (PE-1, DROP-4, DROP-5)", async ({ page }) => {
  const menu = dropdown(page, first.label);
  const arriveFirst = await hold(page, /\/assets\/main-/);
  await page.goto(PAGE, { waitUntil: "commit" });
  // Without its styles the page shows the lists.
  await expect(menu.first).toBeHidden();
  await menu.toggle.focus();
  await expect(menu.first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.first).toBeFocused();
  arriveFirst();
  await menu.expectOpen();
  await expect(menu.first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.toggle).toBeFocused();
  await menu.expectClosed();
});

test("keys count before the script of a list has come (PE-2, DROP-2, DROP-5)", async ({ page }) => {
  const menu = dropdown(page, first.label);
  const arrive = await hold(page, SCRIPT);
  await page.goto(PAGE);
  await menu.toggle.hover();
  await expect(menu.first).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.first).toBeHidden();
  arrive();
  const island = page.locator("[data-widget=dropdown]").first();
  await expect(island).toHaveAttribute("data-state", "ready");
  await menu.expectClosed();

  const holdEnter = async () => {
    for (let time = 0; time < 4; time += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  const arriveAgain = await hold(page, SCRIPT);
  await page.reload();
  await menu.toggle.focus();
  await holdEnter();
  arriveAgain();
  await menu.expectOpen();
  // The headless browser keeps no page in its memory, so the page gets the events that it would get.
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await menu.expectClosed();
  await menu.toggle.focus();
  await holdEnter();
  await menu.expectOpen();
});

/** The label that is a link of its own. */
const ownLink = (page: Page) =>
  mainMenu(page, "sv").getByRole("link", { name: linked.label, exact: true });
const child = (page: Page) =>
  mainMenu(page, "sv").getByRole("link", { name: linked.items[0]?.label ?? "", exact: true });

/** The button beside the link, while pressing it does this. */
function linkedToggle(page: Page, does: "expand" | "collapse"): Locator {
  const text = label("sv", `navbar.mobileDropdown.collapseButton.${does}AriaLabel`);
  const name = `${linked.label}: ${text}`;
  return mainMenu(page, "sv").getByRole("button", { name, exact: true });
}

const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link").first();

function dropdown(page: Page, name: string) {
  const toggle = disclosure(mainMenu(page, "sv"), name);
  const links = toggle.locator("xpath=following-sibling::ul").locator("a");
  return {
    toggle,
    links,
    first: links.first(),
    last: links.last(),
    async expectOpen() {
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await expect(links.last()).toBeVisible();
    },
    async expectClosed() {
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(links.last()).toBeHidden();
    },
  };
}

/** Takes the mouse away and lets the time pass after which that counts. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(650, 700, { steps: 4 });
  await page.clock.runFor(LONG_AFTER);
}

function fail(): never {
  throw new Error("The menu has too few dropdowns.");
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? fail();
}
