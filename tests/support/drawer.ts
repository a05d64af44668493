import { expect, type Locator, type Page } from "@playwright/test";
import { label, readMenu } from "./labels.ts";
import { settled } from "./motion.ts";
import type { Locale } from "./pages.ts";
import { menuToggle } from "./shell.ts";

/** The mobile menu, opened. */
export function drawer(page: Page, locale: Locale): Locator {
  return page.getByRole("dialog", { name: label(locale, "navbar.menu"), exact: true });
}

/** The button that takes the place of the disclosure. */
export function toggleButton(page: Page, locale: Locale): Locator {
  return page.getByRole("button", {
    name: label(locale, "docs.sidebar.toggleSidebarButtonAriaLabel"),
    exact: true,
  });
}

/** The button in the head of the drawer. */
export function closeButton(page: Page, locale: Locale): Locator {
  const text = label(locale, "docs.sidebar.closeSidebarButtonAriaLabel");
  return drawer(page, locale).getByRole("button", { name: text, exact: true });
}

/** The button from the menu of the page to the main menu. */
export function backButton(page: Page, locale: Locale): Locator {
  return drawer(page, locale).getByRole("button", {
    name: label(locale, "navbar.mobileSidebarSecondaryMenu.backButtonLabel"),
    exact: true,
  });
}

/** A group of the main menu, by its label. */
export function group(page: Page, locale: Locale, text: string): Locator {
  return drawer(page, locale).getByRole("button", { name: text, exact: true });
}

/** All carets that do this; the name says what pressing it does. */
export function carets(page: Page, locale: Locale, does: "expand" | "collapse"): Locator {
  const text = label(locale, `navbar.mobileDropdown.collapseButton.${does}AriaLabel`);
  return drawer(page, locale).getByRole("button", { name: text, exact: true });
}

/** Opens the mobile menu once its script is there; pressed earlier, it begins as the static menu. */
export async function openDrawer(
  page: Page,
  locale: Locale,
  press: (toggle: Locator) => Promise<void> = (toggle) => toggle.click(),
): Promise<void> {
  await menuToggle(page, locale).focus();
  await expect(page.locator("[data-widget=mobile-menu][data-state=ready]")).toBeAttached();
  await press(menuToggle(page, locale));
  await expect(drawer(page, locale)).toBeVisible();
  await settled(page);
}

/** What the drawer calls its entries, in their order; HTML items and the search are no entries. */
export function menuLabels(locale: Locale): string[] {
  return [
    ...readMenu(locale).map((entry) => entry.label),
    label(locale, "navbar.mobileVersionsDropdown.label"),
    label(locale, "navbar.mobileLanguageDropdown.label"),
  ];
}
