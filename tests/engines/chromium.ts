import { chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import type { WalkWindow } from "./window.ts";

/** Starts Chromium, with as much of a window as a walk through links needs. */
export async function openChromium(): Promise<WalkWindow> {
  const browser = await chromium.launch(await findChromium());
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (body, ...args) =>
      page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(args)})`),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
