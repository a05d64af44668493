import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, inject, test } from "vitest";
import { EVENTS, VERSIONS } from "../support/fixture.ts";
import { label } from "../support/labels.ts";
import { openFirefox } from "./firefox.ts";
import { ask, click, expectSeen, hover, tabTo } from "./locate.ts";
import { openWebKit } from "./webkit.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

const address = inject("address");
const [NEXT, LATEST] = VERSIONS;
const DOC = "/docs/event/cmi";
/** The widest that WebKit's window goes down to is still a phone's layout. */
const PHONE = [600, 800] as const;
const MENU_BUTTON = label("sv", "docs.sidebar.toggleSidebarButtonAriaLabel");
const DRAWER = label("sv", "navbar.menu");
const SEARCH = label("sv", "search.label");
const colorButton = (mode: "system" | "light" | "dark") =>
  label("sv", "colorToggle.ariaLabel", { mode: label("sv", `colorToggle.ariaLabel.mode.${mode}`) });

const ofAxe = createRequire(import.meta.resolve("@axe-core/playwright"));
const AXE = readFileSync(ofAxe.resolve("axe-core/axe.min.js"), "utf8");

describe.each([
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
])("%s", (_engine, open) => {
  /** Goes through pages in a window of its own, of which none may complain. */
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
      expect(await window.run("return document.activeElement.ariaLabel")).toBe(MENU_BUTTON);
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
      await expect.poll(() => paper(window)).toBe("rgb(19, 10, 4)");
      await click(window, "button", "Svenska");
      await click(window, "link", "English");
      await expectShown(window, "/en/section", "About us");
      expect(await window.run("return document.documentElement.lang")).toBe("en");
      expect(await paper(window)).toBe("rgb(19, 10, 4)");
      await window.goto(`${address}/en/blog`);
      expect(await paper(window)).toBe("rgb(19, 10, 4)");
    }));

  test("a link leads to another page, and back is where one was, in one document where the engine can (SOFT-1, SCROLL-1)", () =>
    browse(async (window) => {
      await go(window, "/section");
      await window.run("window.marked = true; scrollTo(0, 300)");
      await expect.poll(() => window.run("return scrollY")).toBe(300);
      // The bar comes back on the way up.
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

  test("a version that is chosen is remembered outside the docs (VER-4)", () =>
    browse(async (window) => {
      await go(window, "/section");
      await click(window, "button", LATEST.label.sv);
      await click(window, "link", NEXT.label.sv);
      await expectShown(window, "/docs/next/intro", "Introduktion");
      await go(window, "/section");
      await expectSeen(window, "button", NEXT.label.sv);
      await click(window, "link", "Början");
      await expectShown(window, "/docs/next/intro", "Introduktion");
    }));

  test("search, words and checklists work by keyboard, and events leave by the clock (SEARCH-2, TEXT-6, AID-9, EVENT-3)", () =>
    browse(async (window) => {
      await go(window, "/ga-med");
      await click(window, "button", SEARCH);
      await expectSeen(window, "dialog", SEARCH);
      await window.press(..."klubbm", "ArrowDown", "Enter");
      await expectShown(window, DOC, "Klubbmästeriet");
      await window.goto(`${address}/ga-med`);
      await click(window, "checkbox", "Ställ dig i kö");
      await window.goto(`${address}/ga-med`);
      const isTicked = () => ask(window, "checkbox", "Ställ dig i kö", "element.checked");
      await expect.poll(isTicked).toBe(true);
      await window.run("document.querySelector('a.term').focus()");
      await window.press("Enter");
      await expectSeen(window, "dialog", "n0llan");
      await window.press("Escape");
      await expectSeen(window, "dialog", "n0llan", 0);
      expect(await focused(window)).toBe("n0llan");
      // Both events of the home page are long over.
      await window.goto(`${address}/`);
      await expect
        .poll(() => window.run(`return ${MAIN}.innerText`))
        .not.toContain(EVENTS.first.sv);
    }));

  test("without script menus, contents, languages and words are links (PE-1)", () =>
    browse(
      async (window) => {
        await go(window, DOC);
        await click(window, "button", "Sektionen");
        await click(window, "link", "Trygghet");
        await expectShown(window, "/trygghet", "Trygghet");
        await click(window, "button", "Svenska");
        await click(window, "link", "English");
        await expectShown(window, "/en/trygghet", "Safety");
        await window.resize(...PHONE);
        await go(window, DOC);
        await click(window, "button", label("sv", "TOCCollapsible.toggleButtonLabel"));
        await click(window, "link", "Uthyrning");
        await expect.poll(() => window.run("return decodeURI(location.hash)")).toBe("#uthyrning");
        await click(window, "link", SEARCH);
        await expectShown(window, "/sok", SEARCH);
        await window.goto(`${address}/ga-med`);
        await click(window, "link", "n0llan");
        await expectShown(window, "/ordlista", "Ordlista");
      },
      { script: false },
    ));

  test("axe finds nothing on a page of each kind, in light and in dark colours", () =>
    browse(async (window) => {
      await go(window, "/");
      const kinds = ["/", DOC, "/docs/komponenter", "/blog", "/ga-med", "/evenemang", "/ordlista"];
      for (const path of [...kinds, "/sok", "/redaktion/oversattningar"]) {
        for (const theme of ["light", "dark"]) {
          await window.run("localStorage.setItem('theme', arguments[0])", theme);
          await window.goto(`${address}${path}`);
          await window.run(`${AXE}; window.axe = axe;`);
          expect.soft(await window.run(FINDINGS), `${path}, ${theme}`).toEqual([]);
        }
      }
    }));
});

const MAIN = "document.querySelector('main')";
const FOCUS_INSIDE = "element.contains(document.activeElement)";
const BAR = `Math.floor(document.querySelector('nav[aria-label="${label("sv", "NavBar.navAriaLabel")}"]').getBoundingClientRect().bottom)`;
const FINDINGS = `
  return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ": " + target + " – " + failureSummary)));`;

/** Opens a page with nothing of the mouse on it. */
async function go(window: EngineWindow, path: string): Promise<void> {
  await window.goto(`${address}${path}`);
  await window.point(600, 700);
}

/** Waits until the page of an address is there, by its heading. */
async function expectShown(window: EngineWindow, path: string, heading: string): Promise<void> {
  const shown = "return [location.pathname, document.querySelector('h1')?.innerText]";
  await expect.poll(() => window.run(shown)).toEqual([path, heading]);
}

/** The text of what has the focus. */
function focused(window: EngineWindow): Promise<string> {
  return window.run("return document.activeElement.innerText");
}

function paper(window: EngineWindow): Promise<string> {
  return window.run("return getComputedStyle(document.body).backgroundColor");
}
