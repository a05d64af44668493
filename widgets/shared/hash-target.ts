/**
 * The element that a fragment names, decoded first, as browsers do (HIDE-3, SCROLL-1).
 *
 * @param hash as in `location.hash`, with or without `#`; a malformed escape names nothing
 */
export function hashTarget(hash: string, root: Document = document): Element | null {
  const id = decodeFragment(hash.replace(/^#/, ""));
  if (!id) return null;
  return root.getElementById(id) ?? root.querySelector(`a[name="${CSS.escape(id)}"]`);
}

/** The text behind the escapes of a fragment; empty when they are malformed. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return "";
  }
}
