import { chromium, type Page } from "@playwright/test";
import { findChromium, findWholeBrowser, toLaunchOptions } from "./chromium.ts";

/** A page that can be left and come back to, as a browser keeps it in its memory (bfcache). */
export interface KeptPage extends AsyncDisposable {
  page: Page;
  /** Leaves for another page of the site and goes back; throws if the page was loaded anew. */
  leaveAndReturn(elsewhere: string): Promise<void>;
}

/**
 * Opens a page in a whole browser. The headless shell keeps no page in its memory; where there is
 * nothing else, the page hears what it would hear, and is the same document all along as well.
 */
export async function openKeptPage(
  baseURL: string,
  viewport: { width: number; height: number },
): Promise<KeptPage> {
  const whole = await findWholeBrowser();
  const browser = await chromium.launch({
    ...toLaunchOptions(whole ?? (await findChromium())),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ viewport, baseURL });
  return {
    page,
    leaveAndReturn: (elsewhere) => (whole ? leave(page, elsewhere) : pretendToLeave(page)),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function leave(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      "pageshow",
      ({ persisted }) => Object.assign(window, { isFromMemory: persisted }),
      { once: true },
    );
  });
  await page.goto(elsewhere);
  // Playwright's own goBack() waits for a page to load, and this one does not.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => "isFromMemory" in window && window.isFromMemory === true);
}

async function pretendToLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"]) {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });
}
