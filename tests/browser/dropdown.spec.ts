import { findingsInBothColors } from "../support/axe.ts";
import { addressIn, label, type MenuEntry, readMenu } from "../support/labels.ts";
import { openElsewhere } from "../support/new-tab.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { disclosure, languageDisclosure, mainMenu, menuLink } from "../support/shell.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import type { VariantHost } from "../support/variant-host.ts";
import { serveVersions } from "../support/versions-site.ts";

const CHUNK = "**/assets/dropdown-*.js";
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };

for (const locale of LOCALES) {
  test.describe(`dropdowns, ${locale}`, () => {
    const groups = readMenu(locale).filter((entry) => entry.items.length > 0);

    test.beforeEach(async ({ page }) => {
      await page.goto(addressIn(locale, "/blog/archive"));
    });

    test("every dropdown comes to life without a warning and without moving anything (PE-2)", async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.addInitScript(() => {
        const all = { shift: 0 };
        Object.assign(window, { all });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            all.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.reload();
      for (const group of groups) {
        const menu = dropdown(page, locale, group);
        await menu.toggle.press("Enter");
        await menu.expectOpen();
      }
      await languageDisclosure(page, locale).press("Enter");
      await expect(languageDisclosure(page, locale)).toHaveAttribute("aria-expanded", "true");
      await page.waitForTimeout(200);
      expect(
        await page.evaluate(() => (window as unknown as { all: { shift: number } }).all.shift),
      ).toBe(0);
      expect(complaints).toEqual([]);
    });

    test("open lists have no accessibility findings in light and in dark colours", async ({
      page,
    }) => {
      const toggles = [
        ...groups.map((group) => disclosure(mainMenu(page, locale), group.label)),
        languageDisclosure(page, locale),
      ];
      for (const toggle of toggles) {
        await toggle.click();
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        expect(await findingsInBothColors(page)).toEqual([]);
      }
    });
  });
}

/** What does not depend on the language of the labels. */
test.describe("dropdowns", () => {
  const locale: Locale = "sv";

  const groups = readMenu(locale).filter((entry) => entry.items.length > 0);

  test.beforeEach(async ({ page }) => {
    await page.goto(addressIn(locale, "/blog/archive"));
  });

  for (const group of groups) {
    test(`${group.label} is shown by the mouse, also on a diagonal way, and goes with it (DROP-1, DROP-3)`, async ({
      page,
    }) => {
      const menu = dropdown(page, locale, group);
      await menu.toggle.hover();
      await menu.expectOpen();
      const from = await boxOf(menu.toggle);
      const to = await boxOf(menu.last);
      // Out of the label at its lower corner, over what stands beside it, into the last link.
      const corner = to.x < from.x - 1 ? from.x : from.x + from.width;
      const outwards = to.x < from.x - 1 ? -1 : 1;
      await page.mouse.move(corner - 2 * outwards, from.y + from.height - 6);
      await page.mouse.move(corner + 6 * outwards, from.y + from.height - 3, { steps: 2 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.waitForTimeout(400);
      await menu.expectOpen();
      await page.mouse.move(650, 700, { steps: 4 });
      await menu.expectClosed();
    });
  }

  test("lists end at the right edge of the labels on the right, and are scrolled when long (DROP-1)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 220 });
    const right = groups.at(-1) ?? fail();
    const menu = dropdown(page, locale, right);
    await menu.toggle.click();
    const label = await boxOf(menu.toggle);
    const list = await boxOf(menu.list);
    expect(list.x + list.width).toBeCloseTo(label.x + label.width, 0);
    expect(list.height).toBeLessThanOrEqual(0.8 * 220);
    await menu.last.scrollIntoViewIfNeeded();
    await expect(menu.last).toBeInViewport();
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} opens and closes, and the mouse elsewhere does not matter (DROP-2, DROP-3)`, async ({
      page,
    }) => {
      const menu = dropdown(page, locale, groups[0]);
      await menu.toggle.focus();
      for (const _time of ["once", "twice"]) {
        await page.keyboard.press(key);
        await menu.expectOpen();
        await page.mouse.move(650, 700);
        await page.waitForTimeout(400);
        await menu.expectOpen();
        await page.keyboard.press(key);
        await menu.expectClosed();
        await expect(menu.toggle).toBeFocused();
      }
    });
  }

  test("a click without pointer, as of a screen reader, toggles (DROP-2, G-1)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    for (const _time of ["once", "twice"]) {
      await menu.toggle.evaluate((button: HTMLElement) => button.click());
      await menu.expectOpen();
      await menu.toggle.evaluate((button: HTMLElement) => button.click());
      await menu.expectClosed();
    }
  });

  test("a press on what the mouse shows keeps it, the next one closes it, without flicker (DROP-2)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    const changes = await recordVisibility(menu.list);
    await menu.toggle.hover();
    await menu.expectOpen();
    await menu.toggle.click();
    await menu.expectOpen();
    await page.mouse.move(650, 700, { steps: 4 });
    await page.waitForTimeout(400);
    await menu.expectOpen();
    expect(await changes()).toEqual(["shown"]);
    await menu.toggle.click();
    await menu.expectClosed();
    await page.waitForTimeout(400);
    await menu.expectClosed();
    expect(await changes()).toEqual(["shown", "hidden"]);
  });

  test("the button names its list and promises no menu widget (DROP-3, G-3)", async ({ page }) => {
    const menu = dropdown(page, locale, groups[0]);
    for (const open of [() => menu.toggle.hover(), () => menu.toggle.click()]) {
      await open();
      await menu.expectOpen();
      const id = (await menu.toggle.getAttribute("aria-controls")) ?? "";
      await expect(page.locator(`ul#${id}`).getByRole("link")).toHaveCount(menu.count);
      await expect(menu.toggle).not.toHaveAttribute("aria-haspopup");
      await expect(page.locator(`#${id}[role], #${id} [role]`)).toHaveCount(0);
    }
    await expect(menu.toggle).toHaveRole("button");
  });

  test("Tab goes from the label through the links in order and closes behind itself (DROP-4)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.focus();
    await page.keyboard.press("Enter");
    for (const link of menu.links) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await menu.expectOpen();
    await page.keyboard.press("Tab");
    await menu.expectClosed();
    await expect(page.locator(":focus")).toHaveText(readMenu(locale)[1]?.label ?? "");
  });

  test("Shift+Tab returns to the label with the list open, and closes it from there (DROP-4)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.first).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.toggle).toBeFocused();
    await menu.expectOpen();
    await page.keyboard.press("Shift+Tab");
    await menu.expectClosed();
  });

  test("the links of a closed dropdown are skipped (DROP-4)", async ({ page }) => {
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.hover();
    await menu.expectOpen();
    await page.mouse.move(650, 700, { steps: 4 });
    await menu.expectClosed();
    await menu.toggle.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(readMenu(locale)[1]?.label ?? "");
  });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    "a press on the text": (page) => page.mouse.click(650, 700),
    "a press on another dropdown": (page) =>
      disclosure(mainMenu(page, locale), groups[1]?.label ?? "").click(),
    "focus that a script moves to the footer": (page) =>
      page
        .getByRole("contentinfo")
        .getByRole("link")
        .first()
        .evaluate((link: HTMLElement) => link.focus()),
    Escape: (page) => page.keyboard.press("Escape"),
  };

  for (const [way, close] of Object.entries(ways)) {
    for (const how of ["hover", "click", "Enter"] as const) {
      test(`opened by ${how}, ${way} closes it (DROP-5, G-2)`, async ({ page }) => {
        const menu = dropdown(page, locale, groups[0]);
        if (how === "hover") await menu.toggle.hover();
        else if (how === "click") await menu.toggle.click();
        else await menu.toggle.press("Enter");
        await menu.expectOpen();
        await close(page);
        await menu.expectClosed();
        await page.waitForTimeout(300);
        await menu.expectClosed();
      });
    }
  }

  test("Escape in the list returns the focus to the label (DROP-5)", async ({ page }) => {
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.press("Enter");
    await menu.expectOpen();
    for (const key of ["Tab", "Tab", "Escape"]) await page.keyboard.press(key);
    await menu.expectClosed();
    await expect(menu.toggle).toBeFocused();
  });

  test("Escape sends away what the mouse shows, wherever the focus is; the mouse brings it back (DROP-5, WCAG 1.4.13)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    const footer = page.getByRole("contentinfo").getByRole("link").first();
    await footer.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await menu.toggle.hover();
    await menu.expectOpen();
    await page.keyboard.press("Escape");
    await menu.expectClosed();
    await expect(footer).toBeFocused();
    await page.mouse.move(650, 700, { steps: 4 });
    await menu.toggle.hover();
    await menu.expectOpen();
  });

  test("scrolling closes nothing (DROP-5)", async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 400 });
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.focus();
    await page.keyboard.press("Enter");
    await menu.expectOpen();
    await page.evaluate(() => scrollBy(0, 40));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    await page.waitForTimeout(300);
    await expect(menu.toggle).toHaveAttribute("aria-expanded", "true");
  });

  test("choosing a link closes the list; opening it elsewhere does not (DROP-5)", async ({
    page,
  }) => {
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.click();
    const href = await menu.first.getAttribute("href");
    const opened = await openElsewhere(page, () =>
      menu.first.click({ modifiers: ["ControlOrMeta"] }),
    );
    expect(opened).toBe(href);
    await menu.expectOpen();
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await menu.first.click();
    await menu.expectClosed();
    await expect(menu.toggle).toBeFocused();
  });

  test("only the label of the open page's dropdown is marked (DROP-7, G-6)", async ({ page }) => {
    await page.goto(addressIn(locale, "/trygghet"));
    const marked = mainMenu(page, locale).locator("button[aria-current]");
    await expect(marked).toHaveText([groups[0]?.label ?? ""]);
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.click();
    await menu.expectOpen();
    await expect(marked).toHaveText([groups[0]?.label ?? ""]);
    await expect(menu.list.locator("[aria-current=page]")).toHaveAttribute(
      "href",
      addressIn(locale, "/trygghet"),
    );
  });
});

