import type { Page } from "@playwright/test";

/** What a visitor would have seen of a page while it loaded, one entry for each frame drawn. */
export interface Frame {
  theme: string | undefined;
  /** Colour of the page. */
  background: string;
  /** Height of the announcement; null where there is none. */
  announcement: number | null;
}

/** Notes every frame of the pages that are opened from now on. */
export async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(window, { frames_: frames });
    const note = () => {
      if (document.body) {
        const bar = document.querySelector("[data-announcement-id]");
        frames.push({
          theme: document.documentElement.dataset.theme,
          background: getComputedStyle(document.body).backgroundColor,
          announcement: bar?.getBoundingClientRect().height ?? null,
        });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { frames_: Frame[] }).frames_);
}
