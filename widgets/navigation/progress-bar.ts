import { prefersReducedMotion } from "../shared/media.ts";

/** A navigation that ends sooner shows no bar (BAR-1). */
const DELAY = 200;
/** First width, and the limit of its growth, in percent (BAR-2). */
const START = 8;
const LIMIT = 99;
const STEP_EVERY = 800;
/** Twice the transitions in `on-demand.css`. */
const FADE = 400;

/**
 * Shows a thin bar at the top of the window when a navigation takes longer than 200 ms (BAR-1, BAR-2).
 *
 * @param signal removes the bar at once: another navigation has started (SOFT-2)
 * @returns ends the bar: it fills up and fades
 */
export function startProgress(signal: AbortSignal): () => void {
  const bar = document.createElement("div");
  bar.dataset.runtime = "progress";
  bar.setAttribute("aria-hidden", "true");
  let percent = START;
  let steps: ReturnType<typeof setInterval> | undefined;
  const setWidth = () => {
    bar.style.width = `${percent}%`;
  };
  const timer = setTimeout(() => {
    setWidth();
    document.body.append(bar);
    if (prefersReducedMotion()) return;
    steps = setInterval(() => {
      percent += Math.random() * 0.1 * (LIMIT - percent);
      setWidth();
    }, STEP_EVERY);
  }, DELAY);
  const stop = () => {
    clearTimeout(timer);
    clearInterval(steps);
  };
  signal.addEventListener("abort", () => {
    stop();
    bar.remove();
  });
  return () => {
    stop();
    percent = 100;
    setWidth();
    bar.style.opacity = "0";
    setTimeout(() => bar.remove(), FADE);
  };
}
