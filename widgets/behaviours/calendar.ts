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
    const past = item.matches("[data-moves-ended] > *") && root.querySelector("[data-past-events]");
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
  for (const list of root.querySelectorAll<HTMLElement>("[data-events]"))
    list.hidden = !list.querySelector(":scope > [data-end]:not([hidden])");
  for (const empty of root.querySelectorAll<HTMLElement>("[data-no-events]"))
    empty.hidden = Boolean(empty.parentElement?.querySelector("[data-events]:not([hidden])"));
  return next;
}

/** The order in which `month % 12` goes through them, three at a time. */
const SEASONS = ["winter", "spring", "summer", "autumn"];

/**
 * Lights the streets of the year: past months are dark, the window of this month is lit, and a sentence names
 * what usually comes next. Tells the arcade the season, and which patch to hang out.
 *
 * @param month 1 is January
 */
export function lightStreets(root: ParentNode, month: number): void {
  const hero = root.querySelector<HTMLElement>(".hero");
  if (hero) hero.dataset.season = SEASONS[Math.floor((month % 12) / 3)];
  const monthsUntil = (other: string) => (Number(other) - month + 12) % 12;
  const nextMonth = ({ dataset: { months = "" } }: HTMLElement) =>
    months.split(" ").reduce((one, other) => (monthsUntil(other) < monthsUntil(one) ? other : one));
  for (const street of root.querySelectorAll(".street")) {
    const [usual] = [...street.querySelectorAll<HTMLElement>("li")].sort(
      (one, other) => monthsUntil(nextMonth(one)) - monthsUntil(nextMonth(other)),
    );
    const words = usual?.querySelector("p")?.cloneNode(true).childNodes ?? [];
    street.querySelector("[data-next]")?.replaceChildren(...words);
    markMonths(street, String(month));
    const dated = root.querySelector<HTMLElement>(".events > :not([hidden]) > .date");
    hangOut(hero?.querySelector("[data-next-patch]"), dated ?? usual);
  }
}

/** Hangs the patch of what is next in the arcade, in place of the standard. */
function hangOut(place: Element | null | undefined, next: HTMLElement | undefined): void {
  const patch = next?.querySelector("use")?.getAttribute("href");
  // Without one, the standard of the chapter stays.
  if (!patch) return;
  place?.querySelector("use")?.setAttribute("href", patch);
  place?.setAttribute("data-cluster", next?.dataset.cluster ?? "");
}

/** Marks the arches of a street and what is in them; moves a narrow street to this month. */
function markMonths(street: Element, now: string): void {
  const arches = [...street.querySelectorAll<HTMLElement>("[data-month]")];
  const order = arches.map(({ dataset }) => dataset.month);
  const isPast = (month = "") => order.indexOf(month) < order.indexOf(now);
  for (const arch of arches) {
    const { month } = arch.dataset;
    arch.toggleAttribute("data-past", isPast(month));
    const row = arch.closest(".year-street");
    if (month === now && row && !arch.hasAttribute("data-now"))
      row.scrollLeft = arch.offsetLeft - (row.clientWidth - arch.offsetWidth) / 2;
    arch.toggleAttribute("data-now", month === now);
  }
  for (const entry of street.querySelectorAll<HTMLElement>("li")) {
    const months = entry.dataset.months?.split(" ") ?? [];
    entry.toggleAttribute("data-past", months.every(isPast));
    // The words of a season are below its middle.
    entry.toggleAttribute("data-lit", months[months.length >> 1] === now);
  }
}

/** Leaves the target of the address where it is seen when things above it go; only Safari does not by itself. */
function inPlace(change: () => void): void {
  const target = "overflowAnchor" in document.body.style ? null : document.querySelector(":target");
  const top = () => target?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  if (target) scrollBy({ top: top() - before, behavior: "instant" });
}

/** Updates the lists of events, and the year, on a page that was built or opened a while ago. */
export function start(root: Document, signal?: AbortSignal, now: () => number = Date.now): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    let wait = 0;
    inPlace(() => {
      wait = hideEnded(root, now()) - now();
      lightStreets(root, new Date(now()).getMonth() + 1);
    });
    if (wait < Number.POSITIVE_INFINITY) timer = setTimeout(update, Math.min(wait, LONGEST_WAIT));
  };
  update();
  // Timers stop while a computer sleeps.
  root.addEventListener("visibilitychange", update, { signal });
  signal?.addEventListener("abort", () => clearTimeout(timer));
  // Where it does not come, the reminder stays.
  if (root.querySelector("[data-countdown]"))
    import("./countdown.ts").then(
      (countdown) => signal?.aborted || countdown.start(root, signal, now),
      () => {},
    );
}
