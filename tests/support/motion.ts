import { expect, type Page } from "@playwright/test";

/**
 * Waits until all that opens, closes or slides has come to rest. A press on the entry of a list that
 * is still growing can miss it.
 */
export async function settled(page: Page): Promise<void> {
  // What grows and shrinks says so on itself, from the press on; the animation begins a frame later.
  // So does the progress bar, which may stay as long as a test lets a page wait.
  await expect(page.locator('[style*="transition"]:not([data-runtime])')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // A spinner never ends.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}
