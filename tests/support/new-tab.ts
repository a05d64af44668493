import type { Page } from "@playwright/test";

/**
 * Presses a link in a way that has the browser open it elsewhere; no script of the page may take that press. The tab itself
 * is not opened: Chromium's headless shell loses one in forty.
 *
 * @param press Ctrl, Shift or the middle button, or a plain press on a link with a target of its own
 * @returns path, query and fragment that the link led to at that moment; null when a script took the press
 */
export async function openElsewhere(
  page: Page,
  press: () => Promise<void>,
): Promise<string | null> {
  const opened = page.evaluate(
    () =>
      new Promise<string | null>((done) => {
        const TYPES = ["click", "auxclick"];
        const onPress = (event: Event) => {
          const { button, ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
          const link = target instanceof Element ? target.closest("a") : null;
          // A press on a button may be repeated when its widget has come.
          if (!link) return;
          const isElsewhere =
            button === 1 || ctrlKey || metaKey || shiftKey || link.target === "_blank";
          const isLeft = !event.defaultPrevented && isElsewhere;
          event.preventDefault();
          for (const type of TYPES) removeEventListener(type, onPress);
          done(isLeft ? link.href.slice(link.origin.length) : null);
        };
        // Last of all: after whatever the page listens to.
        for (const type of TYPES) addEventListener(type, onPress);
      }),
  );
  await press();
  return await opened;
}
