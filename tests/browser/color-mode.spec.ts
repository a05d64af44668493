import { delay, recordFrames } from "../support/first-frames.ts";
import { addressIn, label } from "../support/labels.ts";
import { LOCALES, type Locale } from "../support/pages.ts";
import { mainMenu } from "../support/shell.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { blockStorage, keep, listen, stored } from "../support/visitor-storage.ts";

const CHOICES = ["system", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];

const PAPER = { light: "rgb(250, 246, 240)", dark: "rgb(19, 10, 4)" };
const MAIN_SCRIPT = /\/assets\/main[^/]*\.js$/;
const LIBRARY = /\/assets\/color-mode[^/]*\.js$/;

function modeName(locale: Locale, choice: Choice): string {
  return label(locale, `colorToggle.ariaLabel.mode.${choice}`);
}

function buttonName(locale: Locale, choice: Choice): string {
  return label(locale, "colorToggle.ariaLabel", { mode: modeName(locale, choice) });
}

/** The button of the bar, in whichever state it is. */
function button(page: Page, locale: Locale): Locator {
  const [before = ""] = label(locale, "colorToggle.ariaLabel").split("{mode}");
  return mainMenu(page, locale).getByRole("button", { name: before });
}

async function attributes(page: Page): Promise<(string | null)[]> {
  const root = page.locator("html");
  return [await root.getAttribute("data-theme"), await root.getAttribute("data-theme-choice")];
}

async function expectMode(page: Page, mode: "light" | "dark", choice: Choice): Promise<void> {
  await expect.poll(() => attributes(page)).toEqual([mode, choice]);
  await expect(page.locator("body")).toHaveCSS("background-color", PAPER[mode]);
}

/** Which of the three icons has a box, also while the button is invisible. */
async function shownIcons(page: Page): Promise<boolean[]> {
  return page
    .locator("[data-widget=color-mode] svg")
    .evaluateAll((icons) => icons.map((icon) => icon.getClientRects().length > 0));
}

