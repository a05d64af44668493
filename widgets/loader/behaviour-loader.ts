import { holdClicks, repeatEvents } from "./early-presses.ts";
import { reloadPage } from "./reload-page.ts";

/** A module that enhances the static page. Unlike a widget it renders nothing: it works on the HTML as it is. */
export interface Behaviour {
  /** A page without such an element never loads the module. */
  selector: string;
  /** Whether it is needed at once; any truthy value. */
  now?: unknown;
  /** Events of the window; the first of them loads the module. Those of the first use, unless others are named. */
  on?: readonly string[];
  /** Selector of controls that do not work without the module: a click on one loads it, and is repeated then unless another press follows. */
  readonly presses?: string;
  /**
   * Loads the module.
   *
   * @returns with what starts it; when the signal aborts, the page is left, and the module undoes what it
   *   has done to the window and the document
   */
  load: () => Promise<{ start: (root: Document, signal: AbortSignal) => void | Promise<void> }>;
}

/** Events of the first use of a page. */
export const INTERACTION = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;

/** Starts each behaviour once, when it is first needed; one that fails does not affect the others (PE-3). */
export function startBehaviours(
  root: Document,
  behaviours: readonly Behaviour[],
  signal: AbortSignal,
): void {
  for (const behaviour of behaviours) {
    const { selector, now, on = INTERACTION, load } = behaviour;
    if (!root.querySelector(selector)) continue;
    let isBegun = false;
    let isOver = false;
    const go = async () => {
      if (isBegun) return;
      isBegun = true;
      try {
        const { start } = await load();
        if (signal.aborted) return;
        await start(root, signal);
      } catch (error) {
        console.error(`the behaviour of "${selector}" failed.`, error);
        void reloadPage();
      }
      isOver = true;
      void repeatEvents(early);
    };
    const waits = (event: MouseEvent, target: Element) => {
      const { presses } = behaviour;
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const control = presses && !isOver && !isModified && target.closest(presses);
      if (control) void go();
      // Islands repeat clicks elsewhere, too.
      else if (event.isTrusted) early.length = 0;
      return control;
    };
    const early = holdClicks(window, waits, signal);
    if (now) void go();
    // Without capture: the scrolling of a part of the page, which does not bubble, is no use of it.
    else for (const type of on) addEventListener(type, go, { signal, passive: true });
  }
}
