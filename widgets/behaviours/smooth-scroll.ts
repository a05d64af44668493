import { prefersReducedMotion } from "../shared/media.ts";

/** Part of the way that is left after a frame. */
const FACTOR = 0.85;

/** What is scrolled; the window, unless a test stands in for it. */
export interface Scroller {
  read: () => number;
  write: (y: number) => void;
  /** Asks for the next frame. */
  frame: (step: () => void) => void;
}

/** The next position on the way to a target, always closer to it by at least one pixel (SMOOTH-1). */
export function nextPosition(y: number, target: number): number {
  const left = Math.floor(Math.abs(y - target) * FACTOR);
  return y > target ? target + left : target - left;
}

/**
 * Scrolls to a position frame by frame, until it is reached, the page goes no further or somebody else
 * scrolls the other way.
 *
 * @param onEnd called when it ends by itself
 * @returns a function that stops it
 */
export function runScroll(
  target: number,
  { read, write, frame }: Scroller,
  onEnd: () => void = () => {},
): () => void {
  const direction = Math.sign(target - read());
  let isRunning = true;
  let last: { from: number; to: number } | undefined;
  const step = () => {
    if (!isRunning) return;
    const y = read();
    const hasArrived = (target - y) * direction <= 0;
    // Zoomed pages stop at fractions of a pixel.
    const isTurned = last !== undefined && (y - last.to) * direction < -1 && y !== last.from;
    if (hasArrived || isTurned || y === last?.from) {
      isRunning = false;
      onEnd();
      return;
    }
    last = { from: y, to: nextPosition(y, target) };
    write(last.to);
    frame(step);
  };
  frame(step);
  return () => {
    isRunning = false;
  };
}

const OPPOSITE_KEYS = {
  down: ["ArrowUp", "PageUp", "Home"],
  up: ["ArrowDown", "PageDown", "End", " "],
};

/**
 * Scrolls the page to a position: by the browser where the page scrolls smoothly anyway, in one jump
 * for those who want less movement, else with `runScroll` (SMOOTH-1).
 */
export function smoothScrollTo(target: number): void {
  const isNative = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
  if (isNative || prefersReducedMotion()) {
    scrollTo({ top: target, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    return;
  }
  const isUp = target < scrollY;
  const listeners = new AbortController();
  const stop = runScroll(
    target,
    {
      read: () => scrollY,
      write: (top) => scrollTo({ top, behavior: "instant" }),
      frame: requestAnimationFrame,
    },
    () => listeners.abort(),
  );
  const cancel = () => {
    stop();
    listeners.abort();
  };
  // A wheel, finger or key starts a movement of its own, which would be overwritten frame by frame.
  const options = { signal: listeners.signal, passive: true };
  addEventListener(
    "wheel",
    ({ deltaY }) => {
      if (deltaY > 0 === isUp) cancel();
    },
    options,
  );
  addEventListener(
    "keydown",
    ({ key }) => {
      if (OPPOSITE_KEYS[isUp ? "up" : "down"].includes(key)) cancel();
    },
    options,
  );
  for (const type of ["touchstart", "hashchange", "popstate", "pagehide"]) {
    addEventListener(type, cancel, options);
  }
}
