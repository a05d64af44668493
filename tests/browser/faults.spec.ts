import { closeButton, drawer, openDrawer } from "../support/drawer.ts";
import { expect, type FaultyHost, open, rebuilt, test } from "../support/faulty-host.ts";
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
import type { Locator, Page, Route } from "../support/test.ts";
import { blockStorage, keep, listen, stored } from "../support/visitor-storage.ts";

/*
 * What can go wrong around a page, and what a visitor sees then. Failures of fetched pages are in
 * failures.spec.ts and tests/unit/widgets/navigation, presses before hydration in the specs of each
 * widget.
 */

/** Two pages with links in the main menu, one with its own stylesheets, one with sections. */
const [HERE, NEXT, _RICH, LONG] = ["/section", "/blog", "/docs/komponenter", "/for-antagna"];
/** Shows a checklist. */
const STEPS = "/en/join";
const PHONE = { width: 400, height: 800 };

const [GROUP = fail()] = readGroups("sv");

/** A page that may fail, and what it has said. */
interface Scene {
  page: Page;
  host: FaultyHost;
  heard: ReturnType<typeof listen>;
}

/** What a visitor sees or can do, in words and as a test of it. It opens the page itself. */
interface Visible {
  words: string;
  check(scene: Scene): Promise<void>;
}

interface Fault {
  fault: string;
  /** Brings it about, before a page is opened. */
  how(scene: Scene): unknown;
  visible: Visible;
}

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const box = (page: Page) => main(page).getByRole("alert");
const root = (page: Page) => page.locator("html");

/** The button of the colours, in whichever state it is. */
function colorButton(page: Page): Locator {
  const [before = ""] = label("sv", "colorToggle.ariaLabel").split("{mode}");
  return mainMenu(page, "sv").getByRole("button", { name: before });
}

