import type { Preferred } from "../../src/schema/menu.ts";
import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

const KEY = STORAGE_KEYS.docsVersion;

/**
 * Forgets a version of the docs that does not exist (PREF-1, PREF-3), and lets the menus outside the docs
 * lead to the preferred one (PREF-2), now and when it changes (STORE-3). `<html data-versions>` has the
 * names of all versions, and is missing while there is only one.
 */
export function startPreferredVersion(root: Document, signal?: AbortSignal): void {
  const names = JSON.parse(root.documentElement.dataset.versions ?? "[]") as string[];
  const follow = (stored: string | null) => {
    if (stored !== null && !names.includes(stored)) return writeStored(KEY, null);
    for (const element of root.querySelectorAll<HTMLElement>("[data-preferred]")) {
      const shown = JSON.parse(element.dataset.preferred ?? "{}") as Preferred;
      const text = element.matches(".roomy") ? element : element.querySelector(".roomy");
      element.dataset.own ??= JSON.stringify([element.getAttribute("href"), text?.textContent]);
      const own = JSON.parse(element.dataset.own) as Preferred[string];
      const [href, label] = shown[stored ?? ""] ?? own;
      if (href) element.setAttribute("href", href);
      if (text) text.textContent = label;
    }
  };
  if (readStored(KEY) !== null) follow(readStored(KEY));
  onStored(KEY, follow, signal);
  // A version may have been chosen in a link that was opened in another tab.
  for (const type of ["click", "auxclick"])
    root.addEventListener(type, () => follow(readStored(KEY)), { signal });
}
