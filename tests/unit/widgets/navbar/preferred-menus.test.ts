// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPreferredMenus } from "../../../../widgets/navbar/preferred-menus.ts";

const KEY = "docs-preferred-version-default";
const FILES = { next: "/menus/sv-next.json", "1.0": "/menus/sv-1.0.json" };
let end = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (file: string) => ({ json: async () => ({ home: file }) }));
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function follow() {
  const show = vi.fn();
  end = onPreferredMenus(FILES, show);
  return show;
}

test("PREF-2 without a preferred version nothing is fetched", async () => {
  const show = follow();
  await new Promise((later) => setTimeout(later, 10));
  expect(show).not.toHaveBeenCalled();
});

test("PREF-2 the menus follow the stored version, also when another tab changes it", async () => {
  localStorage.setItem(KEY, "next");
  const show = follow();
  await expect.poll(() => show.mock.lastCall).toEqual([{ home: FILES.next }]);
  const notify = (newValue: string | null, key: string | null = KEY) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
  notify("1.0");
  await expect.poll(() => show.mock.lastCall).toEqual([{ home: FILES["1.0"] }]);
  notify("toString");
  await expect.poll(() => show.mock.lastCall).toEqual([null]);
});

test("PREF-2 a version that is chosen for a new tab holds for this page as well", async () => {
  const show = follow();
  localStorage.setItem(KEY, "1.0");
  document.body.click();
  await expect.poll(() => show.mock.lastCall).toEqual([{ home: FILES["1.0"] }]);
});
