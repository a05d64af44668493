import { describe, expect, inject, test } from "vitest";
import { label } from "../support/labels.ts";
import { click, expectSeen, tabTo } from "./locate.ts";
import { openChromium, openFirefox } from "./puppeteer.ts";
import { openWebKit } from "./webkit.ts";
import type { EngineWindow } from "./window.ts";

const address = inject("address");
const exit = inject("exit");
const HOME = "/section";
const SAFE = "/trygghet";
/** Linked from `SAFE`, with `leave` too. */
const OTHER = "/docs/central/overview";
/** Linked in place from an ordinary page, the first one of the tab. */
const ORDINARY = "/";
const LANGUAGES = `${label("sv", "navbar.mobileLanguageDropdown.label")}: Svenska`;

/** Ways through pages with `leave`, one after the other. */
const WAYS: Record<string, (window: EngineWindow) => Promise<void>> = {
  "links to places on the page": async (window) => {
    await click(window, "link", "Skyddsombud");
    await expectAt(window, `${address}${SAFE}#skyddsombud`);
    await click(window, "link", "Tystnadsplikt");
    await expectAt(window, `${address}${SAFE}#tystnadsplikt`);
  },
  "another such page and back": async (window) => {
    await click(window, "link", "Centralt");
    await expectAt(window, address + OTHER);
    await click(window, "link", "Trygghet");
    await expectAt(window, address + SAFE);
  },
  "the search": async (window) => {
    await search(window, "centralt", OTHER);
  },
  "the other language": async (window) => {
    await click(window, "button", LANGUAGES);
    await click(window, "link", "English");
    await expectAt(window, `${address}/en${OTHER}`);
  },
};

describe.each([
  ["Firefox", openFirefox],
  ["Firefox without the Navigation API", () => openFirefox({ navigation: false })],
  ["WebKit", openWebKit],
])("%s", (_engine, open) => {
  test("whatever way a reader took through safety pages, only the page before is behind the back button (LEAVE-2, LEAVE-4)", async () => {
    await using window = await open();
    await window.resize(1200, 800);
    await window.goto(address + HOME);
    // What was asked of the search page is not behind it either.
    await window.goto(`${address}/sok?q=trygghet`);
    const isFound = "document.querySelector('[role=option]') !== null";
    await expect.poll(() => window.run(`return ${isFound}`)).toBe(true);
    await search(window, "trygghet", SAFE);
    const entries = () => window.run<number>("return history.length");
    const before = await entries();
    for (const [way, go] of Object.entries(WAYS)) {
      await go(window);
      expect(await entries(), way).toBe(before);
    }
    await click(window, "link", label("en", "leave.link"));
    await expectAt(window, `${exit}/en`);
    await window.run("history.back()");
    await expectAt(window, address + HOME);
  });

  test("back closes the menu of a safety page, also opened again, and only the page before is behind it (MOB-9, LEAVE-4)", async () => {
    await using window = await open();
    await window.resize(400, 800);
    await window.goto(address + HOME);
    await window.goto(address + SAFE);
    const toggle = label("sv", "docs.sidebar.toggleSidebarButtonAriaLabel");
    const drawer = label("sv", "navbar.menu");
    for (let time = 0; time < 2; time += 1) {
      await click(window, "button", toggle);
      await expectSeen(window, "dialog", drawer);
      const isModal = "document.querySelector('[inert] main') !== null";
      await expect.poll(() => window.run(`return ${isModal}`)).toBe(true);
      await window.run("history.back()");
      await expectSeen(window, "dialog", drawer, 0);
      await expect.poll(() => window.run("return history.state")).toBe(null);
      await expectAt(window, address + SAFE);
    }
    await click(window, "link", label("sv", "leave.link"));
    await expectAt(window, `${exit}/`);
    await window.run("history.back()");
    await expectAt(window, address + HOME);
  });

  const openMenu = async (window: EngineWindow) => {
    await click(window, "button", label("sv", "docs.sidebar.toggleSidebarButtonAriaLabel"));
    await expectSeen(window, "dialog", label("sv", "navbar.menu"));
  };
  const closeMenu = async (window: EngineWindow) => {
    await window.press("Escape");
    await expectSeen(window, "dialog", label("sv", "navbar.menu"), 0);
    await expect.poll(() => window.run("return history.state")).toBe(null);
  };
  test.each([
    ["open", [openMenu]],
    ["closed", [openMenu, closeMenu]],
    ["opened again", [openMenu, closeMenu, openMenu]],
  ])(
    "with the menu %s, nothing ahead of the other site is the page either (LEAVE-2)",
    async (_, steps) => {
      await using window = await open();
      await window.resize(400, 800);
      await window.goto(address + HOME);
      await window.goto(address + SAFE);
      const title = await window.run("return document.title");
      for (const step of steps) await step(window);
      await click(window, "link", label("sv", "leave.link"));
      await expectAt(window, `${exit}/`);
      await window.run("history.forward()").catch(() => {});
      await expectAt(window, address + ORDINARY);
      expect(await window.run("return document.title")).not.toBe(title);
    },
  );

  test("Shift three times leaves, but not in the search (LEAVE-3)", async () => {
    await using window = await open();
    await window.resize(1200, 800);
    await window.goto(address + HOME);
    await window.goto(address + SAFE);
    const search = label("sv", "search.label");
    await expectSeen(window, "button", search);
    await tabTo(window, "button", search);
    await window.press("Enter");
    await expectSeen(window, "dialog", search);
    await window.press("Shift", "Shift", "Shift", "Escape");
    await expectSeen(window, "dialog", search, 0);
    await window.press("Shift", "Shift");
    const status = "document.querySelector('[data-leave] [role=status]').textContent";
    expect(await window.run(`return ${status}`)).toBe(label("sv", "leave.once"));
    await window.press("Shift");
    await expectAt(window, `${exit}/`);
    await window.run("history.back()");
    await expectAt(window, address + HOME);
  });
});

