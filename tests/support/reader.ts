import { expect, type Locator, type Page } from "@playwright/test";
import { drawer, group, openDrawer } from "./drawer.ts";
import { label } from "./labels.ts";
import { settled } from "./motion.ts";
import type { Locale } from "./pages.ts";
import { disclosure, languageDisclosure, languageName, mainMenu, menuToggle } from "./shell.ts";

/** How a reader goes about a page. */
export interface Reader {
  /** Comes to what can be pressed, and presses it. */
  press(target: Locator): Promise<void>;
  tick(checkbox: Locator): Promise<void>;
  /** Chooses a link in a group of the main menu. */
  choose(locale: Locale, name: string, link: string): Promise<void>;
  changeLanguage(from: Locale, to: Locale): Promise<void>;
  /** Looks for the name of a page in the search, or in the list that replaces it, and opens the page. */
  find(locale: Locale, title: string): Promise<void>;
}

/** More stops than any page of the fixture has. */
const STOPS = 200;

/** On a desktop, without a mouse. */
export function byKeyboard(page: Page): Reader {
  const { keyboard } = page;
  const press = async (target: Locator, key = "Enter") => {
    for (let stop = 0; stop < STOPS && !(await hasFocus(target)); stop += 1) {
      await keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
    await keyboard.press(key);
  };
  const open = async (toggle: Locator, link: Locator) => {
    await press(toggle);
    await expect(link).toBeVisible();
    await press(link);
  };
  return {
    press,
    tick: (checkbox) => press(checkbox, "Space"),
    choose: (locale, name, link) =>
      open(disclosure(mainMenu(page, locale), name), linkIn(mainMenu(page, locale), link)),
    changeLanguage: (from, to) =>
      open(languageDisclosure(page, from), linkIn(mainMenu(page, from), languageName(to))),
    async find(locale, title) {
      await press(searchButton(page, locale));
      await expect(searchField(page, locale)).toBeFocused();
      await keyboard.type(title);
      await expect(result(page, title)).toBeVisible();
      await keyboard.press("ArrowDown");
      await expect(result(page, title)).toHaveAttribute("aria-selected", "true");
      await keyboard.press("Enter");
    },
  };
}

/** On a narrow screen, with a finger. */
export function onPhone(page: Page): Reader {
  const press = (target: Locator) => target.tap();
  const choose = async (locale: Locale, name: string, link: string) => {
    await openDrawer(page, locale, press);
    await press(group(page, locale, name));
    await settled(page);
    await press(linkIn(drawer(page, locale), link));
  };
  return {
    press,
    tick: press,
    choose,
    changeLanguage: (from, to) =>
      choose(from, label(from, "navbar.mobileLanguageDropdown.label"), languageName(to)),
    async find(locale, title) {
      await press(searchButton(page, locale));
      await searchField(page, locale).fill(title);
      await press(result(page, title));
    },
  };
}

/** On a narrow screen where no script runs. */
export function withoutScript(page: Page): Reader {
  const press = (target: Locator) => target.click();
  const choose = async (locale: Locale, link: string) => {
    await press(menuToggle(page, locale));
    await press(linkIn(mainMenu(page, locale), link));
  };
  return {
    press,
    tick: press,
    choose: (locale, _name, link) => choose(locale, link),
    changeLanguage: (from, to) => choose(from, languageName(to)),
    async find(locale, title) {
      await press(searchButton(page, locale));
      await press(linkIn(page.getByRole("main"), title));
    },
  };
}

function linkIn(scope: Locator, name: string): Locator {
  return scope.getByRole("link", { name, exact: true });
}

/** A link until its script is there. */
function searchButton(page: Page, locale: Locale): Locator {
  const named = { name: label(locale, "search.label"), exact: true };
  const bar = mainMenu(page, locale);
  return bar.getByRole("link", named).or(bar.getByRole("button", named));
}

function searchField(page: Page, locale: Locale): Locator {
  const name = label(locale, "search.label");
  return page.getByRole("dialog", { name }).getByRole("combobox", { name });
}

/** The first result, which has to be the page of that name. */
function result(page: Page, title: string): Locator {
  return page
    .getByRole("option")
    .first()
    .and(page.getByRole("option", { name: title }));
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
