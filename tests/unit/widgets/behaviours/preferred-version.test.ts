// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { knownName } from "../../../../widgets/behaviours/preferred-version.ts";
import { rememberVersion } from "../../../../widgets/behaviours/remember-version.ts";

const KEY = "docs-preferred-version-default";
const NAMES = ["next", "2.0", "1.0"];

const PAGE = `
  <a id="doc" href="/docs/intro" data-hrefs='{"next":"/docs/next/intro"}'>Intro</a>
  <a id="start" href="/docs/intro" data-hrefs='{"next":"/docs/next/new","1.0":"/docs/1.0/old"}'
    ><span data-labels='{"next":"New","1.0":"Old"}'>Start</span></a>
  <button id="label" data-labels='{"next":"Next","1.0":"1.0"}'>2.0</button>
  <a id="entry-next" href="/docs/next/new" data-version="next"><b>Next</b></a>
  <a id="entry-latest" href="/docs/intro" data-version="2.0">2.0</a>
  <a id="banner" href="/docs/intro" data-version="2.0" data-as-is="">latest</a>
  <a id="other" href="/docs/next/new">other</a>`;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, "", "/section");
});

let page: Document;

/** A page on which the module has started. */
async function start(names: readonly string[] = NAMES, body = PAGE): Promise<void> {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  if (names.length > 1) page.documentElement.dataset.versions = JSON.stringify(names);
  const module = await import("../../../../widgets/behaviours/preferred-version.ts");
  rememberVersion(page);
  module.startPreferredVersion(page);
}

const element = (id: string) => page.getElementById(id) as HTMLElement;
const href = (id: string) => element(id).getAttribute("href");
const text = (id: string) => element(id).textContent?.trim();

describe("PREF-1 the stored name", () => {
  test.each([
    ["next", "next"],
    ["1.0", "1.0"],
    ["9.9", null],
    ["", null],
    ["Next", null],
    ["toString", null],
    [null, null],
  ])("%j is taken as %j, and anything unknown is forgotten", async (stored, kept) => {
    expect(knownName(stored, NAMES)).toBe(kept);
    if (stored !== null) localStorage.setItem(KEY, stored);
    await start();
    expect(localStorage.getItem(KEY)).toBe(kept);
  });

  test("nothing is written by a visit alone (VER-4)", async () => {
    const set = vi.spyOn(Storage.prototype, "setItem");
    await start();
    expect(set).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });
});

describe("PREF-2 links and labels", () => {
  test.each([
    { stored: null, doc: "/docs/intro", start: "/docs/intro", name: "Start", label: "2.0" },
    { stored: "2.0", doc: "/docs/intro", start: "/docs/intro", name: "Start", label: "2.0" },
    {
      stored: "next",
      doc: "/docs/next/intro",
      start: "/docs/next/new",
      name: "New",
      label: "Next",
    },
    { stored: "1.0", doc: "/docs/intro", start: "/docs/1.0/old", name: "Old", label: "1.0" },
    { stored: "9.9", doc: "/docs/intro", start: "/docs/intro", name: "Start", label: "2.0" },
  ])("with $stored lead to $doc and $start", async ({ stored, doc, start: first, name, label }) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    await start();
    expect([href("doc"), href("start"), text("start"), text("label")]).toEqual([
      doc,
      first,
      name,
      label,
    ]);
  });

  test("follow another tab, also when it clears everything", async () => {
    await start();
    const tell = (newValue: string | null, key: string | null = KEY) =>
      dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    tell("next");
    expect([href("doc"), text("label")]).toEqual(["/docs/next/intro", "Next"]);
    tell("9.9");
    expect([href("doc"), text("label")]).toEqual(["/docs/intro", "2.0"]);
    tell("1.0");
    tell(null, null);
    expect([href("start"), text("label")]).toEqual(["/docs/intro", "2.0"]);
  });
});

describe("VER-4 choosing", () => {
  const choose = (id: string, type: string, init: MouseEventInit = {}) =>
    (element(id).querySelector("b") ?? element(id)).dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, ...init }),
    );

  test.each([
    ["an entry", "entry-next", "click", {}, "next"],
    ["an entry for a new tab", "entry-next", "click", { ctrlKey: true }, "next"],
    ["an entry with the middle button", "entry-next", "auxclick", { button: 1 }, "next"],
    ["an entry with the right button: nothing", "entry-next", "auxclick", { button: 2 }, null],
    ["the latest", "entry-latest", "click", {}, "2.0"],
    ["the link of the banner (VER-5)", "banner", "click", {}, "2.0"],
    ["any other link: nothing", "other", "click", {}, null],
  ])("%s is remembered", async (_what, id, type, init, stored) => {
    await start();
    choose(id, type, init);
    expect(localStorage.getItem(KEY)).toBe(stored);
  });

  test("holds for this page as well", async () => {
    await start();
    choose("entry-next", "click", { metaKey: true });
    expect([href("doc"), text("label")]).toEqual(["/docs/next/intro", "Next"]);
  });

  test("does nothing where nothing can be stored (STORE-2)", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("blocked");
    });
    await start();
    choose("entry-next", "click");
    choose("entry-next", "click");
    expect(href("doc")).toBe("/docs/intro");
    expect(warn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

describe("VER-3 entries keep query and fragment", () => {
  test("of the address now and later on", async () => {
    history.replaceState(null, "", "/docs/next/board?x=1#s");
    await start();
    expect([href("entry-next"), href("entry-latest")]).toEqual([
      "/docs/next/new?x=1#s",
      "/docs/intro?x=1#s",
    ]);
    history.replaceState(null, "", "/docs/next/board?x=2#%C3%B6");
    dispatchEvent(new Event("hashchange"));
    expect(href("entry-latest")).toBe("/docs/intro?x=2#%C3%B6");
    history.replaceState(null, "", "/docs/next/board");
    element("entry-latest").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect([href("entry-latest"), href("banner"), href("doc")]).toEqual([
      "/docs/intro",
      "/docs/intro",
      "/docs/intro",
    ]);
  });
});

test("PREF-3 with one version a key of earlier times goes", async () => {
  localStorage.setItem(KEY, "2.0");
  await start([], "");
  expect(localStorage.getItem(KEY)).toBeNull();
});
