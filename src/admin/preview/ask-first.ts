/// <reference lib="dom" />
import { isHeic } from "../../schema/uploads.ts";
import { close, hasChanges, label } from "./checker.ts";

/** The button of the CMS that removes an item of a list; it asks nothing. */
const REMOVE = ".content-editor .item > .header .end > button:last-child";

/**
 * Asks before a form with changes is left: by reloading or closing the tab, the arrow, or the browser's buttons; and
 * before an item in which something is written is removed from a list.
 */
export function askFirst(): void {
  document.addEventListener(
    "click",
    (event) => {
      const item = (event.target as Element).closest(REMOVE)?.closest(".item");
      const fields = item?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
      const folded = item?.querySelector(".summary")?.textContent?.trim();
      const name = folded || [...fields].find(({ value }) => value)?.value;
      if (name && !confirm(`${label("remove")} ${name}`)) event.stopImmediatePropagation();
    },
    true,
  );
  for (const event of ["change", "drop"]) document.addEventListener(event, refuseHeic, true);
  addEventListener("beforeunload", (event) => {
    if (hasChanges()) event.preventDefault();
  });
  navigation.addEventListener("navigate", (event) => {
    if (event.destination.url === location.href) return;
    if (event.cancelable && hasChanges() && !confirm(label("leave"))) event.preventDefault();
    else close();
  });
  // The CMS says that it has gone on, also when it has not.
  addEventListener("hashchange", (event: Event) => {
    if ((event as HashChangeEvent).newURL !== location.href) event.stopImmediatePropagation();
  });
}

/** The CMS would take a photo that no browser shows, and say so after it was uploaded. */
function refuseHeic(event: Event): void {
  const input = event.target as HTMLInputElement;
  const files = (event as DragEvent).dataTransfer?.files ?? input.files ?? [];
  if (![...files].some(({ name, type }) => isHeic(name, type))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (input.files) input.value = "";
  alert(label("heic"));
}
