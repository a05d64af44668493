import { STORAGE_KEYS, type StorageKey } from "../../src/schema/storage-keys.ts";

export { STORAGE_KEYS };

/** The stored text; null when there is none or storage cannot be used (STORE-2). */
export function readStored(key: StorageKey): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null;
}

/**
 * Stores a text, or removes it with null, and notifies listeners of a change in all tabs (STORE-3).
 * Without storage nothing happens: callers keep the value for the rest of the page (STORE-2).
 */
export function writeStored(key: StorageKey, value: string | null): void {
  attempt((storage) => {
    if (storage.getItem(key) === value) return;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    // The browser sends this event to other tabs only.
    const change = { key, newValue: value, storageArea: storage };
    dispatchEvent(new StorageEvent("storage", change));
  });
}

/** Calls a listener when the value changes, in this tab or another one, until the signal aborts. */
export function onStored(
  key: StorageKey,
  listener: (value: string | null) => void,
  signal?: AbortSignal,
): void {
  const onStorage = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    if (storageArea === sessionStorage) return;
    // Without a key everything was cleared.
    if (changed === key || changed === null) listener(newValue);
  };
  addEventListener("storage", onStorage, { signal });
  // A page from the back/forward cache has missed these events.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener(readStored(key));
  addEventListener("pageshow", onShow, { signal });
}

/**
 * Runs an action with the storage. A failure is reported once for each document; the root element
 * remembers it, as several files may contain this module.
 */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    const { localStorage } = window;
    if (!localStorage) throw new Error("there is none");
    return action(localStorage);
  } catch (error) {
    const { dataset } = document.documentElement;
    if (dataset.storage !== "reported")
      console.warn("Storage is not available; choices last for this page only.", error);
    dataset.storage = "reported";
    return undefined;
  }
}
