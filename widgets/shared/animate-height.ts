import { prefersReducedMotion } from "./media.ts";

/**
 * How long a block takes to open or close, in milliseconds (COLL-1).
 *
 * @example collapseDuration(360) // 327
 */
export function collapseDuration(height: number, isReduced = prefersReducedMotion()): number {
  if (isReduced) return 1;
  const scale = height / 36;
  return Math.round(10 * (4 + 15 * scale ** 0.25 + scale / 5));
}

const running = new WeakMap<HTMLElement, Animation>();

/**
 * Animates the height of a displayed block. Called again meanwhile, it goes on from the present height
 * (COLL-2).
 *
 * @param onEnd called at the final height, unless another call has taken over
 */
export function animateHeight(block: HTMLElement, isOpening: boolean, onEnd: () => void): void {
  const previous = running.get(block);
  const from = previous || !isOpening ? block.getBoundingClientRect().height : 0;
  previous?.cancel();
  const full = block.scrollHeight;
  const animation = block.animate(
    [
      { height: `${from}px`, overflow: "hidden" },
      { height: isOpening ? `${full}px` : "0px", overflow: "hidden" },
    ],
    { duration: collapseDuration(full), easing: "ease-in-out" },
  );
  running.set(block, animation);
  animation.onfinish = () => {
    running.delete(block);
    onEnd();
  };
}
