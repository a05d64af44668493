import puppeteer, { type KeyInput, type LaunchOptions } from "puppeteer-core";
import type { EngineWindow } from "./window.ts";

/**
 * Starts a browser that Puppeteer can drive. Unlike Playwright it follows a page that comes back from the
 * browser's memory.
 *
 * @throws if it does not start
 */
export async function openWithPuppeteer(options: LaunchOptions): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: null, // older versions cannot set one
    ...options,
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
