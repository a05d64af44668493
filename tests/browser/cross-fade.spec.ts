import { wake } from "../support/scrolling.ts";
import { menuItem } from "../support/shell.ts";
import { hold } from "../support/soft-navigation.ts";
import { expect, type Page, test } from "../support/test.ts";

const START = "/for-sokande";
const ABOUT = "/section";
/** No page links to it but those of its own version. */
const LATE_DOC = "/docs/1.0/gammal";

/** Follows a link and looks at the frames after it: what moves, and what is at a point of the main menu. */
async function watchFrames(page: Page, path: string): Promise<{ moving: string[]; hit: string[] }> {
  const about = await menuItem(page, "sv", ABOUT).boundingBox();
  return page.evaluate(
    async ({ href, x, y }) => {
      const moving = new Set<string>();
      const hit = new Set<string>();
      let frames = 0;
      const look = () => {
        // The progress bar shows a long wait, which any wait is on a busy computer; and in the main
        // menu, which stays, the mark moves from one entry to the other.
        const animations = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ target }) => !target?.closest("[data-runtime], header nav"));
        for (const { pseudoElement } of animations) moving.add(pseudoElement ?? "an element");
        // Before the fade begins, the browser shows a snapshot of the old page.
        const isFading = animations.length > 0;
        if (isFading || !document.activeViewTransition) {
          hit.add(document.elementFromPoint(x, y)?.localName ?? "nothing");
        }
        frames = isFading ? 0 : frames + 1;
      };
      // A busy computer may draw no frame of a fade: its beginning is looked at as well.
      const start = document.startViewTransition.bind(document);
      const begun: Promise<void>[] = [];
      Object.assign(document, {
        startViewTransition: (change: () => void) => {
          const transition = start(change);
          begun.push(transition.ready.then(look));
          return transition;
        },
      });
      await navigation.navigate(href).finished;
      await Promise.all(begun);
      while (frames < 10) {
        look();
        await new Promise(requestAnimationFrame);
      }
      return { moving: [...moving].sort(), hit: [...hit] };
    },
    { href: path, x: (about?.x ?? 0) + 5, y: (about?.y ?? 0) + 5 },
  );
}

test("SOFT-1 a page that had to be waited for fades in; the menu takes presses meanwhile", async ({
  page,
}) => {
  await page.goto(START);
  await wake(page);
  const release = await hold(page, LATE_DOC);
  const frames = watchFrames(page, LATE_DOC);
  await page.waitForRequest((request) => request.url().endsWith(LATE_DOC));
  await page.waitForTimeout(150);
  release();
  const { moving, hit } = await frames;
  expect(moving).toEqual(["::view-transition-new(main)", "::view-transition-old(main)"]);
  expect(hit).toEqual(["a"]);
});

test("PE-5 with reduced motion nothing moves, also on a page that had to be waited for", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(START);
  await wake(page);
  expect(await watchFrames(page, LATE_DOC)).toEqual({ moving: [], hit: ["a"] });
});
