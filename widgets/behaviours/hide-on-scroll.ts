import { hashTarget } from "../shared/hash-target.ts";

export interface BarState {
  visible: boolean;
  /** Where the page was at the last scroll event. */
  lastY: number;
  /** The next scroll event is a jump to a heading, not a movement of the visitor. */
  ignoreNext: boolean;
}

export interface ScrollPosition {
  y: number;
  barHeight: number;
  viewportHeight: number;
  documentHeight: number;
}

/** Pixels that are no direction: a jump may tell of itself twice, a pixel apart (Firefox). */
const STEP = 2;

/**
 * What a scroll event does to the bar (HIDE-1): the page's top always shows it, movement down hides
 * it, movement up shows it, except where the page bounces at its bottom. Small steps add up.
 */
export function nextVisibility(
  state: BarState,
  { y, barHeight, viewportHeight, documentHeight }: ScrollPosition,
): BarState {
  const { visible, lastY, ignoreNext } = state;
  if (y < barHeight) return { visible: true, lastY: y, ignoreNext };
  if (Math.abs(y - lastY) < STEP) return state;
  if (ignoreNext) return { visible, lastY: y, ignoreNext: false };
  if (lastY > 0 && y >= lastY) return { visible: false, lastY: y, ignoreNext };
  const bounces = y + viewportHeight >= documentHeight - barHeight;
  return { visible: visible || !bounces, lastY: y, ignoreNext };
}

/** Hides the bar while the visitor reads on, and shows it when they go back (HIDE-1 to HIDE-3). */
export function startHideOnScroll(root: Document, signal?: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (!bar) return;
  let state: BarState = { visible: true, lastY: scrollY, ignoreNext: false };
  let barHeight = bar.offsetHeight;
  let address = location.href;

  const apply = (next: BarState) => {
    state = next;
    bar.toggleAttribute("data-hidden", !next.visible);
  };
  // What is open in the bar would slide away with it, and the focus with what has it.
  const isInUse = () =>
    root.documentElement.hasAttribute("data-drawer-open") ||
    bar.querySelector(".navbar :is([aria-expanded=true], :focus-visible)") !== null;
  const arrive = () => {
    address = location.href;
    apply({ ...state, visible: true, ignoreNext: hashTarget(location.hash) !== null });
  };

  const onScroll = () => {
    // A jump may scroll before `hashchange` tells of it.
    if (location.href !== address) arrive();
    const next = nextVisibility(state, {
      y: scrollY,
      barHeight,
      viewportHeight: innerHeight,
      documentHeight: root.documentElement.scrollHeight,
    });
    apply(isInUse() ? { ...next, visible: true } : next);
  };
  const onLocation = () => {
    if (location.href !== address) arrive();
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
  addEventListener(
    "resize",
    () => {
      barHeight = bar.offsetHeight;
    },
    { signal },
  );
  addEventListener("hashchange", onLocation, { signal });
  addEventListener("popstate", onLocation, { signal });
  // Following a link to the present address jumps again, but the address does not change.
  root.addEventListener(
    "click",
    ({ target }) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
      if (link?.href === location.href) arrive();
    },
    { signal },
  );
  const onFocus = () => {
    if (state.visible) return;
    // Some browsers scroll to what has the focus, before or after this event, although CSS tells them
    // not to; the bar was above the view (G-17).
    const { lastY } = state;
    const restore = () => {
      if (scrollY === lastY) return;
      state.ignoreNext = true;
      scrollTo({ top: lastY, behavior: "instant" });
    };
    apply({ ...state, visible: true });
    restore();
    requestAnimationFrame(restore);
  };
  bar.addEventListener("focusin", onFocus, { signal });
}
