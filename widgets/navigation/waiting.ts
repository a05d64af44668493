import "./failure-styles.ts";
import type { Texts } from "../shared/texts.ts";
import { createSpinner } from "./spinner.ts";

/** A region has to be there before its text, or the text is not read out. */
const PAUSE = 100;

/**
 * Shows over the main area that another one is on its way (SPIN-1): in the middle of what is seen of
 * it, without moving anything, and letting presses through, as the old page can still be used
 * (SOFT-1).
 *
 * @param signal the wait is over
 */
export function showWaiting(
  main: HTMLElement,
  { loading }: Pick<Texts, "loading">,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const layer = document.createElement("div");
  layer.className = "over";
  const spinner = createSpinner("");
  layer.append(spinner);
  main.append(layer);
  const timer = setTimeout(() => {
    if (spinner.lastChild) spinner.lastChild.textContent = loading;
  }, PAUSE);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    layer.remove();
  });
}
