// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SESSION_KEYS } from "../../../../src/schema/storage-keys.ts";
import {
  onStored,
  readStored,
  STORAGE_KEYS,
  writeStored,
} from "../../../../widgets/shared/storage.ts";

let ended: AbortController;
let listener: ReturnType<typeof vi.fn<(value: string | null) => void>>;

beforeEach(() => {
  ended = new AbortController();
  listener = vi.fn();
  localStorage.clear();
  delete document.documentElement.dataset.storage;
  onStored("theme", listener, ended.signal);
});
afterEach(() => {
  ended.abort();
  vi.restoreAllMocks();
});

test("STORE-1 these are the only keys", () => {
  expect(Object.values(SESSION_KEYS)).toEqual(["full-load", "renewed"]);
  expect(Object.values(STORAGE_KEYS)).toEqual([
    ...["theme", "docs-preferred-version-default", "docusaurus.announcement.id"],
    ...["docusaurus.announcement.dismiss", "checklists", "patches"],
  ]);
});

const fail = () => {
  throw new DOMException("no", "SecurityError");
};

test.each([
  ["blocked", () => vi.spyOn(window, "localStorage", "get").mockImplementation(fail)],
  ["missing", () => vi.spyOn(window, "localStorage", "get").mockReturnValue(null as never)],
  ["full", () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail)],
])("STORE-2 %s storage counts as empty, with one warning", (_words, breakIt) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  breakIt();
  expect(readStored("theme")).toBeNull();
  writeStored("theme", "dark");
  writeStored("theme", "light");
  expect(readStored("theme")).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(1);
});

test("STORE-3 listeners are notified of each change of their key, until they end", () => {
  for (const value of ["a", "a", "b", null, null]) writeStored("theme", value);
  writeStored("checklists", "{}");
  ended.abort();
  writeStored("theme", "c");
  expect(listener.mock.calls.flat()).toEqual(["a", "b", null]);
});

test.each([
  ["its key", { key: "theme" }, 1],
  ["everything cleared", { key: null }, 1],
  ["another key", { key: "something" }, 0],
  ["the storage of the session", { key: "theme", storageArea: sessionStorage }, 0],
])("STORE-3 a change in another tab: %s", (_words, event, calls) => {
  localStorage.setItem("theme", "dark");
  dispatchEvent(
    new StorageEvent("storage", { newValue: "dark", storageArea: localStorage, ...event }),
  );
  expect(listener.mock.calls).toEqual(Array(calls).fill(["dark"]));
});

test.each([true, false])("STORE-3 a page from the back/forward cache: %s", (persisted) => {
  localStorage.setItem("theme", "dark");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(listener.mock.calls).toEqual(persisted ? [["dark"]] : []);
});
