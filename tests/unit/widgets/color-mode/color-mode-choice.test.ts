// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextChoice } from "../../../../widgets/color-mode/color-mode-choice.ts";
import { followFrameColor } from "../../../../widgets/color-mode/frame-color.ts";
import { stubInlineSettings } from "../../../support/inline-settings.ts";

describe("MODE-3 the next choice", () => {
  test.each([
    ["system", true, "light"],
    ["light", true, "dark"],
    ["dark", true, "system"],
    ["system", false, "dark"],
    ["light", false, "dark"],
    ["dark", false, "light"],
  ] as const)("after %s, where the system is respected: %s, is %s", (choice, respected, next) => {
    expect(nextChoice(choice, respected)).toBe(next);
  });

  test("MODE-6 another value is an error that names it", () => {
    expect(() => nextChoice("purple" as never)).toThrow('"purple" is no colour mode');
  });
});

type ColorMode = typeof import("../../../../widgets/color-mode/color-mode-choice.ts");

describe("on a page", () => {
  let system = Object.assign(new EventTarget(), { matches: false });
  let mode: ColorMode;
  /** What the inline scripts of earlier tests have left to watch the root element. */
  const observers: MutationObserver[] = [];
  const Observer = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };

  /** Loads a page: the inline script, then the module, as far as a visitor without a choice gets. */
  async function load(
    stored: string | null,
    isSystemDark = false,
    settings: Parameters<typeof stubInlineSettings>[0] = {},
  ): Promise<void> {
    if (stored !== null) localStorage.setItem("theme", stored);
    system.matches = isSystemDark;
    vi.resetModules();
    stubInlineSettings(settings);
    const { unchosen = "system" } = settings;
    if (unchosen !== "system") document.documentElement.dataset.themeDefault = unchosen;
    await import("../../../../widgets/inline.ts");
    mode = await import("../../../../widgets/color-mode/color-mode-choice.ts");
  }

  async function shown(): Promise<[theme: string | undefined, choice: string | undefined]> {
    // Observers of the root element are called a moment later.
    await Promise.resolve();
    const { theme, themeChoice } = document.documentElement.dataset;
    return [theme, themeChoice];
  }

  beforeEach(() => {
    localStorage.clear();
    system = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal("matchMedia", () => system);
    vi.stubGlobal("MutationObserver", Observer);
    document.head.innerHTML = `
      <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">`;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const observer of observers.splice(0)) observer.disconnect();
    for (const name of Object.keys(document.documentElement.dataset))
      delete document.documentElement.dataset[name];
  });

  test.each([
    [null, false, ["light", "system"]],
    [null, true, ["dark", "system"]],
    ["system", true, ["dark", "system"]],
    ["purple", true, ["dark", "system"]],
  ])(
    "MODE-2, MODE-6 stored %s, system dark: %s, shows %s before and after the module, which warns of an unknown value",
    async (stored, isDark, expected) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      await load(stored, isDark);
      expect(await shown()).toEqual(expected);
      mode.startColorMode(document);
      expect(await shown()).toEqual(expected);
      expect(warn).toHaveBeenCalledTimes(stored === "purple" ? 1 : 0);
    },
  );

  test.each([
    [null, "dark", ["dark", "dark"]],
    ["dark", "light", ["dark", "dark"]],
    ["purple", "dark", ["dark", "dark"]],
  ] as const)(
    "MODE-2 where the system is not asked, stored %s and default %s show %s",
    async (stored, unchosen, expected) => {
      await load(stored, unchosen === "light", { unchosen });
      expect(await shown()).toEqual(expected);
      mode.startColorMode(document);
      expect(await shown()).toEqual(expected);
      system.dispatchEvent(new Event("change"));
      expect(await shown()).toEqual(expected);
    },
  );

  test("MODE-7 where the system is not asked, a choice that is taken back gives the default", async () => {
    await load("light", false, { unchosen: "dark" });
    mode.startColorMode(document);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
    expect(await shown()).toEqual(["dark", "dark"]);
  });

  test.each(["dark", "purple"])(
    "MODE-5 without the button, stored %s is deleted and does not count",
    async (stored) => {
      await load(stored, false, { hasSwitch: false });
      expect(await shown()).toEqual(["light", "system"]);
      expect(localStorage.getItem("theme")).toBeNull();
    },
  );

  test("MODE-5 without storage a choice lasts for the page", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    await load(null);
    for (const _choice of ["light", "dark"]) mode.chooseNext(document);
    mode.startColorMode(document);
    system.dispatchEvent(new Event("change"));
    expect(await shown()).toEqual(["dark", "dark"]);
  });

  test.each([
    ["dark", ["dark", "dark"]],
    [null, ["light", "system"]],
    ["purple", ["light", "system"]],
  ])(
    "MODE-7 what another tab stores (%s) shows here and is not written back",
    async (value, expected) => {
      await load("light");
      mode.startColorMode(document);
      const write = vi.spyOn(Storage.prototype, "setItem");
      const event = { key: "theme", newValue: value, storageArea: localStorage };
      dispatchEvent(new StorageEvent("storage", event));
      expect(await shown()).toEqual(expected);
      expect(write).not.toHaveBeenCalled();
    },
  );

  test("MODE-1 the frame of the browser has the colour of the choice", async () => {
    await load(null, true);
    followFrameColor(document);
    const metas = () => [...document.querySelectorAll("meta")].map(({ outerHTML }) => outerHTML);
    const bySystem = metas();
    const colors = async (choice: "system" | "light" | "dark") => {
      mode.chooseNext(document);
      expect(await shown()).toContain(choice);
      return metas();
    };
    const chosen = (color: string) =>
      `<meta name="theme-color" content="${color}" data-runtime="">`;
    expect(await colors("light")).toEqual([chosen("#fff"), ...bySystem]);
    expect(await colors("dark")).toEqual([chosen("#000"), ...bySystem]);
    expect(await colors("system")).toEqual(bySystem);
  });
});
