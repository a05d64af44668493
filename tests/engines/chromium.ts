import { findChromium } from "../support/chromium.ts";
import { openWithPuppeteer } from "./puppeteer.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

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
