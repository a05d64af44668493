import { prefersReducedMotion } from "./media.ts";

/** Whatever the reader does ends the run. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to the top of the page (SMOOTH-1), at once with reduced motion, until the reader does something. */
export function scrollToTop(): void {
  const isSmooth = !prefersReducedMotion();
  scrollTo({ top: 0, behavior: isSmooth ? "smooth" : "instant" });
  if (!isSmooth) return;
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => {
    ended.abort();
    // Some browsers go on in spite of the wheel; a jump to where the page is ends their run.
    scrollTo({ top: scrollY, behavior: "instant" });
  };
  addEventListener("scrollend", () => ended.abort(), { signal });
  for (const type of INPUTS) addEventListener(type, stop, { passive: true, signal });
}
