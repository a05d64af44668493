import { wake } from "../support/scrolling.ts";
import { menuItem } from "../support/shell.ts";
import { hold, progressBar } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const START = "/for-sokande";
const ABOUT = "/section";
/** No page links to it but those of its own version. */
const LATE_DOC = "/docs/1.0/gammal";

/** Follows a link: what moves when the next page fades in, and what is at a point of the main menu then. */
async function watchFade(page: Page): Promise<{ moving: string[]; hit: string[] }> {
  const about = await menuItem(page, "sv", ABOUT).boundingBox();
  return page.evaluate(
    async ({ href, x, y }) => {
      const moving = new Set<string>();
      const hit: string[] = [];
      const start = document.startViewTransition.bind(document);
      const begun: Promise<void>[] = [];
      const look = () => {
        // In the main menu, which stays, the mark moves from one entry to the other.
        for (const { effect } of document.getAnimations()) {
          const { target, pseudoElement } = effect as KeyframeEffect;
          if (!target?.closest("[data-runtime], header nav"))
            moving.add(pseudoElement ?? "an element");
        }
        hit.push(document.elementFromPoint(x, y)?.localName ?? "nothing");
      };
      document.startViewTransition = (change) => {
        const transition = start(change);
        begun.push(transition.ready.then(look));
        return transition;
      };
      await navigation.navigate(href).finished;
      await Promise.all(begun);
      if (hit.length === 0) look();
      return { moving: [...moving].sort(), hit };
    },
    { href: LATE_DOC, x: (about?.x ?? 0) + 5, y: (about?.y ?? 0) + 5 },
  );
}

test("SOFT-1, PE-5 a page that was late fades in; the menu takes presses", async ({ page }) => {
  for (const [reducedMotion, moving] of [
    ["no-preference", ["::view-transition-new(main)", "::view-transition-old(main)"]],
    ["reduce", []],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(START);
    await wake(page);
    const release = await hold(page, LATE_DOC);
    const fade = watchFade(page);
    // It comes later than a fade begins.
    await expect(progressBar(page)).toHaveCount(1);
    release();
    expect(await fade).toEqual({ moving, hit: ["a"] });
  }
});
