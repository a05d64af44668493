import { expect, test } from "../support/test.ts";

/** The page of the fixture with one of everything that texts can hold. */
const COMPONENTS = "/docs/komponenter";

for (const { width, color } of [
  { width: 1280, color: "light" },
  { width: 1280, color: "dark" },
  { width: 390, color: "light" },
  { width: 390, color: "dark" },
] as const) {
  test(`what texts can hold looks as before at ${width} px, ${color}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: color, reducedMotion: "reduce" });
    await page.goto(COMPONENTS);
    await page.evaluate(() => document.fonts.ready);
    // The whole page at once: what scrolls would show and hide the bar.
    await expect(page).toHaveScreenshot(`components-${width}-${color}.png`, { fullPage: true });
  });
}
