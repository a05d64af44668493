import { findingsInBothColors } from "../support/axe.ts";
import {
  backButton,
  carets,
  closeButton,
  drawer,
  group,
  menuLabels,
  openDrawer,
  toggleButton,
} from "../support/drawer.ts";
import { delay } from "../support/first-frames.ts";
import { addressIn, label, type MenuEntry, readData, readMenu } from "../support/labels.ts";
import { settled } from "../support/motion.ts";
import { openElsewhere } from "../support/new-tab.ts";
import { findOverflow } from "../support/overflow.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { docsMenu, languageName, mainMenu, menuToggle } from "../support/shell.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import type { VariantHost } from "../support/variant-host.ts";
import { serveVersions, VERSIONS } from "../support/versions-site.ts";
import { listen, stored } from "../support/visitor-storage.ts";

const DOC = "/docs/event/cmi";
const PAGE = "/section";
const POST = "/blog/2024/03/25/ny-hemsida";
const PHONE = { width: 400, height: 800 };
const CHUNK = /\/assets\/mobile-menu[^/]*\.js$/;

test.use({ viewport: PHONE, hasTouch: true });

async function expectClosed(page: Page, locale: Locale): Promise<void> {
  await expect(drawer(page, locale)).toBeHidden();
  await expect(toggleButton(page, locale)).toHaveAttribute("aria-expanded", "false");
  expect(await pageState(page)).toEqual({ overflow: "", marked: false });
}

/** What the open drawer does to the page. */
function pageState(page: Page): Promise<{ overflow: string; marked: boolean }> {
  return page.evaluate(() => ({
    overflow: document.documentElement.style.overflow + document.body.style.overflow,
    marked: document.documentElement.hasAttribute("data-drawer-open"),
  }));
}

function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("dialog[open]") != null);
}

