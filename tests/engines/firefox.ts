import { FIREFOX } from "./packages.ts";
import { openWithPuppeteer } from "./puppeteer.ts";
import type { EngineWindow, WindowSettings } from "./window.ts";

/** Headless Firefox reports no pointer; these preferences report a mouse. */
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

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
