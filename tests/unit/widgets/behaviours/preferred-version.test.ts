// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { startPreferredVersion } from "../../../../widgets/behaviours/preferred-version.ts";
import { rememberVersion } from "../../../../widgets/behaviours/remember-version.ts";

const KEY = "docs-preferred-version-default";
const NAMES = ["next", "2.0", "1.0"];

beforeEach(() => localStorage.clear());

/** A page of a site with these versions; `hydrated` is called when the navbar is needed. */
function page(names: readonly string[], hydrated = vi.fn()) {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = `<div data-widget="navbar"></div>
    <a id="entry" href="/docs/next" data-version="next"><b>Next</b></a>
    <a id="other" href="/docs/next/new">other</a>`;
  root.querySelector("div")?.addEventListener("hydrate", hydrated);
  if (names.length > 1) root.documentElement.dataset.versions = JSON.stringify(names);
  return { root, hydrated };
}

describe("PREF-1 the stored name", () => {
  test.each([
    ["next", "next"],
    ["9.9", null],
    ["toString", null],
    [null, null],
  ])("%j is taken as %j, and anything unknown is forgotten", (stored, kept) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    const { root, hydrated } = page(NAMES);
    startPreferredVersion(root);
    expect(localStorage.getItem(KEY)).toBe(kept);
    expect(hydrated).toHaveBeenCalledTimes(kept === null ? 0 : 1);
  });

  test("PREF-2, STORE-3 a version that another tab stores hydrates the navbar, too", () => {
    const { root, hydrated } = page(NAMES);
    startPreferredVersion(root);
    expect(hydrated).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "next" }));
    expect(hydrated).toHaveBeenCalledOnce();
  });

  test("PREF-3 with one version a key of earlier times goes", () => {
    localStorage.setItem(KEY, "2.0");
    startPreferredVersion(page([]).root);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test.each([
  ["an entry", "#entry b", "click", {}, "next"],
  ["an entry for a new tab", "#entry", "click", { ctrlKey: true }, "next"],
  ["an entry with the middle button", "#entry", "auxclick", { button: 1 }, "next"],
  ["an entry with the right button: nothing", "#entry", "auxclick", { button: 2 }, null],
  ["any other link: nothing", "#other", "click", {}, null],
])("VER-4 %s is remembered", (_what, selector, type, init, stored) => {
  const { root } = page(NAMES);
  rememberVersion(root);
  const options = { bubbles: true, cancelable: true, ...init };
  root.querySelector(selector)?.dispatchEvent(new MouseEvent(type, options));
  expect(localStorage.getItem(KEY)).toBe(stored);
});
