import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";
import { withAddress } from "./locale-links.ts";

const KEY = STORAGE_KEYS.docsVersion;

/**
 * Outside the docs, leads to the version that the visitor has chosen (PREF-2); `remember-version.ts`
 * has stored it.
 *
 * `<html data-versions>` holds the names of all versions and is missing while there is only one
 * (PREF-3); `data-hrefs` and `data-labels` hold what differs by version.
 */
export function startPreferredVersion(root: Document, signal?: AbortSignal): void {
  const names = knownVersions(root);
  const stored = readStored(KEY);
  const preferred = knownName(stored, names);
  if (stored !== null && preferred === null) writeStored(KEY, null);
  if (names.length === 0) return;

  const show = showPreferred(root);
  if (preferred !== null) show(preferred);
  onStored(KEY, (name) => show(knownName(name, names)), signal);

  // An entry may have been opened elsewhere; its choice holds for this page as well.
  const follow = () => show(knownName(readStored(KEY), names));
  for (const type of ["click", "auxclick"]) {
    root.addEventListener(type, follow, { capture: true, signal });
  }

  const carry = carryAddress(root);
  carry();
  for (const type of ["hashchange", "popstate"]) addEventListener(type, carry, { signal });
  // Scripts can change the address without an event: look again before a link is used.
  for (const type of ["pointerdown", "focusin"]) {
    root.addEventListener(type, carry, { capture: true, signal });
  }
}

/** The stored name if it is that of a version (PREF-1). */
export function knownName(name: string | null, names: readonly string[]): string | null {
  return name !== null && names.includes(name) ? name : null;
}

function knownVersions({ documentElement }: Document): string[] {
  return JSON.parse(documentElement.dataset.versions ?? "[]") as string[];
}

/** Changes links and labels to those of a version; null brings back what the page came with. */
function showPreferred(root: Document): (name: string | null) => void {
  const links = versioned(root, "hrefs", (link) => link.getAttribute("href") ?? "");
  const labels = versioned(root, "labels", (label) => label.textContent ?? "");
  return (name) => {
    for (const { element, own, byVersion } of links) {
      element.setAttribute("href", (name !== null && byVersion[name]) || own);
    }
    for (const { element, own, byVersion } of labels) {
      element.textContent = (name !== null && byVersion[name]) || own;
    }
  };
}

function versioned(root: Document, data: "hrefs" | "labels", read: (element: Element) => string) {
  return [...root.querySelectorAll<HTMLElement>(`[data-${data}]`)].map((element) => ({
    element,
    own: read(element),
    byVersion: JSON.parse(element.dataset[data] ?? "{}") as Record<string, string>,
  }));
}

/** Adds query and fragment of the address to the entries of the version picker (VER-3). */
function carryAddress(root: Document): () => void {
  const entries = [...root.querySelectorAll<HTMLElement>("a[data-version]:not([data-as-is])")].map(
    (link) => ({
      link,
      target: link.getAttribute("href") ?? "",
    }),
  );
  let known = "";
  return () => {
    const address = location.search + location.hash;
    if (address === known) return;
    known = address;
    for (const { link, target } of entries) {
      link.setAttribute("href", withAddress(target, location));
    }
  };
}
