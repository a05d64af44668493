import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

/** The ids of the ticked steps, by the name of the list. */
type Ticks = Record<string, string[]>;

/**
 * Keeps the ticks of lists in the browser, and prints a list by itself. Without storage the boxes can
 * be ticked all the same, for as long as the page is open.
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
  // What was ticked before this script was there counts too.
  const early = lists.flatMap(boxesOf).filter(({ checked }) => checked);
  show();
  for (const box of early) box.checked = true;
  if (early.length > 0) for (const list of lists) keep(list);
  onStored(STORAGE_KEYS.checklists, show, signal);
  const isKept = root.documentElement.dataset.storage === undefined;
  for (const list of lists) {
    const kept = list.querySelector<HTMLElement>("[data-kept]");
    const print = list.querySelector<HTMLElement>("[data-print]");
    if (kept) kept.hidden = !isKept;
    if (print) print.hidden = false;
    list.addEventListener("change", () => keep(list), { signal });
    print?.addEventListener("click", () => printAlone(list, root), { signal });
  }
  signal.addEventListener("abort", () => {
    for (const part of root.querySelectorAll<HTMLElement>("[data-kept], [data-print]"))
      part.hidden = true;
  });
}

const nameOf = (list: HTMLElement) => list.dataset.checklist ?? "";

const boxesOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]"),
];

/** Stores the ticks of a list; what says that they are kept goes where there is no room for them. */
function keep(list: HTMLElement): void {
  const ticked = boxesOf(list).flatMap(({ checked, value }) => (checked ? [value] : []));
  const { [nameOf(list)]: _, ...others } = readTicks();
  const ticks = ticked.length > 0 ? { ...others, [nameOf(list)]: ticked } : others;
  const isEmpty = Object.keys(ticks).length === 0;
  const value = isEmpty ? null : JSON.stringify(ticks);
  writeStored(STORAGE_KEYS.checklists, value);
  const kept = list.querySelector<HTMLElement>("[data-kept]");
  if (kept && readStored(STORAGE_KEYS.checklists) !== value) kept.hidden = true;
}

/** What is stored may be of an older page, or of anybody. */
function readTicks(): Ticks {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.checklists) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, ids]) => Array.isArray(ids)));
  } catch {
    return {};
  }
}

/** Prints what the list is of the page; its own stylesheet leaves out what is marked. */
function printAlone(list: HTMLElement, root: Document): void {
  const others: Element[] = [];
  for (let inner: Element = list; inner.parentElement && inner !== root.body; ) {
    others.push(...[...inner.parentElement.children].filter((element) => element !== inner));
    inner = inner.parentElement;
  }
  for (const element of others) element.toggleAttribute("data-unprinted", true);
  addEventListener(
    "afterprint",
    () => {
      for (const element of others) element.removeAttribute("data-unprinted");
    },
    { once: true },
  );
  print();
}
