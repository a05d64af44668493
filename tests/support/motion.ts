import type { Page } from "@playwright/test";

/**
 * Waits until all that opens, closes or slides has come to rest, and no font is on its way. A press on the
 * entry of a list that is still growing can miss it.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        // A spinner never ends.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    );
  });
}

/** Stops the clock, so that the test decides how much time passes. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-06-01T12:00:00Z" });
  // Later than it can be by now, on a busy computer too.
  await page.clock.pauseAt("2026-06-01T12:10:00Z");
}
