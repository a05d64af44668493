/** The longest delay of a timer. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Hides events that have ended, or moves them to the list of past events if the page has one. Shows
 * the text for afterwards beside them, and the text of an empty list.
 *
 * @param now milliseconds
 * @returns when the next event ends; Infinity if none does
 */
export function hideEnded(root: ParentNode, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const item of root.querySelectorAll<HTMLElement>("[data-end]")) {
    const end = Date.parse(item.dataset.end ?? "");
    const past = item.closest("[data-moves-ended]") && root.querySelector("[data-past-events]");
    if (past && end < now) {
      past.prepend(item);
      past.parentElement?.removeAttribute("hidden");
      delete item.dataset.end;
      continue;
    }
    item.hidden = end < now;
    const after = item.nextElementSibling;
    if (after instanceof HTMLElement && after.matches("[data-afterwards]"))
      after.hidden = !item.hidden;
    if (!item.hidden) next = Math.min(next, end + 1);
  }
  for (const list of root.querySelectorAll<HTMLElement>("[data-events]")) {
    list.hidden = !list.querySelector("[data-end]:not([hidden])");
    const empty = list.parentElement?.querySelector<HTMLElement>("[data-no-events]");
    if (empty) empty.hidden = !list.hidden;
  }
  return next;
}

/** Updates the list of events on a page that was built or opened a while ago. */
export function start(root: Document, signal?: AbortSignal, now: () => number = Date.now): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const wait = hideEnded(root, now()) - now();
    if (wait < Number.POSITIVE_INFINITY) timer = setTimeout(update, Math.min(wait, LONGEST_WAIT));
  };
  update();
  // Timers stop while a computer sleeps.
  root.addEventListener("visibilitychange", update, { signal });
  signal?.addEventListener("abort", () => clearTimeout(timer));
}
