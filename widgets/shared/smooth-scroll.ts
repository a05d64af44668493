import { prefersReducedMotion } from "./media.ts";

/** Part of the distance that is left after a frame, where the browser cannot scroll smoothly. */
const FACTOR = 0.85;
/** Whatever the reader does ends the run. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to the top of the page (SMOOTH-1), at once with reduced motion, until the reader does something:
 * by the browser where it supports `scroll-behavior`, else frame by frame.
 */
export function scrollToTop(): void {
  if (prefersReducedMotion()) {
    scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  const ended = new AbortController();
  const { signal } = ended;
  let stop: () => void;
  if ("scrollBehavior" in document.documentElement.style) {
    scrollTo({ top: 0, behavior: "smooth" });
    // Some browsers go on in spite of the wheel; a jump to where the page is ends their run.
    stop = () => scrollTo({ top: scrollY, behavior: "instant" });
    addEventListener("scrollend", () => ended.abort(), { signal });
  } else {
    let frame = 0;
    const step = () => {
      scrollTo(0, Math.floor(scrollY * FACTOR));
      if (scrollY > 0) frame = requestAnimationFrame(step);
      else ended.abort();
    };
    frame = requestAnimationFrame(step);
    stop = () => cancelAnimationFrame(frame);
  }
  const onInput = () => {
    ended.abort();
    stop();
  };
  for (const type of INPUTS) addEventListener(type, onInput, { passive: true, signal });
}
