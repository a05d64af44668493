import type { Page } from "@playwright/test";

/** Sets the default size of text in the browser's settings, in pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}
