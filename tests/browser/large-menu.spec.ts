import { label } from "../support/labels.ts";
import {
  archived,
  archiveName,
  LINKED,
  serveLargerSite,
  UNLINKED,
} from "../support/larger-site.ts";
import { settled } from "../support/motion.ts";
import { wake } from "../support/scrolling.ts";
import { disclosure, docsMenu } from "../support/shell.ts";
import { arrived, go, hold, isMarked, mark } from "../support/soft-navigation.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

/** In a category of its own. */
const DOC = archived(3, 2);
const MENUS = /\/menus\/.*\.json$/;
const SCRIPTS = /\/assets\/every-page-/;
const FIRST_ENTRY = { name: archiveName(2, 1), exact: true };

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it depends on.
test.use({ baseURL: async ({}, use) => use((await serveLargerSite()).address) });

const showAll = (menu: Locator) =>
  menu.getByRole("link", { name: label("sv", "docs.category.all") });

/** The caret of the category with a page of its own. */
const caretOf = (menu: Locator) =>
  disclosure(menu, label("sv", "DocSidebarItem.expandCategoryAriaLabel", { label: LINKED }));

/** The menu of the drawer. */
const drawerMenu = (page: Page) =>
  page.getByRole("dialog").getByRole("navigation", {
    name: label("sv", "docs.sidebar.navAriaLabel"),
  });

test("SIDE-11 the first press opens a category, whatever is on its way", async ({ page }) => {
  const { errors } = listen(page);
  const arrivals = [await hold(page, SCRIPTS), await hold(page, MENUS)];
  await page.goto(DOC);
  const menu = docsMenu(page, "sv");
  const name = disclosure(menu, UNLINKED);
  const before = await name.boundingBox();
  await name.click();
  for (const arrive of arrivals) {
    await expect(showAll(menu)).toBeHidden();
    await expect(menu.getByRole("link", FIRST_ENTRY)).toBeHidden();
    arrive();
  }
  await expect(menu.getByRole("link", FIRST_ENTRY)).toBeVisible();
  await settled(page);
  expect(await name.boundingBox()).toEqual(before);
  await expect(menu.getByRole("link", { name: archiveName(2, 8), exact: true })).toBeVisible();
  await expect(showAll(menu)).toHaveCount(0);
  await name.focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", FIRST_ENTRY)).toBeFocused();
  // A screen reader hears no list without entries.
  await expect(menu.locator("ul:not(:has(li))")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe("without Save-Data", () => {
  test.use({ savesData: false });

  test("SIDE-11 the entries come with the first sign of use, once for all", async ({ page }) => {
    let requests = 0;
    page.on("request", (request) => {
      if (MENUS.test(request.url())) requests += 1;
    });
    await page.goto(DOC);
    await wake(page);
    const menu = docsMenu(page, "sv");
    expect(requests).toBe(0);
    const entry = menu.locator(`a[href="${archived(2, 1)}"]`);
    await disclosure(menu, UNLINKED).hover();
    await expect(entry).toBeAttached();
    await expect(entry).toBeHidden();
    await caretOf(menu).focus();
    await expect(menu.locator(`a[href="${archived(1, 8)}"]`)).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(menu.locator(`a[href="${archived(1, 8)}"]`)).toBeVisible();
    expect(requests).toBe(1);
  });
});

test("SIDE-11 a category that is not loaded is a link; a press tries again", async ({ page }) => {
  await page.route(MENUS, (route) => route.abort());
  await page.goto(DOC);
  await wake(page);
  const menu = docsMenu(page, "sv");
  const name = disclosure(menu, UNLINKED);
  await name.click();
  await expect(showAll(menu).filter({ visible: true })).toHaveAttribute("href", archived(2, 1));
  await page.unroute(MENUS);
  await name.click();
  await settled(page);
  await name.click();
  await expect(menu.getByRole("link", FIRST_ENTRY)).toBeVisible();
});

test("SIDE-11, MOB-7 in the drawer categories open in the same way", async ({ page }) => {
  const { errors } = listen(page);
  await page.setViewportSize({ width: 400, height: 800 });
  const arrive = await hold(page, /\/assets\/mobile-menu-/);
  await page.goto(DOC);
  const side = docsMenu(page, "sv").getByRole("button", { name: label("sv", "docs.mobileMenu") });
  await side.click();
  const menu = drawerMenu(page);
  await disclosure(menu, UNLINKED).click();
  await expect(menu.getByRole("link", FIRST_ENTRY)).toBeVisible();
  arrive();
  await expect(page.locator("[data-widget=mobile-menu][data-state=ready]")).toBeAttached();
  await expect(menu.getByRole("link", FIRST_ENTRY)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(side).toBeFocused();
  await side.click();
  await caretOf(menu).click();
  await expect(menu.locator(`a[href="${archived(1, 8)}"]`)).toBeVisible();
  await settled(page);
  await menu.locator(`a[href="${archived(1, 8)}"]`).click();
  await expect(page).toHaveURL(archived(1, 8));
  expect(errors).toEqual([]);
});

test("SIDE-11 soft navigation keeps open categories, in both directions", async ({ page }) => {
  await page.goto(DOC);
  await mark(page);
  const menu = docsMenu(page, "sv");
  const entry = (category: number, doc: number) =>
    menu.locator(`a[href="${archived(category, doc)}"]`);
  await disclosure(menu, UNLINKED).click();
  await expect(entry(2, 3)).toBeVisible();
  await settled(page);
  await entry(2, 3).click();
  await arrived(page);
  await expect(page).toHaveURL(archived(2, 3));
  await expect(entry(2, 3)).toHaveAttribute("aria-current", "page");
  await expect(entry(3, 2)).toBeVisible();
  // The page of this one brings its branch.
  await go(page, archived(5, 1));
  for (const [category, doc] of [
    [2, 3],
    [3, 2],
    [5, 1],
  ] as const)
    await expect(entry(category, doc)).toBeVisible();
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
  await disclosure(menu, "arkiv-7").click();
  await expect(entry(7, 8)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