for (const system of ["light", "dark"] as const) {
  for (const choice of [null, "light", "dark"] as const) {
    test(`MODE-1 choice ${choice ?? "none"} on a ${system} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      if (choice) await keep(page, { theme: choice });
      await page.goto("/section");
      await expectMode(page, choice ?? system, choice ?? "system");
      await expect(page.locator("html")).toHaveCSS("color-scheme", choice ?? system);
    });
  }

  for (const junk of system === "light" ? ["system", "", "purple", "Dark"] : ["purple"]) {
    test(`MODE-6 stored "${junk}" on a ${system} system counts as no choice`, async ({ page }) => {
      const { errors } = listen(page);
      await page.emulateMedia({ colorScheme: system });
      await keep(page, { theme: junk });
      await page.goto("/section");
      await expectMode(page, system, "system");
      expect(await shownIcons(page)).toEqual([true, false, false]);
      await button(page, "sv").click();
      await expectMode(page, "light", "light");
      expect(errors).toEqual([]);
    });
  }
}

test("MODE-2 a stored dark is dark from the first frame on a slow line", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await keep(page, { theme: "dark" });
  await delay(page, /\.css$/, 400);
  await delay(page, MAIN_SCRIPT, 900);
  const frames = await recordFrames(page);
  await page.goto("/section");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  const seen = await frames();
  expect(seen.length).toBeGreaterThan(2);
  expect([...new Set(seen.map(({ theme }) => theme))]).toEqual(["dark"]);
  expect([...new Set(seen.map(({ background }) => background))]).toEqual([PAPER.dark]);
});

for (const locale of LOCALES) {
  test.describe(`the button, ${locale}`, () => {
    test("MODE-3, MODE-4, MODE-5 three presses go round, each with its name, tooltip, icon and value", async ({
      page,
    }) => {
      const { errors } = listen(page);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(addressIn(locale, "/section"));
      const rounds: [Choice, "light" | "dark", string | null][] = [
        ["system", "light", null],
        ["light", "light", "light"],
        ["dark", "dark", "dark"],
        ["system", "light", null],
      ];
      for (const [index, [choice, mode, value]] of rounds.entries()) {
        if (index > 0) await button(page, locale).click();
        await expectMode(page, mode, choice);
        await expect(button(page, locale)).toHaveAccessibleName(buttonName(locale, choice));
        expect(await shownIcons(page)).toEqual(CHOICES.map((other) => other === choice));
        expect(await tooltip(button(page, locale))).toBe(modeName(locale, choice));
        expect(await stored(page, "theme")).toBe(value);
      }
      expect(errors).toEqual([]);
    });

    test("MODE-4 a press is announced by the new name alone", async ({ page }) => {
      await page.goto(addressIn(locale, "/section"));
      await button(page, locale).focus();
      await page.evaluate(() => {
        const spoken: string[] = [];
        Object.assign(window, { spoken });
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const region = element?.closest("[aria-live], [role=status], [role=alert], output");
            if (region) spoken.push(region.textContent ?? "");
          }
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.keyboard.press("Enter");
      await expect(button(page, locale)).toHaveAccessibleName(buttonName(locale, "light"));
      await expect(button(page, locale)).toHaveAccessibleDescription("");
      expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual(
        [],
      );
    });
  });
}

/** What does not depend on the language of the labels. */
test.describe("the button", () => {
  const locale: Locale = "sv";

  for (const key of ["Enter", "Space"]) {
    test(`MODE-3 ${key} goes round as well, and the focus stays`, async ({ page }) => {
      await page.goto(addressIn(locale, "/section"));
      await button(page, locale).focus();
      for (const choice of ["light", "dark", "system", "light"] as const) {
        await page.keyboard.press(key);
        await expect(button(page, locale)).toHaveAccessibleName(buttonName(locale, choice));
        await expect(button(page, locale)).toBeFocused();
      }
    });
  }

  for (const choice of CHOICES) {
    test(`MODE-4, PE-2 before hydration the icon of ${choice} keeps its place, invisible`, async ({
      page,
    }) => {
      if (choice !== "system") await keep(page, { theme: choice });
      await page.route(MAIN_SCRIPT, (route) => route.abort());
      await page.goto(addressIn(locale, "/section"));
      expect(await shownIcons(page)).toEqual(CHOICES.map((other) => other === choice));
      await expect(button(page, locale)).toHaveCount(0);
      for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press("Tab");
      await expect(page.locator("[data-widget=color-mode] :focus")).toHaveCount(0);
    });
  }

  test("MODE-7 another tab follows at once, with the name of its button", async ({
    context,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(addressIn(locale, "/section"));
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: "light" });
    await other.goto(addressIn(locale, "/blog"));
    for (const choice of ["light", "dark"] as const) {
      await button(page, locale).click();
      await expectMode(other, choice, choice);
      await expect(button(other, locale)).toHaveAccessibleName(buttonName(locale, choice));
    }
    expect(await stored(page, "theme")).toBe("dark");
    await page.evaluate(() => localStorage.clear());
    await expectMode(other, "light", "system");
    await expect(button(other, locale)).toHaveAccessibleName(buttonName(locale, "system"));
  });

  test("NAV-1 it is the last in the bar, and on a phone it is not there", async ({ page }) => {
    await page.goto(addressIn(locale, "/section"));
    const box = await button(page, locale).boundingBox();
    const others = await mainMenu(page, locale)
      .locator("a, summary, button")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(Math.max(...others));
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(button(page, locale)).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(button(page, locale)).toBeVisible();
  });
});

test("MODE-5 loading a page writes nothing", async ({ page }) => {
  await keep(page, { theme: "purple" });
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.assign(window, { writes });
    for (const method of ["setItem", "removeItem", "clear"] as const) {
      const original = Storage.prototype[method] as (...args: unknown[]) => void;
      Storage.prototype[method] = function (this: Storage, ...args: unknown[]) {
        if (this === localStorage) writes.push(`${method} ${args.join(" ")}`);
        original.apply(this, args);
      };
    }
  });
  await page.goto("/section");
  await page.goto("/en/docs/board");
  await button(page, "en").hover();
  await expect(page.locator("[data-widget=color-mode]")).toHaveAttribute("data-state", "ready");
  expect(await page.evaluate(() => (window as unknown as { writes: string[] }).writes)).toEqual([]);
});

test("MODE-8 the page follows the system, and only while nothing is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/section");
  for (const mode of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await expectMode(page, mode, "system");
  }
  expect(await stored(page, "theme")).toBeNull();
  await button(page, "sv").click();
  await expectMode(page, "light", "light");
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectMode(page, "light", "light");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on paper, with script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test("MODE-8 a dark page is printed light", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      if (javaScriptEnabled) await keep(page, { theme: "dark" });
      await page.goto("/section");
      await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
      await page.emulateMedia({ media: "screen", colorScheme: "dark" });
      await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const mode of ["light", "dark"] as const) {
    test(`MODE-2, PE-2 the page is as ${mode} as the system, without the button`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.goto("/section");
      await expect(page.locator("body")).toHaveCSS("background-color", PAPER[mode]);
      await expect(button(page, "sv")).toHaveCount(0);
    });
  }
});

test("STORE-2, MODE-5 without storage a choice lasts for the page, with one warning", async ({
  page,
}) => {
  const heard = listen(page);
  await blockStorage(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/section");
  await expectMode(page, "light", "system");
  await expect.poll(() => heard.warnings).toHaveLength(1);
  for (const choice of ["light", "dark"] as const) {
    await button(page, "sv").click();
    await expectMode(page, choice, choice);
  }
  expect(heard).toEqual({
    warnings: [expect.stringContaining("Storage is not available")],
    errors: [],
  });
  await page.reload();
  await expectMode(page, "light", "system");
});

test("PE-2 a press while the library is on its way is not lost, and nothing moves", async ({
  page,
}) => {
  const { errors } = listen(page);
  await delay(page, LIBRARY, 700);
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      Object.assign(window, { shift });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/section");
  const icon = button(page, "sv").locator("svg").filter({ visible: true });
  await icon.click();
  await icon.click();
  // Two presses on "system" lead over light to dark.
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "dark");
  await expect(page.locator("[data-widget=color-mode]")).toHaveAttribute("data-state", "ready");
  expect(await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0)).toBe(0);
  expect(errors).toEqual([]);
});

/** Title of what lies under a mouse in the middle of an element. */
async function tooltip(target: Locator): Promise<string | undefined> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest<HTMLElement>("[title]")?.title;
  });
}