/** Where a visitor would put a finger to hit what lies beside the drawer. */
async function pressBackdrop(page: Page, press: "click" | "tap"): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const at = [width * 0.93, height / 2] as const;
  await (press === "tap" ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

const groups = (locale: Locale) => readMenu(locale).filter(({ items }) => items.length > 0);

for (const locale of LOCALES) {
  test.describe(`the mobile menu, ${locale}`, () => {
    test("MOB-3 the head has the brand, the colour mode and the close button", async ({ page }) => {
      await page.goto(addressIn(locale, DOC));
      await openDrawer(page, locale);
      const controls = drawer(page, locale).locator("a[href], button");
      await expect(controls.nth(0)).toHaveAccessibleName(
        readData<{ title: string }>("navbar.json").title,
      );
      const modes = ["system", "light", "dark"].map((mode) =>
        label(locale, `colorToggle.ariaLabel.mode.${mode}`),
      );
      for (const mode of [...modes, modes[0] ?? ""]) {
        await expect(controls.nth(1)).toHaveAccessibleName(
          label(locale, "colorToggle.ariaLabel", { mode }),
        );
        await controls.nth(1).click();
      }
      await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
      await expect(controls.nth(2)).toHaveAccessibleName(
        label(locale, "docs.sidebar.closeSidebarButtonAriaLabel"),
      );
      await controls.nth(0).click();
      await expect(page).toHaveURL(addressIn(locale, "/"));
    });

    test("MOB-6 MOB-8 all items are listed in the order of the data", async ({ page }) => {
      await page.goto(addressIn(locale, "/trygghet"));
      await openDrawer(page, locale);
      const menu = mainMenu(page, locale).and(drawer(page, locale).getByRole("navigation"));
      const languages = label(locale, "navbar.mobileLanguageDropdown.label");
      const labels = menuLabels(locale);
      const tops = menu.locator(":scope > ul > li");
      await expect(tops).toHaveCount(labels.length);
      for (const [index, text] of labels.entries()) {
        await expect(tops.nth(index).locator("a, button").first()).toHaveText(text);
      }
      for (const { label: text, items } of groups(locale)) {
        const button = group(page, locale, text);
        if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
        const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
        await expect(list.getByRole("link")).toHaveCount(items.length);
        for (const item of items) await expect(link(list, locale, item)).toBeVisible();
      }
      await group(page, locale, languages).click();
      for (const language of LOCALES) {
        const entry = menu.getByRole("link", { name: languageName(language), exact: true });
        await expect(entry).toHaveAttribute("lang", language);
        await expect(entry).toHaveAttribute("hreflang", language);
      }
    });

    test("MOB-7 SIDE-6 the docs are the same tree, expanded on the way to the page", async ({
      page,
    }) => {
      await page.goto(addressIn(locale, DOC));
      const inPage = await docsMenu(page, locale)
        .locator("a")
        .evaluateAll((all) => all.map((a) => a.textContent));
      await openDrawer(page, locale);
      const own = drawer(page, locale).getByRole("navigation", {
        name: label(locale, "docs.sidebar.navAriaLabel"),
        exact: true,
      });
      expect(await own.locator("a").evaluateAll((all) => all.map((a) => a.textContent))).toEqual(
        inPage,
      );
      await expect(
        own.locator(`a[href="${addressIn(locale, "/docs/event/culture")}"]`),
      ).toBeVisible();
      const social = own.locator(`a[href="${addressIn(locale, "/docs/social/soft")}"]`);
      await expect(social).toBeHidden();
      const around = page.locator(`a[href="${addressIn(locale, "/docs/social/soft")}"]`);
      await own.locator("details", { has: around }).locator("summary").click();
      await expect(social).toBeVisible();
      await expect(drawer(page, locale)).toBeVisible();
      await settled(page);
      await social.click();
      await expect(page).toHaveURL(addressIn(locale, "/docs/social/soft"));
    });

    test("MOB-7 a page without a menu of its own starts and stays on the main menu", async ({
      page,
    }) => {
      await page.goto(addressIn(locale, PAGE));
      await openDrawer(page, locale);
      await expect(backButton(page, locale)).toHaveCount(0);
      await expect(drawer(page, locale).getByRole("navigation")).toHaveAccessibleName(
        label(locale, "NavBar.navAriaLabel"),
      );
    });

    test("MOB-8 the group of the page is open at first, the others are not", async ({ page }) => {
      await page.goto(addressIn(locale, "/for-antagna"));
      await openDrawer(page, locale);
      for (const { label: text, items } of groups(locale)) {
        const isOpen = items.some(({ href }) => href === addressIn(locale, "/for-antagna"));
        await expect(group(page, locale, text)).toHaveAttribute("aria-expanded", String(isOpen));
      }
      await expect(carets(page, locale, "collapse")).toHaveCount(1);
      await expect(carets(page, locale, "collapse")).toHaveAttribute("aria-expanded", "true");
    });

    test("the open drawer has no accessibility findings in light and in dark colours", async ({
      page,
    }) => {
      await page.goto(addressIn(locale, DOC));
      await openDrawer(page, locale);
      expect.soft(await findingsInBothColors(page), "page menu").toEqual([]);
      await backButton(page, locale).click();
      while ((await carets(page, locale, "expand").count()) > 0) {
        await carets(page, locale, "expand").first().click();
      }
      await settled(page);
      expect.soft(await findingsInBothColors(page), "main menu").toEqual([]);
    });
  });
}

/** What does not depend on the language of the labels. */
test.describe("the mobile menu", () => {
  const locale: Locale = "sv";

  for (const width of [400, 900]) {
    test(`MOB-1 a tap at ${width} px slides the drawer in from the left`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addressIn(locale, PAGE));
      await menuToggle(page, locale).tap();
      const menu = drawer(page, locale);
      await expect(menu).toBeVisible();
      await settled(page);
      const box = await menu.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 800 });
      expect(box?.width).toBeCloseTo(width * 0.83, 0);
      await expect(menu).toHaveCSS("position", "fixed");
      const backdrop = await menu.evaluate(
        (element) => getComputedStyle(element, "::backdrop").backgroundColor,
      );
      expect(backdrop).toBe("rgba(20, 10, 2, 0.55)");
      // What is behind a modal dialog has no role for Playwright either: it is inert.
      const toggle = page.locator(`[aria-controls="${await menu.getAttribute("id")}"]`);
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      expect(await pageState(page)).toEqual({ overflow: "hidden", marked: true });
    });
  }

  test("the open phone menu fits the window, and its end can be reached at 320 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 500 });
    await page.goto(addressIn(locale, DOC));
    await openDrawer(page, locale);
    expect.soft(await findOverflow(page), "page menu").toEqual([]);
    await drawer(page, locale).getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(drawer(page, locale).getByRole("link").last()).toBeInViewport();
    await backButton(page, locale).click();
    while ((await carets(page, locale, "expand").count()) > 0) {
      await carets(page, locale, "expand").first().click();
    }
    await settled(page);
    expect.soft(await findOverflow(page), "main menu").toEqual([]);
    await drawer(page, locale).getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(drawer(page, locale).getByRole("link").last()).toBeInViewport();
  });

  test("MOB-1 the toggle has a box at 996 px and none at 997 px", async ({ page }) => {
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.keyboard.press("Escape");
    for (const width of [996, 997, 996]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(toggleButton(page, locale)).toBeVisible({ visible: width === 996 });
    }
  });

  for (const key of ["Enter", "Space"]) {
    test(`MOB-2 opened with ${key}, 20 × Tab stays inside, Escape leads back`, async ({ page }) => {
      await page.goto(addressIn(locale, DOC));
      await menuToggle(page, locale).focus();
      await page.keyboard.press(key);
      await expect(drawer(page, locale)).toBeVisible();
      const seen = new Set<string>();
      for (const tab of ["Tab", "Shift+Tab"]) {
        for (let time = 0; time < 20; time += 1) {
          await page.keyboard.press(tab);
          expect(await focusIsInside(page), `${tab} ${time}`).toBe(true);
          seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
        }
      }
      expect(seen.size).toBeGreaterThan(10);
      await page.keyboard.press("Escape");
      await expectClosed(page, locale);
      await expect(toggleButton(page, locale)).toBeFocused();
    });
  }

  test("MOB-2 the closed drawer holds no focus", async ({ page }) => {
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.keyboard.press("Escape");
    await expectClosed(page, locale);
    for (let time = 0; time < 20; time += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog"))).toBeNull();
    }
  });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    "the close button": (page) => closeButton(page, locale).click(),
    "a click on the backdrop": (page) => pressBackdrop(page, "click"),
    "a tap on the backdrop": (page) => pressBackdrop(page, "tap"),
    Escape: (page) => page.keyboard.press("Escape"),
    "the toggle": (page) => page.locator("button[aria-controls=drawer]").dispatchEvent("click"),
    "a link to the current page": (page) =>
      drawer(page, locale)
        .locator(`a[href="${addressIn(locale, PAGE)}"]`)
        .first()
        .click(),
    back: (page) => page.goBack(),
  };

  for (const [way, close] of Object.entries(ways)) {
    test(`MOB-4 MOB-9 ${way} closes the drawer, and no dead step back remains`, async ({
      page,
    }) => {
      const { errors } = listen(page);
      await page.goto(addressIn(locale, "/trygghet"));
      await page.goto(addressIn(locale, PAGE));
      for (const _time of ["once", "twice"]) {
        await openDrawer(page, locale);
        await close(page);
        await expectClosed(page, locale);
        await expect(toggleButton(page, locale)).toBeFocused();
        await expect(page).toHaveURL(addressIn(locale, PAGE));
        await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      }
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await page.goBack();
      await expect(page).toHaveURL(addressIn(locale, "/trygghet"));
      expect(errors).toEqual([]);
    });
  }

  test("MOB-4 a press that begins in the drawer and ends beside it keeps it open", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.mouse.move(200, 700);
    await page.mouse.down();
    await page.mouse.move(390, 700, { steps: 3 });
    await page.mouse.up();
    await expect(drawer(page, locale)).toBeVisible();
  });

  test("MOB-4 a link opened in a new tab keeps the drawer open", async ({ page }) => {
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    const news = drawer(page, locale).locator(`a[href="${addressIn(locale, "/blog")}"]`);
    const opened = await openElsewhere(page, () => news.click({ modifiers: ["ControlOrMeta"] }));
    expect(opened).toBe(addressIn(locale, "/blog"));
    await expect(drawer(page, locale)).toBeVisible();
    await expect(page).toHaveURL(addressIn(locale, PAGE));
  });

  test("MOB-5 the page behind does not scroll and keeps its position", async ({ page }) => {
    await page.goto(addressIn(locale, DOC));
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe("");
    await page.evaluate(() => {
      document.documentElement.style.overflow = "scroll";
      scrollTo(0, 20);
    });
    const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
    await openDrawer(page, locale);
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 5000);
    await swipeUp(page, 380);
    await swipeUp(page, 100);
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(
      before,
    );
    await page.keyboard.press("Escape");
    await expect(drawer(page, locale)).toBeHidden();
    expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(
      before,
    );
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("scroll");
  });

  test("MOB-6 MOB-9 a link closes the drawer and leads on, and one step back is enough", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, "/trygghet"));
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await drawer(page, locale)
      .locator(`a[href="${addressIn(locale, "/blog")}"]`)
      .tap();
    await expect(page).toHaveURL(addressIn(locale, "/blog"));
    await expect(drawer(page, locale)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(addressIn(locale, PAGE));
    await expect(drawer(page, locale)).toBeHidden();
    expect(await pageState(page)).toEqual({ overflow: "", marked: false });
    await page.goBack();
    await expect(page).toHaveURL(addressIn(locale, "/trygghet"));
    await page.goForward();
    await expect(page).toHaveURL(addressIn(locale, PAGE));
    await page.goForward();
    await expect(page).toHaveURL(addressIn(locale, "/blog"));
  });

  for (const { kind, locale, path, landmark } of [
    { kind: "docs", locale: "sv", path: DOC, landmark: "docs.sidebar.navAriaLabel" },
    { kind: "recent posts", locale: "en", path: POST, landmark: "blog.sidebar.navAriaLabel" },
  ] as const) {
    test(`MOB-7 a page with ${kind} opens on them, each time; the button leads to the main menu`, async ({
      page,
    }) => {
      await page.goto(addressIn(locale, path));
      const own = drawer(page, locale).getByRole("navigation", {
        name: label(locale, landmark),
        exact: true,
      });
      const main = drawer(page, locale).getByRole("navigation", {
        name: label(locale, "NavBar.navAriaLabel"),
        exact: true,
      });
      for (const _time of ["once", "twice"]) {
        await openDrawer(page, locale);
        await expect(own).toBeVisible();
        await expect(own).toBeInViewport();
        await expect(own.locator('[aria-current="page"]')).toHaveAttribute(
          "href",
          addressIn(locale, path),
        );
        await expect(own.locator('[aria-current="page"]')).toBeInViewport();
        await expect(main).toBeHidden();
        await backButton(page, locale).click();
        await settled(page);
        await expect(main).toBeInViewport();
        await expect(own).toBeHidden();
        await expect(backButton(page, locale)).toBeHidden();
        expect(await focusIsInside(page)).toBe(true);
        await page.keyboard.press("Escape");
        await expectClosed(page, locale);
      }
    });
  }

  test("MOB-8 COLL-3 label and caret toggle a group, by press, Enter and Space", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, "/trygghet"));
    await openDrawer(page, locale);
    const [, second] = groups(locale);
    if (!second?.items[0]) throw new Error("The menu has fewer than two groups.");
    const button = group(page, locale, second.label);
    const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
    const first = list.locator("a").first();
    const caret = button.locator("xpath=following-sibling::button");
    await expect(first).toBeHidden();
    const presses: [Locator, (target: Locator) => Promise<void>][] = [
      [button, (target) => target.click()],
      [caret, (target) => target.click()],
      [button, (target) => target.press("Enter")],
      [caret, (target) => target.press("Enter")],
      [button, (target) => target.press("Space")],
      [caret, (target) => target.press("Space")],
    ];
    for (const [index, [target, press]] of presses.entries()) {
      const isOpen = index % 2 === 0;
      await press(target);
      for (const control of [button, caret]) {
        await expect(control).toHaveAttribute("aria-expanded", String(isOpen));
      }
      const does = isOpen ? "collapse" : "expand";
      const text = label(locale, `navbar.mobileDropdown.collapseButton.${does}AriaLabel`);
      await expect(caret).toHaveAccessibleName(text);
      await expect(first).toBeVisible({ visible: isOpen });
    }
    await caret.focus();
    await page.keyboard.press("Tab");
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(false);
    await button.dblclick();
    await settled(page);
    await expect(first).toBeHidden();
  });

  test("MOB-9 on the first page of a visit back closes the drawer", async ({ page }) => {
    await page.goto(addressIn(locale, DOC));
    await openDrawer(page, locale);
    await page.goBack();
    await expectClosed(page, locale);
    await expect(page).toHaveURL(addressIn(locale, DOC));
  });

  test("MOB-9 forward never opens it, and does not get stuck", async ({ page }) => {
    await page.goto(addressIn(locale, "/trygghet"));
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.goBack();
    await expectClosed(page, locale);
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await expectClosed(page, locale);
    await page.goBack();
    await expect(page).toHaveURL(addressIn(locale, "/trygghet"));
  });

  test("MOB-9 reloaded with the drawer open, the page has it closed and no dead step back", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, "/trygghet"));
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.reload();
    await expect(drawer(page, locale)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(addressIn(locale, "/trygghet"));
  });

  test("MOB-9 left with the drawer open for a typed address, one step back leads to the page", async ({
    page,
  }) => {
    await page.goto(addressIn(locale, PAGE));
    await openDrawer(page, locale);
    await page.goto(addressIn(locale, "/blog"));
    await page.goBack();
    await expect(page).toHaveURL(addressIn(locale, PAGE));
    await expect(drawer(page, locale)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  });

  test("MOB-10 wider than 996 px the drawer closes, and stays closed when it is narrow again", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(addressIn(locale, DOC));
    await openDrawer(page, locale);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(drawer(page, locale)).toBeHidden();
    expect(await pageState(page)).toEqual({ overflow: "", marked: false });
    await expect(mainMenu(page, locale).getByRole("link").first()).toBeFocused();
    await page.setViewportSize({ width: 900, height: 800 });
    await expectClosed(page, locale);
    await openDrawer(page, locale);
  });

  test("PE-2 nothing moves when the button takes the place of the disclosure, and no console error", async ({
    page,
  }) => {
    const { errors } = listen(page);
    await page.goto(addressIn(locale, DOC));
    await watchShifts(page);
    const before = await menuToggle(page, locale).boundingBox();
    await menuToggle(page, locale).focus();
    await expect(toggleButton(page, locale)).toBeVisible();
    await expect(toggleButton(page, locale)).toBeFocused();
    expect(await toggleButton(page, locale).boundingBox()).toEqual(before);
    expect(await shifts(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test("PE-2 a tap before the script has come opens the disclosure, which becomes the drawer", async ({
    page,
  }) => {
    await delay(page, CHUNK, 1500);
    await page.goto(addressIn(locale, DOC));
    const first = readMenu(locale).find(({ items }) => items.length === 0);
    await menuToggle(page, locale).tap();
    await expect(link(mainMenu(page, locale), locale, first as MenuEntry)).toBeVisible();
    await expect(drawer(page, locale)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await drawer(page, locale).boundingBox()).toMatchObject({ x: 0 });
    expect(await focusIsInside(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expectClosed(page, locale);
    await expect(toggleButton(page, locale)).toBeFocused();
    await expect(link(mainMenu(page, locale), locale, first as MenuEntry)).toBeHidden();
  });

  test("PE-3 when its script cannot be loaded, the disclosure works and the page is not locked", async ({
    page,
  }) => {
    await page.route(CHUNK, (route) => route.abort());
    await page.goto(addressIn(locale, DOC));
    const news = mainMenu(page, locale).locator(`a[href="${addressIn(locale, "/blog")}"]`);
    await menuToggle(page, locale).tap();
    await expect(news).toBeVisible();
    await expect(page.locator("[data-widget=mobile-menu]")).toHaveAttribute("data-state", "failed");
    await menuToggle(page, locale).tap();
    await expect(news).toBeHidden();
    expect(await pageState(page)).toEqual({ overflow: "", marked: false });
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
    await menuToggle(page, locale).tap();
    await news.tap();
    await expect(page).toHaveURL(addressIn(locale, "/blog"));
  });

  test("PE-3 when the drawer cannot be opened, the disclosure is there again", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("broken on purpose");
      };
    });
    await page.goto(addressIn(locale, DOC));
    await menuToggle(page, locale).click();
    await expect(page.locator("[data-widget=mobile-menu]")).toHaveAttribute("data-state", "failed");
    await expect(toggleButton(page, locale)).toHaveCount(0);
    expect(await pageState(page)).toEqual({ overflow: "", marked: false });
    const news = mainMenu(page, locale).locator(`a[href="${addressIn(locale, "/blog")}"]`);
    // Opened already where the press came before the script.
    if (await news.isHidden()) await menuToggle(page, locale).click();
    await expect(news).toBeVisible();
    await menuToggle(page, locale).click();
    await expect(news).toBeHidden();
  });

  test("PE-5 nothing slides for those who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(addressIn(locale, DOC));
    await openDrawer(page, locale);
    const slowest = await drawer(page, locale).evaluate((menu) => {
      const seconds = (list: string) =>
        Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
      return Math.max(
        ...[menu, ...menu.querySelectorAll("*")].map((element) =>
          seconds(getComputedStyle(element).transitionDuration),
        ),
        seconds(getComputedStyle(menu, "::backdrop").transitionDuration),
      );
    });
    expect(slowest).toBeLessThanOrEqual(0.001);
    await page.keyboard.press("Escape");
    await expectClosed(page, locale);
  });
});

