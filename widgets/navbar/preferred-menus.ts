import type { Menus } from "../../src/schema/menu.ts";
import { onStored, readStored, STORAGE_KEYS } from "../shared/storage.ts";

const KEY = STORAGE_KEYS.docsVersion;

/**
 * Fetches the menus of the version of the docs that the visitor prefers, now and whenever that
 * changes (PREF-2).
 *
 * @param files addresses of the menus, by the names of the versions
 * @param show gets null where no version is preferred
 * @returns a function that ends it
 */
export function onPreferredMenus(
  files: Readonly<Record<string, string>>,
  show: (menus: Menus | null) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let shown: string | undefined;
  const follow = async (name: string | null) => {
    const file = name !== null && Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === shown) return;
    shown = file;
    try {
      const menus = file ? ((await (await fetch(file, { signal })).json()) as Menus) : null;
      if (file === shown && !signal.aborted) show(menus);
    } catch (error) {
      if (!signal.aborted) console.warn("The menus of the preferred version are missing.", error);
    }
  };
  void follow(readStored(KEY));
  onStored(KEY, follow, signal);
  // A version may have been chosen in a link that was opened in another tab.
  for (const type of ["click", "auxclick"]) {
    document.addEventListener(type, () => follow(readStored(KEY)), { signal });
  }
  return () => ended.abort();
}
