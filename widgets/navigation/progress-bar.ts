import { element } from "../shared/element.ts";

/** A navigation that ends sooner shows no bar (BAR-1). */
const DELAY = 200;
/** Twice the transitions in `on-demand.css`. */
const FADE = 400;

/**
 * Shows a thin bar at the top of the window when a navigation takes longer than 200 ms (BAR-1). It
 * grows by CSS (BAR-2).
 *
 * @param signal removes the bar at once: another navigation has started (SOFT-2)
 * @returns ends the bar: it fills up and fades
 */
export function startProgress(signal: AbortSignal): () => void {
  const bar = element("div", { "data-runtime": "progress", "aria-hidden": "true" });
  const timer = setTimeout(() => document.body.append(bar), DELAY);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    bar.remove();
  });
  return () => {
    clearTimeout(timer);
    bar.dataset.ended = "";
    setTimeout(() => bar.remove(), FADE);
  };
}
