import { expect, type Locator, type Page } from "@playwright/test";
import { addressIn, label, type MenuEntry, readData, readMenu } from "./labels.ts";
import { settled } from "./motion.ts";
import type { Locale } from "./pages.ts";

/** The widest layout that is still mobile; one pixel more is desktop. */
const MOBILE_WIDTH = 996;

export function mainMenu(page: Page, locale: Locale): Locator {
  return landmark(page, label(locale, "NavBar.navAriaLabel"));
}

export function docsMenu(page: Page, locale: Locale): Locator {
  return landmark(page, label(locale, "docs.sidebar.navAriaLabel"));
}

export function tableOfContents(page: Page, locale: Locale): Locator {
  return landmark(page, label(locale, "TOCCollapsible.toggleButtonLabel"));
}

function landmark(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name, exact: true });
}

/** The label of a disclosure, `<summary>` or button; the first has no role to ask Playwright for. */
export function disclosure(scope: Locator, name: string): Locator {
  const page = scope.page();
  const summaries = scope.locator("summary, button:is([aria-expanded], [aria-controls])");
  const text = page.getByText(name, { exact: true });
  return summaries
    .and(text.or(page.getByLabel(name, { exact: true })))
    .or(summaries.filter({ has: text }));
}

/** The button of the colours, in whichever state it is. */
export function colorButton(page: Page, locale: Locale): Locator {
  const [before = ""] = label(locale, "colorToggle.ariaLabel").split("{mode}");
  return mainMenu(page, locale).getByRole("button", { name: before });
}

/** The button that opens the mobile menu. */
export function menuToggle(page: Page, locale: Locale): Locator {
  const name = label(locale, "docs.sidebar.toggleSidebarButtonAriaLabel");
  return page.getByRole("button", { name, exact: true });
}

/** The main menu where a reader finds it: the bar, or the drawer on mobile. */
function menuScope(page: Page, locale: Locale): Locator {
  if (!isMobile(page)) return mainMenu(page, locale);
  return page.getByRole("dialog", { name: label(locale, "navbar.menu"), exact: true });
}

/** The disclosure of the languages: on desktop it says which one this is, on mobile what the list holds (MOB-11). */
export function languageDisclosure(page: Page, locale: Locale): Locator {
  const name = isMobile(page)
    ? label(locale, "navbar.mobileLanguageDropdown.label")
    : languageName(locale);
  return disclosure(menuScope(page, locale), name);
}

export function languageName(locale: Locale): string {
  return readData<{ locales: Record<Locale, { label: string }> }>("locales.json").locales[locale]
    .label;
}

export function menuLink(page: Page, locale: Locale, entry: MenuEntry): Locator {
  const name = entry.opensTab
    ? `${entry.label} ${label(locale, "IconExternalLink.ariaLabel")}`
    : entry.label;
  // The dropdown of the versions names them as well.
  return menuScope(page, locale)
    .getByRole("link", { name, exact: true })
    .and(page.locator(":not([data-version])"));
}

/**
 * Presses what a reader has to press before a group of the main menu shows its links; on mobile that
 * is the menu button, the way from the menu of the page to the main menu, and the group.
 */
export async function openMenuGroup(
  page: Page,
  locale: Locale,
  group: MenuEntry | null,
): Promise<void> {
  if (isMobile(page)) {
    await menuToggle(page, locale).click();
    const back = label(locale, "navbar.mobileSidebarSecondaryMenu.backButtonLabel");
    const way = menuScope(page, locale).getByText(back, { exact: true });
    if (await way.isVisible()) await way.click();
  }
  if (!group) return;
  const toggle = disclosure(menuScope(page, locale), group.label);
  const isOpen = await toggle.evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
  if (!isOpen) await toggle.click();
}

/** Presses every category that is still closed, from the top. */
export async function openAllCategories(menu: Locator): Promise<void> {
  const categories = menu.locator("details").filter({ visible: true });
  // Those inside follow the one that they are in.
  for (let index = 0; index < (await categories.count()); index += 1) {
    const category = categories.nth(index);
    if ((await category.getAttribute("open")) !== null) continue;
    await category.locator(":scope > summary").click();
    // Its entries may be on their way; another press would close it.
    await expect(category).toHaveAttribute("open", "");
    // While it grows, the next one moves from under the press.
    await settled(menu.page());
  }
}

export function isMobile(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= MOBILE_WIDTH;
}

/** Lower edge of what stays at the top of the window while the page scrolls. */
export async function barBottom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll("body > *")].filter((element) =>
      ["fixed", "sticky"].includes(getComputedStyle(element).position),
    );
    return Math.floor(Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)));
  });
}

/** The link of the main menu that leads to a page and is in the bar itself. */
export function menuItem(page: Page, locale: Locale, path: string): Locator {
  const entry = readMenu(locale).find(({ href }) => href === addressIn(locale, path));
  if (!entry) throw new Error(`_data/navbar.json has no item of its own for ${path}.`);
  return menuLink(page, locale, entry);
}

export function announcementBar(page: Page, locale: Locale): Locator {
  const name = label(locale, "AnnouncementBar.label");
  return page.getByRole("region", { name, exact: true });
}

export function announcementClose(page: Page, locale: Locale): Locator {
  const name = label(locale, "AnnouncementBar.closeButtonAriaLabel");
  return announcementBar(page, locale).getByRole("button", { name, exact: true });
}
