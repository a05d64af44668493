import { expect, type Locator, type Page } from "@playwright/test";
import { label } from "./labels.ts";
import { settled } from "./motion.ts";
import type { Locale } from "./pages.ts";
import { disclosure, menuToggle } from "./shell.ts";

/** The mobile menu, opened. */
export function drawer(page: Page, locale: Locale): Locator {
  return page.getByRole("dialog", { name: label(locale, "navbar.menu"), exact: true });
}

/** The button in the head of the drawer. */
export function closeButton(page: Page, locale: Locale): Locator {
  const text = label(locale, "docs.sidebar.closeSidebarButtonAriaLabel");
  return drawer(page, locale).getByRole("button", { name: text, exact: true });
}

/** What leads from the menu of the page to the main menu. */
export function backButton(page: Page, locale: Locale): Locator {
  const text = label(locale, "navbar.mobileSidebarSecondaryMenu.backButtonLabel");
  return drawer(page, locale).getByText(text, { exact: true });
}

/** A group of a menu in the drawer, by its label. */
export function group(page: Page, locale: Locale, text: string): Locator {
  return disclosure(drawer(page, locale), text);
}

/** Opens the mobile menu once it is hydrated. */
export async function openDrawer(page: Page, locale: Locale): Promise<void> {
  await menuToggle(page, locale).focus();
  await expect(page.locator("[data-widget=mobile-menu][data-state=ready]")).toBeAttached();
  await menuToggle(page, locale).click();
  await expect(drawer(page, locale)).toBeVisible();
  await settled(page);
}

/** Whether the page behind the drawer is kept from scrolling. */
export function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflow === "hidden");
}

/** Whether the focus is in the drawer. */
export function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest("#drawer") != null);
}

/** Waits until the drawer is closed, and the page behind it scrolls again. */
export async function expectClosed(page: Page, locale: Locale): Promise<void> {
  await expect(drawer(page, locale)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
}