test.describe("on a touch screen wider than 996 px", () => {
  const locale: Locale = "en";
  test.use(TABLET);

  test("a tap opens, a tap closes, a tap elsewhere closes (DROP-6, G-5)", async ({ page }) => {
    await page.goto(addressIn(locale, "/blog/archive"));
    const groups = readMenu(locale).filter((entry) => entry.items.length > 0);
    for (const group of groups) {
      const menu = dropdown(page, locale, group);
      await menu.toggle.tap();
      await menu.expectOpen();
      await page.waitForTimeout(400);
      await menu.expectOpen();
      await menu.toggle.tap();
      await menu.expectClosed();
      await menu.toggle.tap();
      await menu.expectOpen();
      await page.touchscreen.tap(600, 600);
      await menu.expectClosed();
    }
  });

  test("a tap on another dropdown closes the first, a tap on a link leads on (DROP-6)", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, "/blog/archive"));
    const [one, two] = readMenu(locale).filter((entry) => entry.items.length > 0);
    const first = dropdown(page, locale, one);
    const second = dropdown(page, locale, two);
    await first.toggle.tap();
    await first.expectOpen();
    await second.toggle.tap();
    await second.expectOpen();
    await first.expectClosed();
    await second.last.tap();
    await expect(page).toHaveURL(two?.items.at(-1)?.href ?? "");
  });

  test("a mouse on the same machine works by hovering (DROP-6)", async ({ page }) => {
    await page.goto(addressIn(locale, "/blog/archive"));
    const menu = dropdown(page, locale, readMenu(locale)[0]);
    await menu.toggle.tap();
    await menu.expectOpen();
    await menu.toggle.tap();
    await menu.expectClosed();
    await page.mouse.move(600, 600);
    await menu.toggle.hover();
    await menu.expectOpen();
  });
});

