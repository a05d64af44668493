import puppeteer, { type KeyInput } from "puppeteer-core";
import { FIREFOX } from "./packages.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

/** Headless Firefox reports no pointer; these preferences report a mouse. */
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Starts Firefox.
 *
 * @throws if it does not start
 */
export async function openFirefox({
  script = true,
  navigation = true,
}: WindowSettings = {}): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX ?? "",
    headless: true,
    defaultViewport: null, // older versions cannot set one
    args: ["--width=1200", "--height=800"],
    extraPrefsFirefox: {
      ...MOUSE,
      "javascript.enabled": script,
      "dom.navigation.webidl.enabled": navigation,
    },
  });
  // The first tab never gets the keyboard focus.
  const page = await browser.newPage();
  const mouse = { x: 0, y: 0 };
  return {
    goto: async (url) => void (await page.goto(url)),
    run: <Result>(body: string, ...args: unknown[]) =>
      page.evaluate(
        `(function () {${body}}).apply(null, ${JSON.stringify(args)})`,
      ) as Promise<Result>,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    async point(x, y) {
      Object.assign(mouse, { x, y });
      await page.mouse.move(x, y);
    },
    click: () => page.mouse.click(mouse.x, mouse.y),
    async resize(width, height) {
      // Firefox 140 sets the size, but rejects the screen orientation.
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes("setScreenOrientationOverride")) throw error;
      });
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