async function expectPage({ page, host }: Scene, path: string): Promise<void> {
  await expect(page).toHaveTitle(host.titleAt(path));
  await expect(page).toHaveURL(host.address + path);
  await expect(heading(page)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
}

/** Presses the button of the colours until they are dark. */
async function chooseDark(page: Page): Promise<void> {
  for (const choice of ["light", "dark"]) {
    await colorButton(page).click();
    await expect(root(page)).toHaveAttribute("data-theme-choice", choice);
  }
  await expect(root(page)).toHaveAttribute("data-theme", "dark");
}

/* What is visible. */

const EVERYTHING_WORKS: Visible = {
  words: "colours and lists can be chosen, once each, and links lead to and fro in place",
  async check(scene) {
    const { page } = scene;
    await open(page, HERE);
    await mark(page);
    await chooseDark(page);
    await expect(colorButton(page)).toHaveCount(1);
    for (const path of [NEXT, HERE]) {
      const toggle = disclosure(mainMenu(page, "sv"), GROUP.label);
      await toggle.press("Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await toggle.press("Escape");
      await menuItem(page, "sv", path).click();
      await expectPage(scene, path);
    }
    expect(await isMarked(page)).toBe(true);
  },
};

/** The mobile menu before hydration: a popover. */
const PLAIN_MENU: Visible = {
  words: "the mobile menu opens and closes, and its links lead on",
  async check(scene) {
    const { page } = scene;
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
    await expectPage(scene, NEXT);
  },
};

const NOTHING_PROMISED: Visible = {
  words: "steps can be ticked, and nobody says that they are kept",
  async check({ page, heard }) {
    await page.goto(STEPS);
    const list = page.getByRole("group", { name: "To do" });
    await expect(list.getByRole("button", { name: "Print the list" })).toBeVisible();
    await list.getByRole("checkbox", { name: "Join the queue" }).check();
    await expect(list.getByText(label("en", "checklist.kept"))).toBeHidden();
    await expect(list.getByRole("checkbox", { name: "Join the queue" })).toBeChecked();
    expect([heard.errors, heard.warnings.length]).toEqual([[], 1]);
  },
};

const SEARCH_TELLS: Visible = {
  words: "the search says what to do, and finds when it is tried again",
  async check({ page }) {
    await page.goto(HERE);
    await wake(page);
    await page.locator("[data-search]").click();
    const dialog = page.getByRole("dialog", { name: label("sv", "search.label") });
    await expect(dialog.getByText(label("sv", "search.failed")).first()).toBeVisible();
    await expect(
      dialog.getByRole("link", { name: label("sv", "search.allPages") }),
    ).toHaveAttribute("href", /\/sok$/);
    await page.unroute(INDEX);
    await dialog.getByRole("combobox").fill("klubbmästeriet");
    await dialog.getByRole("button", { name: label("sv", "loadError.retry") }).click();
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/docs/event/cmi");
  },
};

/* How things fail. */

const INDEX = /\/search-sv\.json$/;
const part = (name: string, type = "js") => new RegExp(`/assets/${name}-[^/]*\\.${type}$`);
const gone = (pattern: RegExp) => answered(pattern, (route) => route.abort());
const missing = (pattern: RegExp) => answered(pattern, (route) => route.fulfill({ status: 404 }));

function answered(pattern: RegExp, answer: (route: Route) => Promise<void>) {
  return ({ page }: Scene) => page.route(pattern, answer);
}

function rewritten(pattern: RegExp, change: (text: string) => string) {
  return answered(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Something of the window that the browser does not have. */
function without(name: string) {
  return ({ page }: Scene) =>
    page.addInitScript((key) => {
      for (let owner: object = window; owner !== null; owner = Object.getPrototypeOf(owner))
        Reflect.deleteProperty(owner, key);
    }, name);
}

/** What extensions do to a page as soon as it is there. */
async function addNodes({ page }: Scene): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/**
 * Puts each text into an element of its own, as the translation of Chromium does, and names another
 * language.
 */
const translate = ({ page }: Scene) =>
  page.addInitScript(() => {
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
    const start = () => {
      wrap();
      new MutationObserver(wrap).observe(document, { childList: true, subtree: true });
    };
    document.addEventListener("DOMContentLoaded", start);
  });

const FAULTS: Fault[] = [
  // Storage.
  {
    fault: "STORE-2, ERR-5, AID-9 storage is blocked",
    how: ({ page }) => blockStorage(page),
    visible: NOTHING_PROMISED,
  },
  {
    fault: "MODE-6, PREF-1 all that is stored is junk",
    how: ({ page }) =>
      keep(page, {
        theme: '"><img src=x onerror=alert()>',
        "docs-preferred-version-default": "9.9",
        checklists: '{"admitted":[null,7,{"queue":1}],"__proto__":["queue"]',
      }),
    visible: {
      words: "the page is as for a new visitor, unusable values are forgotten, nothing is reported",
      async check({ page, heard }) {
        await page.goto(STEPS);
        await expect(root(page)).toHaveAttribute("data-theme-choice", "system");
        await expect.poll(() => stored(page, "docs-preferred-version-default")).toBeNull();
        const box = page.getByRole("checkbox", { name: "Join the queue" });
        await expect(box).not.toBeChecked();
        await box.check();
        expect(await stored(page, "checklists")).toBe('{"admitted":["queue"]}');
        expect(heard).toEqual({ warnings: [], errors: [] });
      },
    },
  },

  // A page that is asked for by a click.
  {
    fault: "LOAD-2 a build has taken away the script that shows pages in place",
    how: missing(part("every-page")),
    visible: {
      words: "the next page is loaded as a whole, at its top, one step from this",
      async check(scene) {
        const { page, host, heard } = scene;
        await open(page, HERE);
        await page.evaluate(() => scrollTo(0, 300));
        const entries = await page.evaluate(() => history.length);
        await menuItem(page, "sv", NEXT).press("Enter");
        await expect.poll(() => host.loaded).toEqual([HERE, NEXT]);
        await expectPage(scene, NEXT);
        expect(heard.warnings).toEqual([]);
        expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
        await page.goBack();
        await expectPage(scene, HERE);
      },
    },
  },
  {
    fault: "LOAD-2 the site has been rebuilt since the page was opened",
    how: () => {},
    visible: {
      words: "the first click loads the page with its own script, the next is in place again",
      async check(scene) {
        const { page, host, heard } = scene;
        await open(page, HERE);
        host.change = rebuilt;
        await menuItem(page, "sv", NEXT).click();
        await expectPage(scene, NEXT);
        await expect(page.locator("script[type=module]")).toHaveAttribute("src", /REBUILT/);
        await mark(page);
        await menuItem(page, "sv", HERE).click();
        await expectPage(scene, HERE);
        expect(await isMarked(page)).toBe(true);
        expect(heard.errors).toEqual([]);
      },
    },
  },

  // Files of a page.
  {
    fault: "PE-1 the browser has no modules",
    how: ({ host }) => {
      host.change = (html) => html.replaceAll('type="module"', 'type="text/none"');
    },
    visible: PLAIN_MENU,
  },

  // The search.
  {
    fault: "SEARCH-6 the index is of another build",
    how: rewritten(INDEX, (text) => text.replace(/"version":\d+/, '"version":0')),
    visible: SEARCH_TELLS,
  },
  {
    fault: "SEARCH-3 the script of the search cannot be had",
    how: gone(part("search")),
    visible: {
      words: "the list of all pages is opened",
      async check(scene) {
        await scene.page.goto(HERE);
        await wake(scene.page);
        await scene.page.locator("[data-search]").click();
        await expectPage(scene, "/sok");
      },
    },
  },

  // Browsers that lack something.
  {
    fault: "PE-1 the browser has no Navigation API",
    how: without("navigation"),
    visible: {
      words: "links load whole pages, and everything works",
      async check({ page, host, heard }) {
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
        const toggle = disclosure(mainMenu(page, "sv"), GROUP.label);
        await toggle.click();
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        await page.setViewportSize(PHONE);
        await openDrawer(page, "sv");
        await drawer(page, "sv").locator(`a[href="${NEXT}"]`).first().click();
        await expect(page).toHaveURL(host.address + NEXT);
        await page.goBack();
        await expect(page).toHaveURL(/#/);
        expect(host.loaded.filter((path) => path === NEXT)).toHaveLength(2);
        expect([...heard.errors, ...heard.warnings]).toEqual([]);
      },
    },
  },

  // Eyes and screens.
  {
    fault: "PE-6, ANCH-1 a zoom of 400 %",
    how: ({ page }) => page.setViewportSize({ width: 320, height: 256 }),
    visible: {
      words: "nothing sticks out, the bar leaves half of the window, and the menu can be scrolled",
      async check({ page }) {
        await open(page, LONG);
        expect(await findOverflow(page)).toEqual([]);
        expect(await barBottom(page)).toBeLessThan(128);
        const target = main(page).locator("h2[id]").last();
        await page.goto(`${LONG}#${await target.getAttribute("id")}`);
        await expect(target).toBeInViewport();
        await openDrawer(page, "sv");
        const last = drawer(page, "sv").getByRole("link").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
      },
    },
  },

  // What others do to a page.
  {
    fault: "PE-7 an extension adds elements before hydration",
    how: addNodes,
    visible: EVERYTHING_WORKS,
  },
  { fault: "PE-7 the browser translates the page", how: translate, visible: EVERYTHING_WORKS },
];

for (const { fault, how, visible } of FAULTS) {
  test(`${fault}: ${visible.words}`, async ({ page, host }) => {
    const scene = { page, host, heard: listen(page) };
    const thrown: Error[] = [];
    page.on("pageerror", (error) => {
      // Of a script that is cut off the browser says so itself.
      if (error.name !== "SyntaxError") thrown.push(error);
    });
    await how(scene);
    await visible.check(scene);
    expect(thrown).toEqual([]);
  });
}

function fail(): never {
  throw new Error("The menu has no group.");
}
