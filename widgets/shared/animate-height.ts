import { prefersReducedMotion } from "./media.ts";

/** What the clock grants an animation beyond its length before it is ended without the browser's word. */
const PATIENCE = 100;

/**
 * How long a block takes to open or close, in milliseconds (COLL-1): longer for higher ones, but less
 * and less so.
 *
 * @example collapseDuration(360) // 327
 */
export function collapseDuration(height: number, isReduced = prefersReducedMotion()): number {
  // Not 0, so that the transition still ends with its event.
  if (isReduced) return 1;
  const scale = height / 36;
  return Math.round(10 * (4 + 15 * scale ** 0.25 + scale / 5));
}

const running = new WeakMap<HTMLElement, () => void>();

/**
 * Lets a block grow or shrink (COLL-2). It must be displayed; called again while it moves, it goes on
 * from the height it has.
 *
 * @param onEnd called when it has its final height, not when another call took over
 */
export function animateHeight(block: HTMLElement, isOpening: boolean, onEnd: () => void): void {
  const takeOver = running.get(block);
  const from = takeOver || !isOpening ? block.getBoundingClientRect().height : 0;
  takeOver?.();
  const full = block.scrollHeight;
  const duration = collapseDuration(full);
  const { style } = block;
  style.overflow = "hidden";
  style.transition = "none";
  style.height = `${from}px`;

  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    block.removeEventListener("transitionend", onTransitionEnd);
    running.delete(block);
  };
  const end = () => {
    stop();
    style.overflow = "";
    style.transition = "";
    style.height = "";
    onEnd();
  };
  const onTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
    if (target === block && propertyName === "height") end();
  };
  const frame = requestAnimationFrame(() => {
    // The starting height must be known to the browser before the final one is set.
    block.getBoundingClientRect();
    style.transition = `height ${duration}ms ease-in-out`;
    style.height = isOpening ? `${full}px` : "0px";
  });
  // A hidden tab draws no frames, and a height that does not change has no transition.
  const timer = setTimeout(end, duration + PATIENCE);
  block.addEventListener("transitionend", onTransitionEnd);
  running.set(block, stop);
}
