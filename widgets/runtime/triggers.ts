import type { Trigger } from "./slots.ts";

/** Wakes a slot when its trigger fires, other than `interaction`. */
export function onTrigger(slot: HTMLElement, when: Trigger, go: () => Promise<void>): void {
  if (when.startsWith("media:")) {
    const query = matchMedia(when.slice("media:".length));
    if (query.matches) void go();
    else query.addEventListener("change", () => void go(), { once: true });
  } else if (when === "load") {
    void go();
  } else if (when === "idle") {
    // Safari has no requestIdleCallback before version 18.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void go(), { timeout: 3000 });
    else setTimeout(() => void go(), 300);
  } else if (when === "visible") {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void go();
    });
    // The slot itself is `display: contents` and has no box to observe.
    observer.observe(slot.querySelector(":scope > div > *") ?? slot);
  }
}
