import { findingsInBothColors } from "../support/axe.ts";
import { label } from "../support/labels.ts";
import { wake } from "../support/scrolling.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const button = (page: Page) => page.locator("[data-search]");
const dialog = (page: Page) => page.getByRole("dialog", { name: label("sv", "search.label") });
const field = (place: Page | Locator) =>
  place.getByRole("combobox", { name: label("sv", "search.label") });
const chosen = (place: Page | Locator) => place.getByRole("option", { selected: true });

test("SEARCH-1, SEARCH-2 by keyboard from the key to the page, and back where the reader was", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/docs/board");
  await wake(page);
  await expect(button(page)).toHaveRole("button");
  expect(fetched.filter((url) => /search-dialog|search-box|\.json$/.test(url))).toEqual([]);

  await button(page).focus();
  await page.keyboard.press("Space");
  await expect(field(dialog(page))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("/");
  await expect(field(dialog(page))).toBeFocused();
  await page.keyboard.type("fest/");
  await expect(field(dialog(page))).toHaveValue("fest/");
  const club = dialog(page).getByRole("group", { name: "Klubbmästeriet", exact: true });
  await expect(club.getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");
  await expect(club.locator("mark").first()).toHaveText(/fest/i);
  await expect(dialog(page).getByRole("status")).toHaveText(/\d/);
  expect(await findingsInBothColors(page)).toEqual([]);

  await expect(chosen(dialog(page))).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  const first = await chosen(dialog(page)).getAttribute("id");
  await expect(field(dialog(page))).toHaveAttribute("aria-activedescendant", first ?? "");
  await page.keyboard.press("End");
  await expect(dialog(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(chosen(dialog(page))).toHaveAttribute("id", first ?? "");

  await field(dialog(page)).fill("klubbmästeriet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/event/cmi");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klubbmästeriet");

  await page.keyboard.press("Control+k");
  await expect(field(dialog(page))).toBeFocused();
});

test("SEARCH-5 docs of other years come on request, after those of today", async ({ page }) => {
  await page.goto("/sok?q=Styrelsen");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/docs/board");
  const older = page.locator(
    '[role=option][href^="/docs/1.0/"], [role=option][href^="/docs/next/"]',
  );
  await expect(older).toHaveCount(0);
  await page.getByRole("checkbox", { name: label("sv", "search.archive") }).check();
  await expect(older.first()).toBeVisible();
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/docs/board");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 400, height: 800 } });

  test("SEARCH-1, SEARCH-3 the button leads to the list of all pages", async ({ page }) => {
    await page.goto("/section");
    await page.getByRole("link", { name: label("sv", "search.label"), exact: true }).click();
    await expect(page).toHaveURL("/sok");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Klubbmästeriet", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/.*cmi$/);
  });
});
