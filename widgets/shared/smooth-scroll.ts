import { prefersReducedMotion } from "./media.ts";

/** Part of the distance that is left after a frame, where the browser cannot scroll smoothly. */
const FACTOR = 0.85;

/**
 * Scrolls to the top of the page (SMOOTH-1): at once with reduced motion, by the browser where it
 * supports `scroll-behavior`, else frame by frame until the reader scrolls.
 */
export function scrollToTop(): void {
  const isReduced = prefersReducedMotion();
  if (isReduced || "scrollBehavior" in document.documentElement.style) {
    scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
    return;
  }
  let frame = 0;
  const step = () => {
    scrollTo(0, Math.floor(scrollY * FACTOR));
    if (scrollY > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  const stop = () => cancelAnimationFrame(frame);
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, stop, { once: true, passive: true });
}
