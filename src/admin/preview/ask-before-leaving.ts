/// <reference lib="dom" />
import { discard, hasChanges, label } from "./checker.ts";

/** Asks before a form with changes is left: by reloading or closing the tab, the arrow, or the browser's buttons. */
export function askBeforeLeaving(): void {
  addEventListener("beforeunload", (event) => {
    if (hasChanges()) event.preventDefault();
  });
  navigation.addEventListener("navigate", (event) => {
    if (!event.cancelable || !hasChanges() || event.destination.url === location.href) return;
    if (confirm(label("leave"))) discard();
    else event.preventDefault();
  });
  // The CMS says that it has gone on, also when it has not.
  addEventListener("hashchange", (event: Event) => {
    if ((event as HashChangeEvent).newURL !== location.href) event.stopImmediatePropagation();
  });
}
