import type { STORAGE_KEYS } from "../shared/storage.ts";

const KEY: (typeof STORAGE_KEYS)["docsVersion"] = "docs-preferred-version-default";

/**
 * Remembers the version of the docs that the visitor chooses, in the picker (VER-4) or in the note
 * of an old page (VER-5).
 *
 * Part of the first script and without `storage.ts`: the click leaves the page, so it cannot wait
 * for a module, and that module would not fit into the budget. `storage.ts` reports blocked storage elsewhere.
 */
export function rememberVersion(root: Document): void {
  const remember = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest<HTMLElement>("[data-version]");
    // The right button opens a menu; nothing is chosen by it.
    if (!link?.dataset.version || button > 1) return;
    try {
      localStorage.setItem(KEY, link.dataset.version);
    } catch {}
  };
  for (const type of ["click", "auxclick"] as const) root.addEventListener(type, remember, true);
}
