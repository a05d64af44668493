import { reloadPage } from "./reload-page.ts";

/** A module that enhances the static page. Unlike a widget it renders nothing: it works on the HTML as it is. */
export interface Behaviour {
  /** A page without such an element never loads the module. */
  selector: string;
  /** Whether it is needed at once; any truthy value. */
  now?: unknown;
  /** Events of the window; the first of them loads the module. */
  on?: readonly string[];
  /** Selector of controls that do not work without the module: an early click on one is replayed, unless another press follows. */
  repeatsPress?: () => string;
  /**
   * Loads the module.
   *
   * @returns with what starts it; when the signal aborts, the page is left, and the module undoes what it
   *   has done to the window and the document
   */
  load: () => Promise<{ start: (root: Document, signal: AbortSignal) => void }>;
}

/** Events of the first use of a page. */
export const INTERACTION = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;

/** Starts each behaviour once, when it is first needed; one that fails does not affect the others (PE-3). */
export function startBehaviours(
  root: Document,
  behaviours: readonly Behaviour[],
  signal: AbortSignal,
): void {
  for (const { selector, now, on = [], repeatsPress, load } of behaviours) {
    if (!root.querySelector(selector)) continue;
    let pressed: HTMLElement | null = null;
    const onPress = (event: MouseEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const control = isModified ? null : (event.target as Element).closest(repeatsPress?.() ?? "");
      if (control) event.preventDefault();
      // Islands replay clicks elsewhere, too.
      if (control || event.isTrusted) pressed = control as HTMLElement;
    };
    const go = async () => {
      for (const type of on) removeEventListener(type, go);
      try {
        const { start } = await load();
        if (signal.aborted) return;
        start(root, signal);
      } catch (error) {
        console.error(`the behaviour of "${selector}" failed.`, error);
        void reloadPage();
      }
      removeEventListener("click", onPress, true);
      pressed?.click();
    };
    if (repeatsPress) addEventListener("click", onPress, { capture: true, signal });
    if (now) void go();
    // Without capture: the scrolling of a part of the page, which does not bubble, is no use of it.
    else for (const type of on) addEventListener(type, go, { signal, passive: true });
  }
}
