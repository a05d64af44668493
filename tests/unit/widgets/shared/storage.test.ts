// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type StorageModule = typeof import("../../../../widgets/shared/storage.ts");

let store: StorageModule;

beforeEach(async () => {
  vi.resetModules();
  store = await import("../../../../widgets/shared/storage.ts");
  localStorage.clear();
  delete document.documentElement.dataset.storage;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("STORE-1", () => {
  test("these are the only keys", () => {
    expect(Object.values(store.STORAGE_KEYS)).toEqual([
      "theme",
      "docs-preferred-version-default",
      "docusaurus.announcement.id",
      "docusaurus.announcement.dismiss",
      "checklists",
    ]);
  });
});

function blockGetter() {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

describe("STORE-2", () => {
  test.each([
    ["reaching it throws", blockGetter],
    ["it is null", () => vi.spyOn(window, "localStorage", "get").mockReturnValue(null as never)],
    [
      "everything it does throws",
      () => {
        for (const method of ["getItem", "setItem", "removeItem"] as const) {
          vi.spyOn(Storage.prototype, method).mockImplementation(() => {
            throw new Error("no");
          });
        }
      },
    ],
  ])(
    "when %s, reads give nothing, writes do nothing, and one warning tells so",
    (_case, breakIt) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      const error = vi.spyOn(console, "error").mockReturnValue();
      breakIt();
      const listener = vi.fn();
      store.onStored("theme", listener);
      expect(store.readStored("theme")).toBeNull();
      store.writeStored("theme", "dark");
      store.writeStored("theme", null);
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }));
      dispatchEvent(pageShow(true));
      expect(store.readStored("docusaurus.announcement.id")).toBeNull();
      expect(listener.mock.calls).toEqual([["light"]]);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(error).not.toHaveBeenCalled();
    },
  );

  test("when there is no room, what was stored stays, and nobody is told otherwise", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    store.writeStored("theme", "light");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const listener = vi.fn();
    store.onStored("theme", listener);
    store.writeStored("theme", "dark");
    store.writeStored("theme", "dark");
    expect(store.readStored("theme")).toBe("light");
    expect(listener).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("while pages are built it throws and says what to do", () => {
    vi.stubGlobal("window", undefined);
    const words = "storage was used while rendering on the server; read it in an effect instead";
    expect(() => store.readStored("theme")).toThrow(words);
    expect(() => store.writeStored("theme", "dark")).toThrow(words);
  });
});

describe("STORE-3", () => {
  test("listeners hear of every change and of nothing else", () => {
    const listener = vi.fn();
    store.onStored("theme", listener);
    const heard: [value: string | null, calls: number][] = [
      ["a", 1],
      ["a", 1],
      ["b", 2],
      [null, 3],
      [null, 3],
    ];
    for (const [value, calls] of heard) {
      store.writeStored("theme", value);
      expect([value, listener.mock.calls.length]).toEqual([value, calls]);
    }
    expect(listener).toHaveBeenLastCalledWith(null);
  });

  test("each hears of its own key only, until it has heard enough", () => {
    const [theme, version] = [vi.fn(), vi.fn()];
    const enough = new AbortController();
    store.onStored("theme", theme, enough.signal);
    store.onStored("docs-preferred-version-default", version);
    store.writeStored("theme", "dark");
    enough.abort();
    store.writeStored("theme", "light");
    expect(theme.mock.calls).toEqual([["dark"]]);
    expect(version).not.toHaveBeenCalled();
  });

  test.each([
    ["another value", { key: "theme", newValue: "dark" }, ["dark"]],
    ["no value", { key: "theme", newValue: null }, [null]],
    ["everything cleared", { key: null, newValue: null }, [null]],
    ["another key", { key: "something", newValue: "dark" }, []],
  ])("from another tab: %s", (_case, event, expected) => {
    const listener = vi.fn();
    store.onStored("theme", listener);
    dispatchEvent(new StorageEvent("storage", { ...event, storageArea: localStorage }));
    expect(listener.mock.calls.flat()).toEqual(expected);
  });

  test("the storage of the session is another area", () => {
    const listener = vi.fn();
    store.onStored("theme", listener);
    const event = { key: "theme", newValue: "dark", storageArea: sessionStorage };
    dispatchEvent(new StorageEvent("storage", event));
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    [true, [["dark"]]],
    [false, []],
  ])(
    "a page that comes back from the browser's memory (%s) hears what was missed",
    (back, calls) => {
      const listener = vi.fn();
      store.onStored("theme", listener);
      localStorage.setItem("theme", "dark");
      dispatchEvent(pageShow(back));
      expect(listener.mock.calls).toEqual(calls);
    },
  );
});

/** jsdom lets nobody say `persisted`. */
function pageShow(persisted: boolean): Event {
  return Object.assign(new Event("pageshow"), { persisted });
}
