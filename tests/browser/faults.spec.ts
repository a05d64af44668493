import { closeButton, drawer, openDrawer } from "../support/drawer.ts";
import { test as base, expect, open, rebuilt } from "../support/faulty-host.ts";
import { label, readGroups } from "../support/labels.ts";
import { findOverflow } from "../support/overflow.ts";
import { wake } from "../support/scrolling.ts";
import {
  barBottom,
  disclosure,
  mainMenu,
  menuItem,
  menuToggle,
  tableOfContents,
} from "../support/shell.ts";
import { isMarked, mark } from "../support/soft-navigation.ts";
import type { Locator, Page } from "../support/test.ts";
import { blockStorage, keep, listen, stored } from "../support/visitor-storage.ts";

/*
 * What can go wrong around a page, and what a visitor sees then. Failures of fetched pages are in
 * failures.spec.ts and tests/unit/widgets/navigation, presses before hydration in the specs of each
 * widget.
 */

/** Two pages with links in the main menu, and one with sections. */
const [HERE, NEXT, LONG] = ["/section", "/blog", "/for-antagna"];
/** Shows a checklist. */
const STEPS = "/en/join";
const PHONE = { width: 400, height: 800 };
const SEARCH_INDEX = /\/search-sv\.json$/;

interface Scene {
  /** What the console says. */
  heard: ReturnType<typeof listen>;
  /** Expects the page of a path, as usual. */
  expectPage(path: string): Promise<void>;
}

