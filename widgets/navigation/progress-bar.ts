import { prefersReducedMotion } from "../shared/media.ts";

/** What is finished sooner shows no bar (BAR-1). */
const DELAY = 200;
/** Where the bar begins, and what it comes close to by itself, in percent (BAR-2). */
const START = 8;
const LIMIT = 99;
const STEP_EVERY = 800;
const FADE = 400;

/** A navigation that the bar tells of. */
export interface Progress {
  /** It has succeeded or failed: the bar fills up and fades. */
  finish(): void;
  /** Another one has taken its place: the bar goes without a trace (SOFT-2). */
  cancel(): void;
}

let current: Progress | undefined;

/**
 * Shows a thin bar at the top of the window once something has taken 200 ms (BAR-1, BAR-2). There is
 * at most one: starting another one cancels the one before.
 */
export function startProgress(): Progress {
  current?.cancel();
  const isCalm = prefersReducedMotion();
  let bar: HTMLElement | undefined;
  let percent = START;
  let steps: ReturnType<typeof setInterval> | undefined;
  let timer = setTimeout(() => {
    bar = createBar(percent, isCalm);
    document.body.append(bar);
    if (!isCalm) steps = setInterval(step, STEP_EVERY);
  }, DELAY);

  const step = () => {
    percent += Math.random() * 0.1 * (LIMIT - percent);
    if (bar) bar.style.width = `${percent}%`;
  };
  const stop = () => {
    clearTimeout(timer);
    clearInterval(steps);
  };
  const progress = {
    finish() {
      stop();
      if (!bar) return;
      bar.style.width = "100%";
      bar.style.opacity = "0";
      timer = setTimeout(() => bar?.remove(), FADE);
    },
    cancel() {
      stop();
      bar?.remove();
    },
  };
  current = progress;
  return progress;
}

function createBar(percent: number, isCalm: boolean): HTMLElement {
  const bar = document.createElement("div");
  // The router leaves it where it is when it replaces the page.
  bar.dataset.runtime = "progress";
  bar.setAttribute("aria-hidden", "true");
  Object.assign(bar.style, {
    position: "fixed",
    zIndex: "8",
    top: "0",
    left: "0",
    width: `${percent}%`,
    height: "2px",
    background: "var(--brown)",
    pointerEvents: "none",
    transition: isCalm ? "none" : `width ${FADE / 2}ms, opacity ${FADE / 2}ms ${FADE / 2}ms`,
  });
  return bar;
}
