// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { colorModeTexts } from "../../../../src/collections/frame/color-mode.ts";
import type { Labels } from "../../../../src/schema/labels.ts";
import { LOCALES } from "../../../../src/schema/localized.ts";
import {
  choiceFrom,
  MODE_CHOICES,
  nextChoice,
} from "../../../../widgets/color-mode/color-mode-choice.ts";
import { followFrameColor } from "../../../../widgets/color-mode/frame-color.ts";
import { stubInlineSettings } from "../../../support/inline-settings.ts";
import { label, readWebsiteData } from "../../../support/labels.ts";

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
});

describe("MODE-6", () => {
  test.each(["system", "", "purple", "Dark", null, undefined])("stored %s is no choice", (text) => {
    expect(choiceFrom(text)).toBe("system");
  });

  test.each(["light", "dark"] as const)("stored %s is a choice", (text) => {
    expect(choiceFrom(text)).toBe(text);
  });
});

describe("MODE-4", () => {
  test.each(LOCALES)("the button is called by its label with the mode in it (%s)", (locale) => {
    const texts = colorModeTexts(readWebsiteData<Labels>(`labels/${locale}.json`));
    for (const choice of MODE_CHOICES) {
      const mode = label(locale, `colorToggle.ariaLabel.mode.${choice}`);
      const name = label(locale, "colorToggle.ariaLabel", { mode });
      expect(texts[choice]).toEqual({ mode, label: name });
    }
  });
});

type ColorMode = typeof import("../../../../widgets/color-mode/color-mode-choice.ts");

describe("on a page", () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  let mode: ColorMode;

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

  function shown(): [theme: string | undefined, choice: string | undefined] {
    const { theme, themeChoice } = document.documentElement.dataset;
    return [theme, themeChoice];
  }

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("matchMedia", () => system);
    document.head.innerHTML = `
      <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">`;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const name of Object.keys(document.documentElement.dataset)) {
      delete document.documentElement.dataset[name];
    }
  });

  test.each([
    [null, false, ["light", "system"]],
    [null, true, ["dark", "system"]],
    ["light", true, ["light", "light"]],
    ["dark", false, ["dark", "dark"]],
    ["system", true, ["dark", "system"]],
    ["", false, ["light", "system"]],
    ["purple", true, ["dark", "system"]],
    ["Dark", false, ["light", "system"]],
  ])(
    "MODE-2, MODE-6 stored %s, system dark: %s, shows %s before and after the module",
    async (stored, isDark, expected) => {
      await load(stored, isDark);
      expect(shown()).toEqual(expected);
      mode.startColorMode(document);
      expect(shown()).toEqual(expected);
    },
  );

  test.each([
    [null, "light", ["light", "light"]],
    [null, "dark", ["dark", "dark"]],
    ["light", "dark", ["light", "light"]],
    ["dark", "light", ["dark", "dark"]],
    ["purple", "dark", ["dark", "dark"]],
  ] as const)(
    "MODE-2 where the system is not asked, stored %s and default %s show %s",
    async (stored, unchosen, expected) => {
      await load(stored, unchosen === "light", { unchosen });
      expect(shown()).toEqual(expected);
      mode.startColorMode(document);
      expect(shown()).toEqual(expected);
      system.dispatchEvent(new Event("change"));
      expect(shown()).toEqual(expected);
    },
  );

  test("MODE-7 where the system is not asked, a choice that is taken back gives the default", async () => {
    await load("light", false, { unchosen: "dark" });
    mode.startColorMode(document);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
    expect(shown()).toEqual(["dark", "dark"]);
  });

  test.each(["light", "dark", "purple"])(
    "MODE-5 without the button, stored %s is deleted and does not count",
    async (stored) => {
      await load(stored, false, { hasSwitch: false });
      expect(shown()).toEqual(["light", "system"]);
      expect(localStorage.getItem("theme")).toBeNull();
    },
  );

  test("MODE-5 a choice is stored, and system forgets it", async () => {
    await load("purple", true);
    const seen = [1, 2, 3].map(() => {
      mode.setChoice(mode.nextChoice(mode.getChoice(document)), document);
      return [...shown(), localStorage.getItem("theme")];
    });
    expect(seen).toEqual([
      ["light", "light", "light"],
      ["dark", "dark", "dark"],
      ["dark", "system", null],
    ]);
  });

  test("MODE-5 without storage a choice lasts for the page", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    await load(null);
    mode.setChoice("dark", document);
    mode.startColorMode(document);
    system.dispatchEvent(new Event("change"));
    expect(shown()).toEqual(["dark", "dark"]);
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
      expect(shown()).toEqual(expected);
      expect(write).not.toHaveBeenCalled();
    },
  );

  test("MODE-8 the page follows the system while nothing is chosen", async () => {
    await load(null);
    const change = (isDark: boolean) => {
      system.matches = isDark;
      system.dispatchEvent(new Event("change"));
      return shown()[0];
    };
    expect([change(true), change(false)]).toEqual(["dark", "light"]);
    mode.setChoice("light", document);
    expect(change(true)).toBe("light");
    mode.setChoice("system", document);
    expect(shown()).toEqual(["dark", "system"]);
  });

  test("the frame of the browser has the colour of the choice", async () => {
    await load(null, true);
    followFrameColor(document);
    const conditions = async (choice: "system" | "light" | "dark") => {
      mode.setChoice(choice, document);
      // Observers of the root element are called a moment later.
      await Promise.resolve();
      return [...document.querySelectorAll("meta")].map((meta) => meta.getAttribute("media"));
    };
    const bySystem = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
    expect(await conditions("light")).toEqual(["all", "not all"]);
    expect(await conditions("dark")).toEqual(["not all", "all"]);
    expect(await conditions("system")).toEqual(bySystem);
  });
});
