import puppeteer, { type KeyInput } from "puppeteer-core";
import { FIREFOX } from "./packages.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

/** Headless Firefox says that it has neither mouse nor finger; these say that it has a mouse. */
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Starts Firefox.
 *
 * @throws if it does not start
 */
export async function openFirefox({ script = true }: WindowSettings = {}): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX ?? "",
    headless: true,
    defaultViewport: null, // older versions cannot turn a viewport
    args: ["--width=1200", "--height=800"],
    extraPrefsFirefox: { ...MOUSE, "javascript.enabled": script },
  });
  // The tab that it starts with never gets the focus of the keyboard.
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
      // Also asks to turn the screen, which Firefox 140 does not know; the size it has set all the same.
      await page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes("setScreenOrientationOverride")) throw error;
      });
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