test.describe("the mobile menu of a site with versions", () => {
  let host: VariantHost;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    host = await serveVersions();
  });

  for (const locale of LOCALES) {
    test(`MOB-11 VER-4 languages and versions are named as such; choosing closes, ${locale}`, async ({
      page,
    }) => {
      await page.goto(host.address + addressIn(locale, "/"));
      await openDrawer(page, locale);
      for (const list of ["Language", "Versions"]) {
        const text = label(locale, `navbar.mobile${list}Dropdown.label`);
        await expect(group(page, locale, text)).toHaveAttribute("aria-expanded", "false");
        await group(page, locale, text).click();
      }
      await settled(page);
      const [newest] = VERSIONS;
      const entry = drawer(page, locale).getByRole("link", {
        name: newest.label[locale],
        exact: true,
      });
      await entry.last().click();
      await expect(page).toHaveURL(new RegExp(addressIn(locale, "/docs/next/")));
      await expect(drawer(page, locale)).toBeHidden();
      expect(await stored(page, "docs-preferred-version-default")).toBe(newest.name);
    });

    test(`MOB-8 a label with a link of its own leads on, its caret toggles, ${locale}`, async ({
      page,
    }) => {
      await page.goto(host.address + addressIn(locale, "/trygghet"));
      await openDrawer(page, locale);
      const own = drawer(page, locale).getByRole("link", { name: "Mer", exact: true });
      const child = drawer(page, locale).getByRole("link", { name: "Företag", exact: true });
      const caret = carets(page, locale, "expand").first();
      await expect(child).toBeHidden();
      await caret.click();
      await expect(child).toBeVisible();
      await expect(own).toBeVisible();
      await settled(page);
      await own.click();
      await expect(page).toHaveURL(host.address + addressIn(locale, "/section"));
      await openDrawer(page, locale);
      await expect(child).toBeVisible();
    });
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

function link(scope: Locator, locale: Locale, { label: text, href }: MenuEntry): Locator {
  const isExternal = href?.startsWith("https:") ?? false;
  const suffix = isExternal ? ` ${label(locale, "IconExternalLink.ariaLabel")}` : "";
  return scope.getByRole("link", { name: text + suffix, exact: true });
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shift_: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift_: number }).shift_ += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: "layout-shift" });
  });
}

async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          setTimeout(() => done((window as unknown as { shift_: number }).shift_)),
        );
      }),
  );
}
