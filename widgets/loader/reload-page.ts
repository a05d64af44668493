import type { SESSION_KEYS } from "../../src/schema/storage-keys.ts";

const KEY = "renewed" satisfies (typeof SESSION_KEYS)["renewed"];
/** What a reload would interrupt, or what works without the part that is missing. */
const IN_USE = ":is(dialog[open], input:focus, :popover-open)";

/**
 * Reloads the page when a part of it is gone because the site was deployed again: the files of the old
 * build, this script among them, are gone then (LOAD-2). Only a 404 of the host counts, so a failed
 * connection or a blocker does not lead to an error page of the browser. It reloads once per build, and
 * never while something is in use. The browser keeps the scroll position.
 */
export async function reloadPage(): Promise<void> {
  const { url } = import.meta;
  try {
    const { status } = await fetch(url, { method: "HEAD", cache: "reload" });
    if (status !== 404 || document.querySelector(IN_USE) || sessionStorage[KEY] === url) return;
    sessionStorage[KEY] = url;
    location.reload();
  } catch {
    // No network; or no storage, without which it could reload forever.
  }
}
