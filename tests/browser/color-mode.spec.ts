import { label } from "../support/labels.ts";
import { paperIn } from "../support/paper.ts";
import { colorButton } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { keep, listen, stored } from "../support/visitor-storage.ts";

const PAGE = "/section";
const CHOICES = ["system", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];

const MAIN_SCRIPT = /\/assets\/main[^/]*\.js$/;
const STYLESHEET = /\.css$/;

const modeName = (choice: Choice) => label("sv", `colorToggle.ariaLabel.mode.${choice}`);
const buttonName = (choice: Choice) =>
  label("sv", "colorToggle.ariaLabel", { mode: modeName(choice) });

const button = (page: Page) => colorButton(page, "sv");

async function expectMode(page: Page, mode: "light" | "dark", choice: Choice): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", mode);
  await expect(root).toHaveAttribute("data-theme-choice", choice);
  await expect(root).toHaveCSS("color-scheme", mode);
  await expect(page.locator("body")).toHaveCSS("background-color", paperIn(mode));
}

/** Which of the three icons has a box, also while the button is invisible. */
async function shownIcons(page: Page): Promise<boolean[]> {
  return page
    .locator(".toggle svg")
    .evaluateAll((icons) => icons.map((icon) => icon.getClientRects().length > 0));
}

/** Notes each frame of pages opened from now on: mode, colour of the page, height of the announcement. */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const bar = document.querySelector("[data-announcement-id]");
      if (document.body && bar) {
        const { theme } = document.documentElement.dataset;
        const { backgroundColor } = getComputedStyle(document.body);
        seen.push(`${theme}, ${backgroundColor}, ${bar.getBoundingClientRect().height} px`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("MODE-2, ANN-4 what is stored is there from the first frame", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await keep(page, { theme: "dark" });
  const [styles, script] = [await hold(page, STYLESHEET), await hold(page, MAIN_SCRIPT)];
  const frames = await recordFrames(page);
  const asked = page.waitForRequest(STYLESHEET);
  await page.goto(PAGE, { waitUntil: "commit" });
  await asked;
  styles();
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(2);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  script();
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  expect([...new Set(await frames())]).toEqual([`dark, ${paperIn("dark")}, 0 px`]);
});

test("MODE-4, MODE-5 presses cycle, with name, tooltip, icon and value", async ({ page }) => {
  const { errors } = listen(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PAGE);
  for (const [press, mode, choice, value] of [
    [null, "light", "system", null],
    [() => button(page).click(), "light", "light", "light"],
    [() => page.keyboard.press("Enter"), "dark", "dark", "dark"],
    [() => page.keyboard.press("Space"), "light", "system", null],
  ] as const) {
    await press?.();
    await expectMode(page, mode, choice);
    await expect(button(page)).toHaveAccessibleName(buttonName(choice));
    await expect(button(page)).toHaveAccessibleDescription("");
    const shown = button(page).locator("[title]").filter({ visible: true });
    await expect(shown).toHaveAttribute("title", modeName(choice));
    await expect(shown.locator("svg")).toBeVisible();
    expect(await stored(page, "theme")).toBe(value);
    await button(page).focus();
  }
  expect(errors).toEqual([]);
});

test("MODE-4, PE-2 before hydration the icon keeps its place, invisible", async ({ page }) => {
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  await page.goto(PAGE);
  for (const choice of CHOICES) {
    await page.evaluate((value) => localStorage.setItem("theme", value), choice);
    await page.reload();
    expect(await shownIcons(page)).toEqual(CHOICES.map((other) => other === choice));
    await expect(button(page)).toHaveCount(0);
  }
  const isFocusable = await page.locator(".toggle button").evaluate((element: HTMLElement) => {
    element.focus();
    return document.activeElement === element;
  });
  expect(isFocusable).toBe(false);
});

test("MODE-8 without a choice it follows the system; paper is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PAGE);
  for (const mode of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await expectMode(page, mode, "system");
  }
  expect(await stored(page, "theme")).toBeNull();
  for (const choice of ["light", "dark"] as const) {
    await button(page).click();
    await expectMode(page, choice, choice);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectMode(page, choice, choice);
    }
  }
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
});
