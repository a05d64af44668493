import { drawer, openDrawer } from "../support/drawer.ts";
import { readGroups } from "../support/labels.ts";
import { wake } from "../support/scrolling.ts";
import { disclosure, mainMenu, menuItem, tableOfContents } from "../support/shell.ts";
import { isMarked, mark, watchRequests } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const LONG = "/for-antagna";
const NEWS = "/blog";
const ABOUT = "/section";
const PHONE = { width: 400, height: 800 };

test("PE-1 without the Navigation API links load whole pages, and everything works", async ({
  page,
}) => {
  const { errors, warnings } = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "navigation", { value: undefined });
  });
  const { documents } = watchRequests(page);
  await page.goto(ABOUT);
  await wake(page);
  await mark(page);
  await menuItem(page, "sv", NEWS).click();
  await expect(page).toHaveURL(NEWS);
  expect(await isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(ABOUT);
  await page.goto(LONG);
  await tableOfContents(page, "sv").getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/#/);
  const toggle = disclosure(mainMenu(page, "sv"), readGroups("sv")[0]?.label ?? "");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize(PHONE);
  await openDrawer(page, "sv");
  await drawer(page, "sv").locator(`a[href="${NEWS}"]`).click();
  await expect(page).toHaveURL(NEWS);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  expect(documents.filter((path) => path === NEWS)).toHaveLength(2);
  expect([...errors, ...warnings]).toEqual([]);
});
