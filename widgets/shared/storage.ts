/** Everything the site keeps on the visitor's machine (STORE-1). */
export const STORAGE_KEYS = {
  theme: "theme",
  docsVersion: "docs-preferred-version-default",
  announcementId: "docusaurus.announcement.id",
  announcementDismissed: "docusaurus.announcement.dismiss",
  checklists: "checklists",
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
type Listener = (value: string | null) => void;

const listeners = new Map<StorageKey, Set<Listener>>();

/** The stored text; null when there is none or storage cannot be reached (STORE-2). */
export function readStored(key: StorageKey): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null;
}

/**
 * Stores a text, or forgets it with null; listeners in this tab hear of a change, the browser tells
 * the other tabs (STORE-3). Without storage nothing happens, so whoever calls this keeps the value
 * for the rest of the page (STORE-2).
 */
export function writeStored(key: StorageKey, value: string | null): void {
  const isChanged = attempt((storage) => {
    if (storage.getItem(key) === value) return false;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  });
  if (isChanged) notify(key, value);
}

/**
 * Calls `listener` whenever the value changes, in this tab or another one, until the signal ends it.
 */
export function onStored(key: StorageKey, listener: Listener, signal?: AbortSignal): void {
  if (listeners.size === 0) {
    addEventListener("storage", onStorageEvent);
    addEventListener("pageshow", onPageShow);
  }
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  signal?.addEventListener("abort", () => own.delete(listener));
}

function onStorageEvent({ key, newValue, storageArea }: StorageEvent): void {
  if (storageArea && attempt((storage) => storage !== storageArea)) return;
  // Without a key everything was cleared.
  for (const known of listeners.keys()) {
    if (key === null) notify(known, null);
    else if (key === known) notify(known, newValue);
  }
}

/** A page that comes back from the browser's memory has heard nothing of what was stored meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  attempt((storage) => {
    for (const known of listeners.keys()) notify(known, storage.getItem(known));
  });
}

function notify(key: StorageKey, value: string | null): void {
  for (const listener of listeners.get(key) ?? []) listener(value);
}

/**
 * One warning per page load, whatever fails and however often; the root element keeps that it was given, as
 * several files may hold this module.
 */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  if (typeof window === "undefined") {
    throw new Error("storage was used while rendering on the server; read it in an effect instead");
  }
  try {
    const { localStorage } = window;
    if (!localStorage) throw new Error("there is none");
    return action(localStorage);
  } catch (error) {
    const { dataset } = document.documentElement;
    if (dataset.storage !== "told")
      console.warn("Storage is not available; choices last for this page only.", error);
    dataset.storage = "told";
    return undefined;
  }
}
