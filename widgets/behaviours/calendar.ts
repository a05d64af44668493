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

/**
 * Marks the month in pictures of the academic year, and names what comes next in it.
 *
 * @param month 1 is January
 */
export function markMonth(root: ParentNode, month: number): void {
  for (const arch of root.querySelectorAll<HTMLElement | SVGElement>("[data-month]")) {
    const isNow = Number(arch.dataset.month) === month;
    const street = arch.closest<HTMLElement>(".year-street");
    if (isNow && street && arch instanceof HTMLElement && arch.dataset.now === undefined)
      street.scrollLeft = arch.offsetLeft - (street.clientWidth - arch.offsetWidth) / 2;
    if (isNow) arch.dataset.now = "";
    else delete arch.dataset.now;
  }
  const until = ({ dataset }: HTMLElement) =>
    Math.min(...(dataset.months ?? "").split(" ").map((other) => (+other - month + 12) % 12));
  const [next] = [...root.querySelectorAll<HTMLElement>("[data-months]")].sort(
    (one, other) => until(one) - until(other),
  );
  const words = next?.querySelector("p")?.cloneNode(true).childNodes;
  if (words) root.querySelector("[data-next]")?.replaceChildren(...words);
}

/** Updates the lists of events, and the year, on a page that was built or opened a while ago. */
export function start(root: Document, signal?: AbortSignal, now: () => number = Date.now): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    markMonth(root, new Date(now()).getMonth() + 1);
    const wait = hideEnded(root, now()) - now();
    if (wait < Number.POSITIVE_INFINITY) timer = setTimeout(update, Math.min(wait, LONGEST_WAIT));
  };
  update();
  // Timers stop while a computer sleeps.
  root.addEventListener("visibilitychange", update, { signal });
  signal?.addEventListener("abort", () => clearTimeout(timer));
}
