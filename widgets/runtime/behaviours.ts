/**
 * A small module that makes one thing of the static page livelier. Unlike a widget it draws nothing:
 * it works on the HTML as it is.
 */
export interface Behaviour {
  /** Pages without such an element never load the module. */
  selector: string;
  /** Whether it is needed as soon as the page is there. */
  now?: () => boolean;
  /** Events of the window, after the first of which it is needed. */
  on?: readonly string[];
  /** A press on the element that came too early is repeated, as the element itself does nothing. */
  repeatsPress?: boolean;
  /** Loads the module and starts it. */
  start: () => Promise<void>;
}

/** The first sign that the visitor is about to use something. */
export const INTERACTION = ["pointerover", "pointerdown", "focusin", "keydown", "click"] as const;

/** Starts each behaviour once, when it is first needed; one that fails leaves the others alone (PE-3). */
export function startBehaviours(root: ParentNode, behaviours: readonly Behaviour[]): void {
  for (const { selector, now, on = [], repeatsPress, start } of behaviours) {
    if (!root.querySelector(selector)) continue;
    let pressed: HTMLElement | null = null;
    const onPress = ({ target }: Event) => {
      pressed = (target as Element).closest(selector);
    };
    const go = () => {
      for (const type of on) removeEventListener(type, go, true);
      start()
        .catch((error) => console.error(`the behaviour of "${selector}" failed.`, error))
        .then(() => {
          removeEventListener("click", onPress, true);
          pressed?.click();
        });
    };
    if (repeatsPress) addEventListener("click", onPress, true);
    if (now?.()) go();
    else for (const type of on) addEventListener(type, go, { capture: true, passive: true });
  }
}
