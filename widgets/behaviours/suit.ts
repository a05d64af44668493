import { addStyles } from "../shared/add-styles.ts";
import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";
import css from "./suit.css" with { type: "text" };

addStyles(document, css);

/**
 * The visitor's own boilersuit: from when they begin it on, the patch of each committee whose page they open is
 * sewn on (SUIT-1). Before that nothing is stored. Of safety pages nothing ever is: theirs are on from the start.
 */
export function start(root: Document, signal: AbortSignal): void {
  const read = root.querySelector<HTMLElement>(".committee-header[data-patch]")?.dataset.patch;
  const sewn = readPatches();
  if (read && sewn && !sewn.includes(read)) save([...sewn, read]);
  const suit = root.querySelector<HTMLElement>(".overall");
  const tools = suit?.querySelector<HTMLElement>("[data-suit]");
  if (!suit || !tools) return;
  const show = () => showSewn(suit, tools, readPatches());
  const press = (name: string, action: () => void) =>
    tools.querySelector(`[value=${name}]`)?.addEventListener("click", action, { signal });
  // The pressed button is replaced by others.
  const keep = (patches: string[] | null) => {
    save(patches);
    tools.querySelector<HTMLElement>("button:not([hidden])")?.focus();
  };
  press("begin", () => keep([]));
  press("end", () => keep(null));
  press("picture", () => void import("./suit-picture.ts").then((made) => made.savePicture(suit)));
  onStored(STORAGE_KEYS.patches, show, signal);
  show();
}

/** @param patches null before the suit is begun: then all are on it, as a picture of what there is */
function showSewn(suit: HTMLElement, tools: HTMLElement, patches: string[] | null): void {
  const all = [...suit.querySelectorAll<HTMLElement>(".patch-names a")];
  const isSewn = ({ dataset: { patch } }: HTMLElement) => !patch || !!patches?.includes(patch);
  for (const link of all) link.toggleAttribute("data-sewn", isSewn(link));
  suit.toggleAttribute("data-own", patches !== null);
  const count = all.filter(isSewn).length;
  for (const part of tools.querySelectorAll<HTMLElement>("button, span"))
    part.hidden = part.matches("[value=begin]") !== (patches === null);
  const words = tools.querySelector<HTMLElement>("[data-words]");
  if (words) {
    const { words: some = "", full = some } = words.dataset;
    words.textContent = (count === all.length ? full : some)
      .replace("{count}", `${count}`)
      .replace("{total}", `${all.length}`);
  }
  tools.hidden = document.documentElement.dataset.storage !== undefined;
}

function save(patches: readonly string[] | null): void {
  writeStored(STORAGE_KEYS.patches, patches && JSON.stringify(patches));
}

/** The patches that are sewn on; null while the suit is not begun, or when something else is stored. */
function readPatches(): string[] | null {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.patches) ?? "null");
    return Array.isArray(stored) ? stored.filter((patch) => typeof patch === "string") : null;
  } catch {
    return null;
  }
}
