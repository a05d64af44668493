import { focusPageStart } from "../shared/focus.ts";
import { hashTarget } from "../shared/hash-target.ts";
import { scrollToTop } from "../shared/smooth-scroll.ts";

/** How far down the page the button to the top appears. */
const FAR = 300;
/** Fewer pixels are no movement: a jump may send two scroll events, a pixel apart (Firefox). */
const STEP = 2;

/** What depends on the scroll direction. */
export interface ScrollState {
  isBarShown: boolean;
  isButtonShown: boolean;
  /** Position at the last scroll event. */
  lastY: number;
  /** The next scroll event is a jump to a heading, not a movement of the reader. */
  ignoresNext: boolean;
  /** Of the document, at the last scroll event. */
  height: number;
}

export interface ScrollPosition {
  y: number;
  barHeight: number;
  viewportHeight: number;
  documentHeight: number;
}

/**
 * The state after a scroll event: reading on hides the bar and the button to the top, scrolling back
 * shows them, except where the page bounces at its end (HIDE-1, SMOOTH-2). When something above has come
 * or gone, the browser has scrolled, not the reader.
 */
export function nextScrollState(
  state: ScrollState,
  { y, barHeight, viewportHeight, documentHeight }: ScrollPosition,
): ScrollState {
  const { lastY, ignoresNext, height } = state;
  const next = { ...state, lastY: y, height: documentHeight };
  if (y < FAR) next.isButtonShown = false;
  if (y < barHeight) return { ...next, isBarShown: true };
  if (height !== documentHeight) return next;
  // Small steps add up.
  if (Math.abs(y - lastY) < STEP) return { ...next, lastY };
  if (ignoresNext) return { ...next, ignoresNext: false };
  if (y > lastY) return { ...next, isBarShown: lastY <= 0, isButtonShown: false };
  if (y + viewportHeight >= documentHeight - barHeight) return next;
  return { ...next, isBarShown: true, isButtonShown: y >= FAR };
}

/** Hides the bar while the reader scrolls on (HIDE-1 to HIDE-3), and shows the button to the top (SMOOTH-2). */
export function startScrollDirection(root: Document, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>("[data-hide-on-scroll]");
  const button = root.querySelector<HTMLElement>("[data-back-to-top]");
  if (!bar && !button) return;
  let state: ScrollState = {
    isBarShown: true,
    isButtonShown: false,
    lastY: scrollY,
    ignoresNext: false,
    height: root.documentElement.scrollHeight,
  };
  let address = location.href;

  const apply = (next: ScrollState) => {
    state = next;
    bar?.toggleAttribute("data-hidden", !next.isBarShown);
    button?.toggleAttribute("data-shown", next.isButtonShown);
  };
  // An open dropdown or mobile menu, or the focus, would leave the window with the bar.
  const used = ".navbar [aria-expanded=true], :focus-visible, .drawer:is(:popover-open, [open])";
  const isInUse = () => bar?.querySelector(used);
  const onJump = () => {
    address = location.href;
    const ignoresNext = hashTarget(location.hash) !== null;
    apply({ ...state, isBarShown: true, isButtonShown: false, ignoresNext });
  };
  const onAddress = () => {
    if (location.href !== address) onJump();
  };
  const onScroll = () => {
    // The scroll event may come before `hashchange`.
    onAddress();
    const next = nextScrollState(state, {
      y: scrollY,
      barHeight: bar?.offsetHeight ?? 0,
      viewportHeight: innerHeight,
      documentHeight: root.documentElement.scrollHeight,
    });
    apply(isInUse() ? { ...next, isBarShown: true } : next);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    // A link to the present address jumps, although the address does not change.
    if (target.closest<HTMLAnchorElement>("a[href*='#']")?.href === location.href) onJump();
    if (!button?.contains(target)) return;
    focusPageStart(root);
    scrollToTop();
  };
  const onFocus = () => {
    // In a low window it is where it was scrolled to.
    if (state.isBarShown || getComputedStyle(bar as Element).position !== "sticky") return;
    // Some browsers scroll to the focused element, before or after this event, although CSS
    // forbids it (G-17).
    const { lastY } = state;
    const restore = () => {
      if (scrollY === lastY) return;
      state.ignoresNext = true;
      scrollTo({ top: lastY, behavior: "instant" });
    };
    apply({ ...state, isBarShown: true });
    restore();
    requestAnimationFrame(restore);
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
  addEventListener("hashchange", onAddress, { signal });
  addEventListener("popstate", onAddress, { signal });
  root.addEventListener("click", onClick, { signal });
  bar?.addEventListener("focusin", onFocus, { signal });
}
