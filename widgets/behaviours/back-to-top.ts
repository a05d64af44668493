import { focusPageStart } from "../shared/focus.ts";
import { smoothScrollTo } from "./smooth-scroll.ts";

/** How far down the page the button begins to make sense. */
const THRESHOLD = 300;

export interface ButtonState {
  isShown: boolean;
  lastY: number;
  /** The next scroll event is a jump to a heading, not a movement of the visitor. */
  ignoreNext: boolean;
}

/** What a scroll event does to the button (SMOOTH-2): only who turns back far down gets to see it. */
export function nextButton(
  { isShown, lastY, ignoreNext }: ButtonState,
  {
    y,
    viewportHeight,
    documentHeight,
  }: { y: number; viewportHeight: number; documentHeight: number },
): ButtonState {
  const next = { isShown, lastY: y, ignoreNext: false };
  if (ignoreNext) return next;
  if (y >= lastY || y < THRESHOLD) return { ...next, isShown: false };
  return { ...next, isShown: isShown || y + viewportHeight < documentHeight };
}

/** Shows the button that leads back to the top of a long page, and lets it work (SMOOTH-2). */
export function startBackToTop(root: Document, signal?: AbortSignal): void {
  const button = root.querySelector<HTMLElement>("[data-back-to-top]");
  if (!button) return;
  let state: ButtonState = { isShown: false, lastY: scrollY, ignoreNext: false };
  let address = location.href;
  const apply = (next: ButtonState) => {
    state = next;
    button.toggleAttribute("data-shown", next.isShown);
  };
  const onLocation = () => {
    if (location.href === address) return;
    address = location.href;
    apply({ ...state, isShown: false, ignoreNext: location.hash !== "" });
  };
  const onScroll = () => {
    // A jump may scroll before `hashchange` tells of it.
    onLocation();
    const { scrollHeight } = root.documentElement;
    apply(
      nextButton(state, { y: scrollY, viewportHeight: innerHeight, documentHeight: scrollHeight }),
    );
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
  addEventListener("hashchange", onLocation, { signal });
  addEventListener("popstate", onLocation, { signal });
  button.addEventListener("click", () => {
    focusPageStart(root);
    smoothScrollTo(0);
  });
}