test.describe("while the widget is on its way", () => {
  const locale = "sv";
  const group = readMenu(locale).find((entry) => entry.items.length > 0);

  /** Lets the widget wait until the returned function is called. */
  async function holdChunk(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(CHUNK, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/blog/archive");
    return resolve;
  }

  test("the mouse shows the list, and it stays without a break (DROP-1, PE-1)", async ({
    page,
  }) => {
    const release = await holdChunk(page);
    const menu = dropdown(page, locale, group);
    const changes = await recordVisibility(menu.list);
    await menu.toggle.hover();
    await expect(menu.first).toBeVisible();
    release();
    await menu.expectOpen();
    expect(await changes()).toEqual(["shown"]);
    await page.mouse.move(650, 700);
    await menu.expectClosed();
  });

  test("a press shows the list at once and keeps it (DROP-2)", async ({ page }) => {
    const release = await holdChunk(page);
    const menu = dropdown(page, locale, group);
    const changes = await recordVisibility(menu.list);
    await menu.toggle.click();
    await expect(menu.first).toBeVisible();
    release();
    await menu.expectOpen();
    await page.mouse.move(650, 700);
    await page.waitForTimeout(400);
    await menu.expectOpen();
    expect(await changes()).toEqual(["shown"]);
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} shows the list at once and keeps it (DROP-2)`, async ({ page }) => {
      const release = await holdChunk(page);
      const menu = dropdown(page, locale, group);
      const changes = await recordVisibility(menu.list);
      await menu.toggle.focus();
      await expect(menu.first).toBeHidden();
      await page.keyboard.press(key);
      await expect(menu.first).toBeVisible();
      release();
      await menu.expectOpen();
      await page.keyboard.press("Tab");
      await expect(menu.first).toBeFocused();
      expect(await changes()).toEqual(["shown"]);
      await page.keyboard.press("Escape");
      await menu.expectClosed();
      await expect(menu.toggle).toBeFocused();
    });
  }

  test("a focus in the list is not lost when the script arrives (PE-1, DROP-4)", async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/main-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/blog/archive", { waitUntil: "commit" });
    const menu = dropdown(page, locale, group);
    await menu.toggle.focus();
    await expect(menu.first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.first).toBeFocused();
    const changes = await recordVisibility(menu.list);
    resolve();
    await menu.expectOpen();
    await expect(menu.first).toBeFocused();
    expect(await changes()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(menu.toggle).toBeFocused();
    await menu.expectClosed();
  });
});

test.describe("when the widget does not arrive", () => {
  const locale = "sv";
  const groups = readMenu(locale).filter((entry) => entry.items.length > 0);

  test("mouse and focus go on showing the lists, and the console names the widget (PE-3)", async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.route(CHUNK, (route) => route.abort());
    await page.goto("/blog/archive");
    const menu = dropdown(page, locale, groups[0]);
    await menu.toggle.hover();
    await expect.poll(() => errors.join()).toContain('widget "dropdown" failed');
    await expect(menu.last).toBeVisible();
    await page.mouse.move(650, 700);
    await expect(menu.last).toBeHidden();
    await menu.toggle.focus();
    for (const link of menu.links) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menu.last).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`Tab shows each list and goes through all of its links, ${locale} (PE-1)`, async ({
      page,
    }) => {
      await page.goto(addressIn(locale, "/blog/archive"));
      for (const group of readMenu(locale).filter((entry) => entry.items.length > 0)) {
        const menu = dropdown(page, locale, group);
        await menu.toggle.focus();
        for (const link of menu.links) {
          await page.keyboard.press("Tab");
          await expect(link).toBeFocused();
          await expect(link).toBeVisible();
        }
        await page.keyboard.press("Tab");
        await expect(menu.last).toBeHidden();
      }
    });
  }
});

test.describe("a label with a link of its own", () => {
  let host: VariantHost;
  test.beforeAll(async () => {
    host = await serveVersions();
  });

  for (const locale of LOCALES) {
    const expand = label(locale, "navbar.mobileDropdown.collapseButton.expandAriaLabel");
    const collapse = label(locale, "navbar.mobileDropdown.collapseButton.collapseAriaLabel");

    test(`leads on with Enter and click; the button beside it toggles, ${locale} (DROP-2, G-4)`, async ({
      page,
    }) => {
      const nav = mainMenu(page, locale);
      const link = nav.getByRole("link", { name: "Mer", exact: true });
      const toggle = nav.locator("button[aria-expanded]").first();
      const child = nav.getByRole("link", { name: "Företag", exact: true });
      await page.goto(host.address + addressIn(locale, "/blog/archive"));
      await expect(toggle).toHaveAccessibleName(`Mer: ${expand}`);
      await link.focus();
      await page.keyboard.press("Tab");
      await expect(toggle).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(child).toBeVisible();
      await expect(toggle).toHaveAccessibleName(`Mer: ${collapse}`);
      await page.keyboard.press("Tab");
      await expect(child).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toggle).toBeFocused();
      await expect(child).toBeHidden();
      await page.keyboard.press("Shift+Tab");
      await expect(link).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(host.address + addressIn(locale, "/section"));
      await page.goto(host.address + addressIn(locale, "/business"));
      await expect(link).toHaveAttribute("aria-current", "true");
      await link.hover();
      await expect(child).toBeVisible();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await link.click();
      await expect(page).toHaveURL(host.address + addressIn(locale, "/section"));
    });
  }

  test.describe("by touch", () => {
    test.use(TABLET);

    test("the link leads on, the button toggles (DROP-2, DROP-6)", async ({ page }) => {
      await page.goto(`${host.address}/blog/archive`);
      const nav = mainMenu(page, "sv");
      const toggle = nav.locator("button[aria-expanded]").first();
      for (const isOpen of ["true", "false", "true"]) {
        await toggle.tap();
        await expect(toggle).toHaveAttribute("aria-expanded", isOpen);
      }
      await nav.getByRole("link", { name: "Mer", exact: true }).tap();
      await expect(page).toHaveURL(`${host.address}/section`);
    });
  });
});

interface Dropdown {
  toggle: Locator;
  list: Locator;
  links: Locator[];
  first: Locator;
  last: Locator;
  count: number;
  expectOpen(): Promise<void>;
  expectClosed(): Promise<void>;
}

function dropdown(page: Page, locale: Locale, group: MenuEntry | undefined): Dropdown {
  const toggle = disclosure(mainMenu(page, locale), group?.label ?? "");
  const links = (group?.items ?? []).map((item) => menuLink(page, locale, item));
  const first = links[0] ?? fail();
  const last = links.at(-1) ?? fail();
  return {
    toggle,
    list: toggle.locator("xpath=following-sibling::ul"),
    links,
    first,
    last,
    count: links.length,
    async expectOpen() {
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await expect(last).toBeVisible();
    },
    async expectClosed() {
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(last).toBeHidden();
    },
  };
}

function fail(): never {
  throw new Error("The menu has too few dropdowns.");
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? fail();
}

/** Looks at every frame whether the list is there, and returns the changes since then. */
async function recordVisibility(list: Locator): Promise<() => Promise<string[]>> {
  await list.evaluate((element) => {
    const isShown = () => element.getClientRects().length > 0;
    const changes: string[] = [];
    Object.assign(window, { changes });
    let was = isShown();
    const look = () => {
      if (was !== isShown()) changes.push(isShown() ? "shown" : "hidden");
      was = isShown();
      requestAnimationFrame(look);
    };
    look();
  });
  return () => list.evaluate(() => (window as unknown as { changes: string[] }).changes);
}
