import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

const KEY = STORAGE_KEYS.docsVersion;

/**
 * Forgets a version of the docs that does not exist (PREF-1, PREF-3), and hydrates the navbar where
 * it leads to the preferred one (PREF-2), now and when another tab stores one (STORE-3).
 * `<html data-versions>` has the names of all versions, and is missing while there is only one.
 */
export function startPreferredVersion({ documentElement }: Document, signal?: AbortSignal): void {
  const names = JSON.parse(documentElement.dataset.versions ?? "[]") as string[];
  const follow = (stored: string | null) => {
    if (stored === null) return;
    if (names.includes(stored))
      documentElement.querySelector("[data-widget=navbar]")?.dispatchEvent(new Event("hydrate"));
    else writeStored(KEY, null);
  };
  follow(readStored(KEY));
  onStored(KEY, follow, signal);
}
