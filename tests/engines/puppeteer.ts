// Chromium and Firefox. Unlike Playwright, Puppeteer follows a page that comes back from the browser's memory.
import { existsSync } from "node:fs";
import puppeteer, { type KeyInput, type LaunchOptions } from "puppeteer-core";
import { findChromium } from "../support/chromium.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

/** As Debian and Ubuntu install it. */
const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
/** Headless Firefox reports no pointer; these preferences report a mouse. */
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Starts Chromium, with scripts.
 *
 * @throws if it does not start
 */
export async function openChromium({
  keepsPages = true,
}: Pick<WindowSettings, "keepsPages"> = {}): Promise<EngineWindow> {
  const { executablePath, env } = await findChromium();
  const window = await openWithPuppeteer({
    env,
    ...(executablePath ? { executablePath } : { channel: "chrome" }),
    args: ["--no-sandbox", ...(keepsPages ? [] : ["--disable-back-forward-cache"])],
  });
  await window.resize(1200, 800);
  return window;
}

/**
 * Starts Firefox.
 *
 * @throws if it does not start
 */
export function openFirefox({
  script = true,
  keepsPages = true,
  navigation = true,
}: WindowSettings = {}): Promise<EngineWindow> {
  return openWithPuppeteer({
    browser: "firefox",
    executablePath: FIREFOX ?? "",
    args: ["--width=1200", "--height=800"],
    extraPrefsFirefox: {
      ...MOUSE,
      "javascript.enabled": script,
      ...(!keepsPages && { "browser.sessionhistory.max_total_viewers": 0 }),
      "dom.navigation.webidl.enabled": navigation,
    },
  });
}

async function openWithPuppeteer(options: LaunchOptions): Promise<EngineWindow> {
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
