/** Told to the window once: the first page is loaded and drawn, and the browser has nothing to do. */
export const IDLE = "idle";

/** Tells when that is so. Safari has no `requestIdleCallback`; there the page is loaded at least. */
export function tellIdle(): void {
  const rest = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => rest(() => dispatchEvent(new Event(IDLE))));
}
