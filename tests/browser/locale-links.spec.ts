import { addressIn } from "../support/labels.ts";
import type { Locale } from "../support/pages.ts";
import { wake } from "../support/scrolling.ts";
import { languageDisclosure, languageName } from "../support/shell.ts";
import { isMarked, mark } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";
import { listen, stored } from "../support/visitor-storage.ts";

const PAGE = "/for-antagna";

/** The link to a language, whether its list is open or not. */
function languageLink(page: Page, locale: Locale) {
  return page.locator(`nav a[hreflang="${locale}"]`).first();
}

test("LOC-2, LOC-4 choosing a language loads the page, with its query", async ({
  page,
  context,
}) => {
  const { errors } = listen(page);
  await page.goto(PAGE);
  await mark(page);
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    history.replaceState(null, "", "?q=ö");
  });
  // By keyboard, as a mouse over the label shows the list before it is pressed.
  await languageDisclosure(page, "sv").press("Enter");
  await page
    .getByRole("link", { name: languageName("en"), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(`${addressIn("en", PAGE)}?q=%C3%B6`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(context.pages()).toHaveLength(1);
  expect(await stored(page, "theme")).toBe("dark");
  expect(errors).toEqual([]);

  await page.goto("/en/nope?x=1");
  await wake(page);
  await expect(languageLink(page, "sv")).toHaveAttribute("href", "/nope?x=1");
});

test("LOC-8 the language that a browser prefers is in the bar of phones only", async ({ page }) => {
  await page.goto(PAGE);
  await wake(page);
  for (const [width, visible] of [
    [390, true],
    [1300, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(".bar > a")).toBeVisible({ visible });
  }
});
