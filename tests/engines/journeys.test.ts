import { describe, expect, inject, test } from "vitest";
import { label } from "../support/labels.ts";
import { paperIn } from "../support/paper.ts";
import { ask, click, expectSeen, hover, tabTo } from "./locate.ts";
import { openFirefox } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

const address = inject("address");
const DOC = "/docs/event/cmi";
/** WebKit's window cannot be as narrow as a phone; the layout is the same. */
const PHONE = [600, 800] as const;
const MENU_BUTTON = label("sv", "docs.sidebar.toggleSidebarButtonAriaLabel");
const DRAWER = label("sv", "navbar.menu");
const LANGUAGES = `${label("sv", "navbar.mobileLanguageDropdown.label")}: Svenska`;
const colorButton = (mode: "system" | "light" | "dark") =>
  label("sv", "colorToggle.ariaLabel", { mode: label("sv", `colorToggle.ariaLabel.mode.${mode}`) });

describe.each([
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
])("%s", (_engine, open) => {
  /** Opens a window for a journey, on which no page may log an error. */
  async function browse(
    journey: (window: EngineWindow) => Promise<void>,
    settings: WindowSettings = {},
  ): Promise<void> {
    await using window = await open(settings);
    await window.resize(1200, 800);
    await journey(window);
    expect(await window.run("return sessionStorage.getItem('heard')")).toBe(null);
  }

  test("a menu opens under the mouse and by keyboard, and leads to its pages (DROP-1, DROP-4)", () =>
    browse(async (window) => {
      await go(window, "/blog/archive");
      await hover(window, "button", "Sektionen");
      await expectSeen(window, "link", "Trygghet");
      await window.point(600, 700);
      await expectSeen(window, "link", "Trygghet", 0);
      await tabTo(window, "button", "Sektionen");
      await window.press("Enter");
      await expectSeen(window, "link", "Trygghet");
      await window.press("Escape");
      await expectSeen(window, "link", "Trygghet", 0);
      expect(await focused(window)).toBe("Sektionen");
      await click(window, "button", "Sektionen");
      await click(window, "link", "Trygghet");
      await expectShown(window, "/trygghet", "Trygghet");
    }));

  test("the menu of a phone holds the focus, closes with Escape and leads on (MOB-1, MOB-4)", () =>
    browse(async (window) => {
      await window.resize(...PHONE);
      await go(window, DOC);
      await click(window, "button", MENU_BUTTON);
      await expectSeen(window, "dialog", DRAWER);
      for (let stop = 0; stop < 3; stop += 1) {
        await window.press("Tab");
        expect(await ask(window, "dialog", DRAWER, FOCUS_INSIDE)).toBe(true);
      }
      await window.press("Escape");
      await expectSeen(window, "dialog", DRAWER, 0);
      expect(await window.run("return document.activeElement.textContent")).toBe(MENU_BUTTON);
      await click(window, "button", MENU_BUTTON);
      const back = label("sv", "navbar.mobileSidebarSecondaryMenu.backButtonLabel");
      await click(window, "button", back);
      await click(window, "link", "Trygghet");
      await expectShown(window, "/trygghet", "Trygghet");
      await expectSeen(window, "dialog", DRAWER, 0);
    }));

  test("colours and language stay as chosen, on the next page and after a reload (MODE-1, LOC-2)", () =>
    browse(async (window) => {
      await go(window, "/section");
      await click(window, "button", colorButton("system"));
      await click(window, "button", colorButton("light"));
      await expect.poll(() => paper(window)).toBe(paperIn("dark"));
      await click(window, "button", LANGUAGES);
      await click(window, "link", "English");
      await expectShown(window, "/en/section", "About us");
      expect(await window.run("return document.documentElement.lang")).toBe("en");
      expect(await paper(window)).toBe(paperIn("dark"));
      await window.goto(`${address}/en/blog`);
      expect(await paper(window)).toBe(paperIn("dark"));
    }));

  test("a link leads to another page, Back to the scroll position, without a full load where possible (SOFT-1, SCROLL-1)", () =>
    browse(async (window) => {
      await go(window, "/section");
      await window.run("window.marked = true; scrollTo(0, 300)");
      await expect.poll(() => window.run("return scrollY")).toBe(300);
      // The bar returns on the way up.
      await window.run("scrollTo(0, 200)");
      await click(window, "link", "Aktuellt");
      await expectShown(window, "/blog", "Aktuellt");
      expect(await window.run("return [scrollY, window.marked === true]")).toEqual([
        0,
        await window.run("return 'navigation' in window"),
      ]);
      await window.run("history.back()");
      await expectShown(window, "/section", "Om oss");
      await expect.poll(() => window.run("return scrollY")).toBe(200);
    }));

  test("the contents lead to a heading below the bar, and mark where one is (TOC-3, ANCH-4)", () =>
    browse(async (window) => {
      await go(window, DOC);
      await click(window, "link", "Sittningar");
      const top = "document.getElementById('sittningar').getBoundingClientRect().top";
      await expect.poll(() => window.run(`return ${top} >= ${BAR} && ${top} < 300`)).toBe(true);
      const current = "document.querySelector('.toc [aria-current]')?.innerText";
      await expect.poll(() => window.run(`return ${current}`)).toBe("Sittningar");
    }));

  test("the search opens with its button, finds while typing and leads to the page (SEARCH-1, SEARCH-2)", () =>
    browse(async (window) => {
      await go(window, "/section");
      await click(window, "button", label("sv", "search.label"));
      await expectSeen(window, "dialog", label("sv", "search.label"));
      await window.press(..."klubbm");
      const option = "document.querySelector('dialog [role=option]')?.pathname";
      await expect.poll(() => window.run(`return ${option}`)).toBe(DOC);
      await window.press("Enter");
      await expectShown(window, DOC, "Klubbmästeriet");
      await expectSeen(window, "dialog", label("sv", "search.label"), 0);
    }));

  test("a press right after load opens a menu, mouse and Enter a category; the bar hides on the way down (PE-2, COLL-3, HIDE-1)", () =>
    browse(async (window) => {
      await window.goto(address + DOC);
      await click(window, "button", "Sektionen");
      await expectSeen(window, "link", "Trygghet");
      await go(window, DOC);
      for (const times of [1, 0]) {
        await click(window, "button", "Studier");
        await expectSeen(window, "link", "Tentamen", times);
      }
      await tabTo(window, "button", "Studier");
      for (const times of [1, 0]) {
        await window.press("Enter");
        await expectSeen(window, "link", "Tentamen", times);
      }
      // The bar hides when it is known where one comes from: after a second event of scrolling.
      await window.run("addEventListener('scroll', () => { window.seen = scrollY })");
      for (const y of [300, 400]) {
        await window.run("scrollTo(0, arguments[0])", y);
        await expect.poll(() => window.run("return window.seen")).toBe(y);
      }
      await expect.poll(() => window.run(`return ${BAR}`)).toBeLessThanOrEqual(0);
      await window.run("scrollTo(0, 350)");
      await expect.poll(() => window.run(`return ${BAR}`)).toBeGreaterThan(40);
    }));

  test("when a page has loaded, presses are answered, and its layout is that of the window (PE-2, PE-4)", () =>
    browse(async (window) => {
      for (const [width, height, phone] of [
        [1200, 800, 0],
        [...PHONE, 1],
      ] as const) {
        await window.resize(width, height);
        for (const path of ["/", DOC, "/blog", "/section", "/trygghet"]) {
          await window.goto(address + path);
          // WebKit's driver may be a moment ahead of the scripts on a busy machine.
          const loaded = () => window.run<Record<string, unknown>>(LOADED);
          await expect.poll(loaded, { message: path }).toEqual({ hydrated: "true", wider: 0 });
          await expectSeen(window, "button", MENU_BUTTON, phone);
        }
      }
    }));

  test("Tab goes from a category that was opened to its first link (COLL-3)", () =>
    browse(async (window) => {
      await go(window, DOC);
      await tabTo(window, "button", "Studier");
      await window.press("Enter");
      await expectSeen(window, "link", "Tentamen");
      await window.press("Tab");
      expect(await focused(window)).toBe("Tentamen");
    }));

  test("without script menus, contents and languages are links (PE-1)", () =>
    browse(
      async (window) => {
        await go(window, DOC);
        await click(window, "button", "Sektionen");
        await click(window, "link", "Trygghet");
        await expectShown(window, "/trygghet", "Trygghet");
        await click(window, "button", LANGUAGES);
        await click(window, "link", "English");
        await expectShown(window, "/en/trygghet", "Safety");
        await window.resize(...PHONE);
        await go(window, DOC);
        await click(window, "button", label("sv", "TOCCollapsible.toggleButtonLabel"));
        await click(window, "link", "Uthyrning");
        await expect.poll(() => window.run("return decodeURI(location.hash)")).toBe("#uthyrning");
      },
      { script: false },
    ));
});

const LOADED = `
  const { dataset, scrollWidth, clientWidth } = document.documentElement;
  return { hydrated: dataset.hasHydrated, wider: scrollWidth - clientWidth };`;
const FOCUS_INSIDE = "element.contains(document.activeElement)";
const BAR = `Math.floor(document.querySelector('nav[aria-label="${label("sv", "NavBar.navAriaLabel")}"]').getBoundingClientRect().bottom)`;

/** Opens a page, with the mouse away from menus. */
async function go(window: EngineWindow, path: string): Promise<void> {
  await window.goto(`${address}${path}`);
  await window.point(600, 700);
}

/** Waits until the page of an address is there, by its heading. */
async function expectShown(window: EngineWindow, path: string, heading: string): Promise<void> {
  const shown = "return [location.pathname, document.querySelector('h1')?.innerText]";
  await expect.poll(() => window.run(shown)).toEqual([path, heading]);
}

/** Text of the focused element. */
function focused(window: EngineWindow): Promise<string> {
  return window.run("return document.activeElement.innerText.trim()");
}

function paper(window: EngineWindow): Promise<string> {
  return window.run("return getComputedStyle(document.body).backgroundColor");
}