/** Ways to leave the page at once. */
const EXITS: Record<string, (window: EngineWindow) => Promise<void>> = {
  "the link": (window) => click(window, "link", label("sv", "leave.link")),
  Shift: (window) => window.press("Shift", "Shift", "Shift"),
};

describe.each([
  ["Chromium", openChromium],
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
])("%s", (_engine, open) => {
  test.each(
    [true, false].flatMap((keepsPages) => Object.keys(EXITS).map((by) => ({ keepsPages, by }))),
  )(
    "after a safety page in place only the page before is behind the back button: $keepsPages, by $by (LEAVE-2)",
    async ({ keepsPages, by }) => {
      for (const further of [[], [OTHER]]) {
        await using window = await open({ keepsPages });
        const before = await begin(window);
        for (const path of [SAFE, ...further]) await followInPlace(window, path);
        await EXITS[by]?.(window);
        await expectAt(window, `${exit}/`);
        await expectBehind(window, before);
      }
    },
  );

  test("nor is it behind a page of the other language, which is loaded as a whole (LEAVE-4)", async () => {
    await using window = await open();
    const before = await begin(window);
    await followInPlace(window, SAFE);
    await click(window, "button", LANGUAGES);
    await click(window, "link", "English");
    await expectAt(window, `${address}/en${SAFE}`);
    await expectBehind(window, before);
  });
});

/** Where a page is, what it is called, and whether it is whole. */
const LOOK =
  "return [location.pathname, document.title, document.querySelector('main h1') !== null]";

/** Opens the ordinary page. */
async function begin(window: EngineWindow): Promise<unknown> {
  await window.resize(1200, 800);
  await window.goto(address + ORDINARY);
  return window.run(LOOK);
}

/** Goes back. All in one look, as WebKit's driver gives few answers after a page of another site. */
async function expectBehind(window: EngineWindow, before: unknown): Promise<void> {
  // Chromium may be gone before it answers.
  await window.run("history.back()").catch(() => {});
  await expect.poll(() => window.run(LOOK)).toEqual(before);
}

/** Follows a link, without another document where the engine can. */
async function followInPlace(window: EngineWindow, path: string): Promise<void> {
  await window.run("globalThis.isKept = true");
  const links = "[...document.querySelectorAll('a')]";
  const link = `${links}.find(({ pathname }) => pathname === arguments[0])`;
  // Later, as WebKit's driver waits for a page that its own script leaves.
  await window.run(`const link = ${link}; setTimeout(() => link.click());`, path);
  await expectAt(window, address + path);
  const isShown = "document.querySelector('[data-leave]') !== null";
  await expect.poll(() => window.run(`return ${isShown}`)).toBe(true);
  expect(await window.run("return (globalThis.isKept ?? false) === ('navigation' in window)")).toBe(
    true,
  );
}

/** Opens the search and follows its first result. */
async function search(window: EngineWindow, question: string, path: string): Promise<void> {
  const name = label("sv", "search.label");
  await click(window, "button", name);
  await expectSeen(window, "dialog", name);
  await window.press(...question);
  const option = "document.querySelector('dialog [role=option]')?.pathname";
  await expect.poll(() => window.run(`return ${option}`)).toBe(path);
  await window.press("Enter");
  await expect.poll(() => window.run("return location.pathname")).toBe(path);
}

function expectAt(window: EngineWindow, url: string): Promise<void> {
  return expect.poll(() => window.run("return location.href")).toBe(url);
}
