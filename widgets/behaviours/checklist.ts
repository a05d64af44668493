import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

/** The ids of the ticked steps, by the name of the list. */
type Ticks = Record<string, string[]>;

/**
 * Stores the ticks of checklists in the browser, and prints a list by itself. Without storage, ticks
 * last as long as the page is open.
 */
export function start(root: Document, signal: AbortSignal): void {
  const lists = [...root.querySelectorAll<HTMLElement>("[data-checklist]")];
  const show = () => {
    const ticks = readTicks();
    for (const list of lists) {
      const ticked = ticks[nameOf(list)] ?? [];
      for (const box of boxesOf(list)) box.checked = ticked.includes(box.value);
    }
  };
  // Steps that were ticked before this script was loaded.
  const early = lists.flatMap(boxesOf).filter(({ checked }) => checked);
  show();
  for (const box of early) box.checked = true;
  onStored(STORAGE_KEYS.checklists, show, signal);
  for (const list of lists) {
    list.querySelector("[data-print]")?.removeAttribute("hidden");
    if (!isBlocked()) list.querySelector("[data-kept]")?.removeAttribute("hidden");
    if (early.length > 0) save(list);
    list.addEventListener("change", () => save(list));
    list.querySelector("[data-print]")?.addEventListener("click", () => printAlone(list));
  }
}

const nameOf = (list: HTMLElement) => list.dataset.checklist ?? "";

const boxesOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]"),
];

/** Stores the ticks of a list; where that fails, the note that they are stored is hidden. */
function save(list: HTMLElement): void {
  const ticked = boxesOf(list).flatMap(({ checked, value }) => (checked ? [value] : []));
  const { [nameOf(list)]: _, ...others } = readTicks();
  const ticks = ticked.length > 0 ? { ...others, [nameOf(list)]: ticked } : others;
  const value = Object.keys(ticks).length === 0 ? null : JSON.stringify(ticks);
  writeStored(STORAGE_KEYS.checklists, value);
  const isStored = readStored(STORAGE_KEYS.checklists) === value && !isBlocked();
  if (!isStored) list.querySelector("[data-kept]")?.setAttribute("hidden", "");
}

/** Whether an earlier access to the storage has failed. */
const isBlocked = () => document.documentElement.dataset.storage !== undefined;

/** The stored ticks; anything else in the storage counts as none. */
function readTicks(): Ticks {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.checklists) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, ids]) => Array.isArray(ids)));
  } catch {
    return {};
  }
}

/** Prints a list without the rest of the page, which the print stylesheet leaves out. */
function printAlone(list: HTMLElement): void {
  list.dataset.alone = "";
  addEventListener("afterprint", () => delete list.dataset.alone, { once: true });
  print();
}
