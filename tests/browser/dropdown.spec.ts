import { findingsInBothColors } from "../support/axe.ts";
import { label, readGroups, readMenu } from "../support/labels.ts";
import { stopTime } from "../support/motion.ts";
import { findOverflow } from "../support/overflow.ts";
import { disclosure, mainMenu } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const PAGE = "/blog/archive";
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };
/** Longer than a mouse may be away from an open list, in milliseconds. */
const LONG_AFTER = 1000;
/** What a mouse may need from a label to its list. */
const ON_THE_WAY = 150;

/** Dropdowns without a link of their own, one on each side of the bar, and one with a link. */
const [first = fail(), last = fail()] = readGroups("sv");
const linked = readMenu("sv").find(({ href, items }) => href && items.length > 0) ?? fail();

test.describe("dropdowns", () => {
  test.beforeEach(async ({ page }) => {
    await stopTime(page);
    await page.goto(PAGE);
  });

  test("the mouse shows a list, also on a diagonal way, and takes it along (DROP-1, DROP-3)", async ({
    page,
  }) => {
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
  });

  test("Enter and Space open and close, and neither the mouse elsewhere nor scrolling matters (DROP-2, DROP-3, DROP-5)", {
    tag: "@preact",
  }, async ({ page }) => {
    const menu = dropdown(page, first.label);
    await menu.toggle.focus();
    for (const key of ["Enter", "Space", "Enter", "Space"]) {
      await page.keyboard.press(key);
      await menu.expectOpen();
      await leave(page);
      await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
      await menu.expectOpen();
      await page.keyboard.press(key);
      await menu.expectClosed();
      await expect(menu.toggle).toBeFocused();
    }
  });

  test("a press on what the mouse shows keeps it, the next one closes it (DROP-2)", async ({
    page,
  }) => {
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

  test("Tab and the arrow keys go through an open list in order and back, closes it behind itself, and skips a closed one (DROP-4)", {
    tag: "@preact",
  }, async ({ page }) => {
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

  test("a press on the text, another dropdown, focus elsewhere and Escape close a list, however it was opened (DROP-5, G-2)", async ({
    page,
  }) => {
    const menu = dropdown(page, first.label);
    const ways: Record<string, () => Promise<unknown>> = {
      "a press on the text": () => page.mouse.click(650, 700),
      "a press on another dropdown": () => dropdown(page, last.label).toggle.click(),
      "focus that a script moves to the footer": () =>
        footerLink(page).evaluate((link) => link.focus()),
      Escape: () => page.keyboard.press("Escape"),
    };
    for (const [way, close] of Object.entries(ways)) {
      for (const open of ["hover", "click"] as const) {
        await test.step(`opened by a ${open}, closed by ${way}`, async () => {
          await menu.toggle[open]();
          await menu.expectOpen();
          await close();
          await menu.expectClosed();
          await page.clock.runFor(LONG_AFTER);
          await menu.expectClosed();
          await leave(page);
        });
      }
    }
  });

  test("Escape in the list returns the focus to the label; it sends away what the mouse shows, wherever the focus is (DROP-5, WCAG 1.4.13)", async ({
    page,
  }) => {
    const menu = dropdown(page, first.label);
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
});

test("an open list has no accessibility findings in light and in dark colours, fits the window, and is scrolled in a low one", async ({
  page,
}) => {
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

  test("a tap opens and closes, a tap elsewhere closes, and links lead on (DROP-2, DROP-6, G-5)", async ({
    page,
  }) => {
    await page.goto(PAGE);
    const menu = dropdown(page, first.label);
    const other = dropdown(page, last.label);
    // Before the widget, which may wait for a frame.
    await menu.toggle.tap();
    await menu.expectOpen();
    await menu.toggle.tap();
    await menu.expectClosed();
    await stopTime(page);
    await menu.toggle.tap();
    await page.clock.runFor(LONG_AFTER);
    await menu.expectOpen();
    await menu.toggle.tap();
    await menu.expectClosed();
    await menu.toggle.tap();
    await menu.expectOpen();
    // In the margin: elsewhere it could be a link.
    await page.touchscreen.tap(2, 600);
    await menu.expectClosed();
    await menu.toggle.tap();
    await other.toggle.tap();
    await other.expectOpen();
    await menu.expectClosed();
    await other.toggle.tap();
    await other.expectClosed();
    await linkedToggle(page, "expand").tap();
    await expect(child(page)).toBeVisible();
    await page.clock.resume();
    await menu.toggle.tap();
    await menu.first.tap();
    await expect(page).toHaveURL(first.items[0]?.href ?? "");
  });
});

test("Tab goes into a list without script, and the focus is not lost when that arrives (PE-1, PE-2, DROP-4)", async ({
  page,
}) => {
  const arrive = await hold(page, /\/assets\/main-/);
  await page.goto(PAGE, { waitUntil: "commit" });
  const menu = dropdown(page, first.label);
  // Without its styles the page shows the lists.
  await expect(menu.first).toBeHidden();
  await menu.toggle.focus();
  await expect(menu.first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.first).toBeFocused();
  arrive();
  await menu.expectOpen();
  await expect(menu.first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu.toggle).toBeFocused();
  await menu.expectClosed();
});

test("a label with a link of its own leads on with Enter; the button beside it toggles (DROP-2, G-4)", async ({
  page,
}) => {
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

interface Dropdown {
  toggle: Locator;
  links: Locator;
  first: Locator;
  last: Locator;
  expectOpen(): Promise<void>;
  expectClosed(): Promise<void>;
}

function dropdown(page: Page, name: string): Dropdown {
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