/** The test of a page on which no script throws, whatever fails. */
const test = base.extend<Scene>({
  heard: [
    async ({ page }, use) => {
      const thrown: Error[] = [];
      page.on("pageerror", (error) => {
        // Of a script that is cut off the browser says so itself.
        if (error.name !== "SyntaxError") thrown.push(error);
      });
      await use(listen(page));
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
  expectPage: ({ page, host }, use) =>
    use(async (path) => {
      await expect(page).toHaveTitle(host.titleAt(path));
      await expect(page).toHaveURL(host.address + path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    }),
});

const root = (page: Page) => page.locator("html");
const firstGroup = (page: Page) =>
  disclosure(mainMenu(page, "sv"), readGroups("sv")[0]?.label ?? "");

/** The button of the colours, in whichever state it is. */
function colorButton(page: Page): Locator {
  const [before = ""] = label("sv", "colorToggle.ariaLabel").split("{mode}");
  return mainMenu(page, "sv").getByRole("button", { name: before });
}

test("STORE-2, ERR-5, AID-9 without storage steps can be ticked, and nobody says that they are kept", async ({
  page,
  heard,
}) => {
  await blockStorage(page);
  await page.goto(STEPS);
  const list = page.getByRole("group", { name: "To do" });
  await expect(list.getByRole("button", { name: "Print the list" })).toBeVisible();
  await list.getByRole("checkbox", { name: "Join the queue" }).check();
  await expect(list.getByText(label("en", "checklist.kept"))).toBeHidden();
  await expect(list.getByRole("checkbox", { name: "Join the queue" })).toBeChecked();
  expect([heard.errors, heard.warnings.length]).toEqual([[], 1]);
});

test("MODE-6, PREF-1 where all that is stored is junk, the page is as for a new visitor, unusable values are forgotten, and nothing is reported", async ({
  page,
  heard,
}) => {
  await keep(page, {
    theme: '"><img src=x onerror=alert()>',
    "docs-preferred-version-default": "9.9",
    checklists: '{"admitted":[null,7,{"queue":1}],"__proto__":["queue"]',
  });
  await page.goto(STEPS);
  await expect(root(page)).toHaveAttribute("data-theme-choice", "system");
  await expect.poll(() => stored(page, "docs-preferred-version-default")).toBeNull();
  const box = page.getByRole("checkbox", { name: "Join the queue" });
  await expect(box).not.toBeChecked();
  await box.check();
  expect(await stored(page, "checklists")).toBe('{"admitted":["queue"]}');
  expect(heard).toEqual({ warnings: [], errors: [] });
});

test("LOAD-2 without the script that shows pages in place, which a build has taken away, the next page is loaded as a whole, at its top, one step from this", async ({
  page,
  host,
  heard,
  expectPage,
}) => {
  await page.route(/\/assets\/every-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await open(page, HERE);
  await page.evaluate(() => scrollTo(0, 300));
  const entries = await page.evaluate(() => history.length);
  await menuItem(page, "sv", NEXT).press("Enter");
  await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
  await expectPage(NEXT);
  expect(heard.warnings).toEqual([]);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
  await page.goBack();
  await expectPage(HERE);
});

test("LOAD-2 when the site has been rebuilt, the first click loads the page with its own script, the next is in place again", async ({
  page,
  host,
  heard,
  expectPage,
}) => {
  await open(page, HERE);
  host.change = rebuilt;
  await menuItem(page, "sv", NEXT).click();
  await expectPage(NEXT);
  await expect(page.locator("script[type=module]")).toHaveAttribute("src", /REBUILT/);
  await mark(page);
  await menuItem(page, "sv", HERE).click();
  await expectPage(HERE);
  expect(await isMarked(page)).toBe(true);
  expect(heard.errors).toEqual([]);
});

test("PE-1 in a browser without modules the mobile menu, a popover, opens and closes, and its links lead on", async ({
  page,
  host,
  expectPage,
}) => {
  host.change = (html) => html.replaceAll('type="module"', 'type="text/none"');
  await page.setViewportSize(PHONE);
  await page.goto("/");
  // The banner of ERR-4 is for pages without a stylesheet.
  await expect(page.getByText("baseUrl").first()).toBeHidden();
  await menuToggle(page, "sv").click();
  await expect(drawer(page, "sv")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await closeButton(page, "sv").click();
  await expect(drawer(page, "sv")).toBeHidden();
  await expect(root(page)).not.toHaveCSS("overflow", "hidden");
  await menuToggle(page, "sv").click();
  await drawer(page, "sv").locator(`a[href="${NEXT}"]`).first().click();
  await expectPage(NEXT);
});

test("SEARCH-6 with an index of another build the search says what to do, and finds when it is tried again", async ({
  page,
}) => {
  await page.route(SEARCH_INDEX, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"version":\d+/, '"version":0');
    await route.fulfill({ response, body });
  });
  await page.goto(HERE);
  await wake(page);
  await page.locator("[data-search]").click();
  const dialog = page.getByRole("dialog", { name: label("sv", "search.label") });
  await expect(dialog.getByText(label("sv", "search.failed")).first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: label("sv", "search.allPages") })).toHaveAttribute(
    "href",
    /\/sok$/,
  );
  await page.unroute(SEARCH_INDEX);
  await dialog.getByRole("combobox").fill("klubbmästeriet");
  await dialog.getByRole("button", { name: label("sv", "loadError.retry") }).click();
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");
});

test("SEARCH-3 where the script of the search cannot be had, the list of all pages is opened", async ({
  page,
  expectPage,
}) => {
  await page.route(/\/assets\/search-[^/]*\.js$/, (route) => route.abort());
  await page.goto(HERE);
  await wake(page);
  await page.locator("[data-search]").click();
  await expectPage("/sok");
});

test("PE-1 in a browser without the Navigation API links load whole pages, and everything works", async ({
  page,
  host,
  heard,
}) => {
  await page.addInitScript(() => {
    for (let owner: object = window; owner !== null; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, "navigation");
  });
  await page.goto(HERE);
  await wake(page);
  await mark(page);
  await menuItem(page, "sv", NEXT).click();
  await expect(page).toHaveURL(host.address + NEXT);
  expect(await isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(host.address + HERE);
  await page.goto(LONG);
  await tableOfContents(page, "sv").getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/#/);
  await firstGroup(page).click();
  await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize(PHONE);
  await openDrawer(page, "sv");
  await drawer(page, "sv").locator(`a[href="${NEXT}"]`).first().click();
  await expect(page).toHaveURL(host.address + NEXT);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  expect(host.loaded.filter((path) => path === NEXT)).toHaveLength(2);
  expect([...heard.errors, ...heard.warnings]).toEqual([]);
});

test("PE-6, ANCH-1 at a zoom of 400 % nothing sticks out, the bar leaves half of the window, and the menu can be scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, LONG);
  expect(await findOverflow(page)).toEqual([]);
  expect(await barBottom(page)).toBeLessThan(128);
  const target = page.getByRole("main").locator("h2[id]").last();
  await page.goto(`${LONG}#${await target.getAttribute("id")}`);
  await expect(target).toBeInViewport();
  await openDrawer(page, "sv");
  const last = drawer(page, "sv").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

for (const [what, change] of [
  ["to which an extension adds elements before hydration", addNodes],
  ["that the browser translates", translate],
] as const) {
  test(`PE-7 on a page ${what} colours and lists can be chosen, once each, and links lead to and fro in place`, async ({
    page,
    expectPage,
  }) => {
    await page.addInitScript(change);
    await open(page, HERE);
    await mark(page);
    for (const choice of ["light", "dark"]) {
      await colorButton(page).click();
      await expect(root(page)).toHaveAttribute("data-theme-choice", choice);
    }
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    await expect(colorButton(page)).toHaveCount(1);
    for (const path of [NEXT, HERE]) {
      await firstGroup(page).press("Enter");
      await expect(firstGroup(page)).toHaveAttribute("aria-expanded", "true");
      await firstGroup(page).press("Escape");
      await menuItem(page, "sv", path).click();
      await expectPage(path);
    }
    expect(await isMarked(page)).toBe(true);
  });
}

/** What extensions do to a page as soon as it is there. */
function addNodes(): void {
  document.addEventListener("DOMContentLoaded", () => {
    const { body, head, documentElement } = document;
    const add = () => Object.assign(document.createElement("x-extension"), { title: "x" });
    documentElement.dataset.extension = "on";
    documentElement.append(add());
    body.prepend(add());
    body.append(add());
    for (const slot of document.querySelectorAll("[data-widget]")) {
      slot.prepend(add());
      slot.querySelector("button")?.append(add());
      slot.querySelector("li")?.before(add());
    }
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: "chrome-extension://abc/x.css",
    });
    head.prepend(document.createElement("style"), link);
    head.append(document.createElement("script"));
  });
}

/** Puts each text into an element of its own, as the translation of Chromium does, and names another language. */
function translate(): void {
  const font = () => document.createElement("font");
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style")) continue;
      const [outer, inner] = [font(), font()];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = "de";
    document.documentElement.className = "translated-ltr";
  };
  document.addEventListener("DOMContentLoaded", () => {
    wrap();
    new MutationObserver(wrap).observe(document, { childList: true, subtree: true });
  });
}
