// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { startPreferredVersion } from "../../../../widgets/version-picker/preferred-version.ts";
import { rememberVersion } from "../../../../widgets/version-picker/remember-version.ts";

const KEY = "docs-preferred-version-default";
const NAMES = ["next", "2.0", "1.0"];

beforeEach(() => localStorage.clear());

/** A page outside the docs of a site with these versions. */
function page(names: readonly string[]) {
  const root = document.implementation.createHTMLDocument();
  const preferred = { next: ["/docs/next", "Next"] };
  root.body.innerHTML = `<a id="docs" href="/docs"><span class="roomy">2.0</span></a>
    <a id="entry" href="/docs/next" data-version="next"><b>Next</b></a>
    <a id="other" href="/docs/next/new">other</a>`;
  const docs = root.querySelector("a") as HTMLAnchorElement;
  docs.dataset.preferred = JSON.stringify(preferred);
  if (names.length > 1) root.documentElement.dataset.versions = JSON.stringify(names);
  return { root, shown: () => [docs.getAttribute("href"), docs.textContent] };
}

describe("PREF-1 the stored name", () => {
  test.each([
    ["next", "next"],
    ["9.9", null],
    ["toString", null],
    [null, null],
  ])("%j is taken as %j, and anything unknown is forgotten", (stored, kept) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    const { root, shown } = page(NAMES);
    startPreferredVersion(root);
    expect(localStorage.getItem(KEY)).toBe(kept);
    expect(shown()).toEqual(kept === null ? ["/docs", "2.0"] : ["/docs/next", "Next"]);
  });

  test("PREF-2, STORE-3 the menus follow a version that another tab stores, and a click stores, and forgets", () => {
    const { root, shown } = page(NAMES);
    startPreferredVersion(root);
    expect(shown()).toEqual(["/docs", "2.0"]);
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: "next" }));
    expect(shown()).toEqual(["/docs/next", "Next"]);
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: null }));
    expect(shown()).toEqual(["/docs", "2.0"]);
    localStorage.setItem(KEY, "next");
    root.body.click();
    expect(shown()).toEqual(["/docs/next", "Next"]);
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
