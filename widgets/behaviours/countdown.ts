import { prefersReducedMotion } from "../shared/media.ts";

/** An hour before. */
const BEFORE = 60 * 60;

/**
 * Counts down the last hour until the sign-up of an event opens, where the link to a reminder is before that, and
 * says once that it is open. Where the visitor wants less motion only the minutes change.
 */
export function start(root: Document, signal?: AbortSignal, now: () => number = Date.now): void {
  const timer = root.querySelector<HTMLElement>("[data-countdown]");
  const moment = Date.parse(timer?.closest<HTMLElement>("[data-end]")?.dataset.end ?? "");
  if (!timer || Number.isNaN(moment)) return;
  let next: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(next);
    const left = Math.ceil((moment - now()) / 1000);
    timer.hidden = left > BEFORE;
    timer.textContent = (timer.dataset.countdown ?? "").replace("{time}", timeOf(left));
    const opened = root.querySelector<HTMLElement>("[data-opened]");
    if (left <= 0 && next) opened?.replaceChildren(opened.dataset.opened ?? "");
    if (left > 0) next = setTimeout(update, timer.hidden ? 60_000 : 1000);
  };
  update();
  // Timers stop while a computer sleeps.
  root.addEventListener("visibilitychange", update, { signal });
  signal?.addEventListener("abort", () => clearTimeout(next));
}

const timeOf = (seconds: number) =>
  prefersReducedMotion()
    ? `${Math.ceil(seconds / 60)} min`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
