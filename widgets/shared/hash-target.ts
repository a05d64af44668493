/**
 * The element that a fragment names, decoded first, as browsers do (HIDE-3, SCROLL-1).
 *
 * @param hash as in `location.hash`, with or without `#`; a malformed escape names nothing
 */
export function hashTarget(hash: string, root: Document = document): Element | null {
  try {
    const id = decodeURIComponent(hash.replace(/^#/, ""));
    return root.getElementById(id) ?? root.querySelector(`a[name="${CSS.escape(id)}"]`);
  } catch {
    return null;
  }
}
