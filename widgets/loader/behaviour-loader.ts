import { renewPage } from "./renew-page.ts";

/**
 * A module that makes something of the static page livelier. Unlike a widget it draws nothing: it
 * works on the HTML as it is.
 */
export interface Behaviour {
  /** Pages without such an element never load the module. */
  selector: string;
  /** Whether it is needed as soon as the page is there; any value that counts as true. */
  now?: unknown;
  /** Events of the window, after the first of which it is needed. */
  on?: readonly string[];
  /**
   * Selector of what can do nothing by itself, or not the right thing: a press on it that comes too
   * early is repeated.
   */
  repeatsPress?: () => string;
  /**
   * Loads the module.
   *
   * @returns with what starts it; it takes back all it has done to the window and the document when the
   *   signal says that the page is left
   */
  load: () => Promise<{ start: (root: Document, signal: AbortSignal) => void }>;
}

/** The first sign that the visitor is about to use something. */
export const INTERACTION = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;

/** Starts each behaviour once, when it is first needed; one that fails leaves the others alone (PE-3). */
export function startBehaviours(
  root: Document,
  behaviours: readonly Behaviour[],
  signal: AbortSignal,
): void {
  for (const { selector, now, on = [], repeatsPress, load } of behaviours) {
    if (!root.querySelector(selector)) continue;
    const options = { capture: true, signal };
    let pressed: HTMLElement | null = null;
    const onPress = (event: MouseEvent) => {
      const target = (event.target as Element).closest<HTMLElement>(repeatsPress?.() || ":not(*)");
      if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pressed = target;
    };
    const go = async () => {
      for (const type of on) removeEventListener(type, go, true);
      try {
        const { start } = await load();
        if (!signal.aborted) start(root, signal);
      } catch (error) {
        console.error(`the behaviour of "${selector}" failed.`, error);
        void renewPage();
      }
      removeEventListener("click", onPress, true);
      pressed?.click();
    };
    if (repeatsPress) addEventListener("click", onPress, options);
    if (now) void go();
    else for (const type of on) addEventListener(type, go, { ...options, passive: true });
  }
}
