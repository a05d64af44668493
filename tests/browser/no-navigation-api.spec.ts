import { drawer, openDrawer } from "../support/drawer.ts";
import { addressIn, readMenu } from "../support/labels.ts";
import { LOCALES } from "../support/pages.ts";
import { wake } from "../support/scrolling.ts";
import { disclosure, mainMenu, menuItem, tableOfContents } from "../support/shell.ts";
import { isMarked, mark, watchRequests } from "../support/soft-navigation.ts";
import { expect, test } from "../support/test.ts";
import { listen } from "../support/visitor-storage.ts";

const LONG = "/for-antagna";
const NEWS = "/blog";
const ABOUT = "/section";
const PHONE = { width: 400, height: 800 };

for (const locale of LOCALES) {
  test(`PE-1 without the Navigation API links load whole pages, and everything works, ${locale}`, async ({
    page,
  }) => {
    const { errors, warnings } = listen(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "navigation", { value: undefined });
    });
    const to = (path: string) => addressIn(locale, path);
    const { documents } = watchRequests(page);
    await page.goto(to(ABOUT));
    await wake(page);
    await mark(page);
    await menuItem(page, locale, NEWS).click();
    await expect(page).toHaveURL(to(NEWS));
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(to(ABOUT));
    await page.goto(to(LONG));
    const entry = tableOfContents(page, locale).getByRole("link").nth(2);
    await entry.click();
    await expect(page).toHaveURL(/#/);
    const group = readMenu(locale).find(({ items }) => items.length > 0);
    const toggle = disclosure(mainMenu(page, locale), group?.label ?? "");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await page.setViewportSize(PHONE);
    await openDrawer(page, locale);
    await drawer(page, locale)
      .getByRole("link", {
        name: readMenu(locale).find(({ href }) => href === to(NEWS))?.label ?? "",
      })
      .click();
    await expect(page).toHaveURL(to(NEWS));
    await page.goBack();
    await expect(page).toHaveURL(/#/);
    expect(documents.filter((path) => path === to(NEWS))).toHaveLength(2);
    expect([...errors, ...warnings]).toEqual([]);
  });
}
