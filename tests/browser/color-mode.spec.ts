import { recordFrames } from "../support/first-frames.ts";
import { label } from "../support/labels.ts";
import { mainMenu } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { keep, listen, stored } from "../support/visitor-storage.ts";

const PAGE = "/section";
const CHOICES = ["system", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];

const PAPER = { light: "rgb(250, 246, 240)", dark: "rgb(19, 10, 4)" };
const MAIN_SCRIPT = /\/assets\/main[^/]*\.js$/;
const STYLESHEET = /\.css$/;

const modeName = (choice: Choice) => label("sv", `colorToggle.ariaLabel.mode.${choice}`);
const buttonName = (choice: Choice) =>
  label("sv", "colorToggle.ariaLabel", { mode: modeName(choice) });

/** The button of the bar, in whichever state it is. */
function button(page: Page): Locator {
  const [before = ""] = label("sv", "colorToggle.ariaLabel").split("{mode}");
  return mainMenu(page, "sv").getByRole("button", { name: before });
}

async function expectMode(page: Page, mode: "light" | "dark", choice: Choice): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", mode);
  await expect(root).toHaveAttribute("data-theme-choice", choice);
  await expect(root).toHaveCSS("color-scheme", mode);
  await expect(page.locator("body")).toHaveCSS("background-color", PAPER[mode]);
}

/** Which of the three icons has a box, also while the button is invisible. */
async function shownIcons(page: Page): Promise<boolean[]> {
  return page
    .locator(".toggle svg")
    .evaluateAll((icons) => icons.map((icon) => icon.getClientRects().length > 0));
}

test("MODE-2, ANN-4 on a slow line a stored dark is dark and a closed announcement is not there from the first frame", async ({
  page,
}) => {
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
  const seen = await frames();
  expect([...new Set(seen.map(({ theme }) => theme))]).toEqual(["dark"]);
  expect([...new Set(seen.map(({ background }) => background))]).toEqual([PAPER.dark]);
  expect([...new Set(seen.map(({ announcement }) => announcement))]).toEqual([0]);
});

test("MODE-3, MODE-4, MODE-5 presses by mouse and keyboard cycle, each with its name, tooltip, icon and value", {
  tag: "@preact",
}, async ({ page }) => {
  const { errors } = listen(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PAGE);
  const rounds: [Choice, "light" | "dark", string | null][] = [
    ["system", "light", null],
    ["light", "light", "light"],
    ["dark", "dark", "dark"],
  ];
  const presses = [
    () => button(page).click(),
    () => page.keyboard.press("Enter"),
    () => page.keyboard.press("Space"),
  ];
  for (let time = 0; time <= 2 * rounds.length; time += 1) {
    // Two cycles and one press: each kind of press meets each choice.
    if (time > 0) await presses[(time + Math.floor(time / rounds.length)) % presses.length]?.();
    const [choice = "system", mode = "light", value = null] = rounds[time % rounds.length] ?? [];
    await expectMode(page, mode, choice);
    await expect(button(page)).toHaveAccessibleName(buttonName(choice));
    await expect(button(page)).toHaveAccessibleDescription("");
    expect(await shownIcons(page)).toEqual(CHOICES.map((other) => other === choice));
    expect(await tooltip(button(page))).toBe(modeName(choice));
    expect(await stored(page, "theme")).toBe(value);
    await button(page).focus();
  }
  expect(errors).toEqual([]);
});

test("MODE-4, PE-2 before hydration the icon of the choice keeps its place, invisible", async ({
  page,
}) => {
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

test("MODE-7 another tab follows at once, with the name of its button", async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/blog");
  for (const choice of ["light", "dark"] as const) {
    await button(page).click();
    await expectMode(other, choice, choice);
    await expect(button(other)).toHaveAccessibleName(buttonName(choice));
  }
  expect(await stored(page, "theme")).toBe("dark");
  await page.evaluate(() => localStorage.clear());
  await expectMode(other, "light", "system");
  await expect(button(other)).toHaveAccessibleName(buttonName("system"));
});

test("MODE-8 the page follows the system while nothing is chosen; a dark page is printed light", async ({
  page,
}) => {
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
  await expectPrintedLight(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("MODE-2, MODE-8, PE-2 the page is as the system, without the button, and printed light", async ({
    page,
  }) => {
    await page.goto(PAGE);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("body")).toHaveCSS("background-color", PAPER[colorScheme]);
      await expect(button(page)).toHaveCount(0);
    }
    await expectPrintedLight(page);
  });
});

async function expectPrintedLight(page: Page): Promise<void> {
  const [html, body] = [page.locator("html"), page.locator("body")];
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(body).toHaveCSS("background-color", PAPER.dark);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(html).toHaveCSS("color-scheme", "light");
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(body).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect(body).toHaveCSS("background-color", PAPER.dark);
}

/** Title of what is under a mouse in the middle of an element. */
async function tooltip(target: Locator): Promise<string | undefined> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest<HTMLElement>("[title]")?.title;
  });
}
