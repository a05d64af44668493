/** Elements of the body that belong to the scripts and not to a page. */
const RUNTIME = "[data-runtime]";

/** What holds the side menu; it stays on pages that have it, too. */
const HOLDER = ".page";

/**
 * Parts that usually are the same on the next page but for attributes. What scripts have done to
 * anything inside them they take back when the page is left; so nothing of the old page is left over.
 * The small link before the bar is one of them, because browsers style all of the body anew when one of
 * its children is exchanged.
 */
const PARTS = ".skip, .bar, [data-keep-current], footer";

/** Widgets that hold what they have drawn, instead of what the page had in their place. */
const WOKEN = "[data-widget]:not([data-state=waiting])";

/** What scripts keep on the root element across pages. Everything else on it comes with the page. */
const KEPT = [
  "data-theme",
  "data-theme-choice",
  "data-storage",
  "data-prefers-version",
  "data-announcement-bar-initially-dismissed",
  "data-has-hydrated",
];

/**
 * Gives an element the children of the one of the next page. Parts that become equal to the new ones
 * by their attributes stay where they are, as the browser would have to style and lay them out anew;
 * all else is replaced by copies.
 */
export function renewChildren(old: Element, next: Element): void {
  const nodes = [...next.childNodes].map(
    (node) =>
      (node instanceof Element && [...old.children].find((child) => becomes(child, node))) ||
      document.importNode(node, true),
  );
  placeChildren(old, [...nodes, ...old.querySelectorAll(`:scope > ${RUNTIME}`)]);
}

function becomes(old: Element, next: Element): boolean {
  if (old.matches(HOLDER) && next.matches(HOLDER)) {
    swapAttributes(old, next);
    renewChildren(old, next);
    return true;
  }
  if (!old.matches(PARTS) || old.localName !== next.localName) return false;
  // What is opening goes on changing until it is open.
  if (old.querySelector("[style]")) return false;
  for (const slot of old.querySelectorAll(WOKEN)) {
    const fresh = next.querySelector(`#${slot.id}`);
    if (fresh) slot.replaceWith(document.importNode(fresh, true));
  }
  swapAllAttributes(old, next);
  return old.isEqualNode(next);
}

/** Goes down only to where two elements differ: the browser compares faster than a script. */
function swapAllAttributes(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return;
  swapAttributes(old, next);
  for (const [index, child] of [...old.children].entries()) {
    const twin = next.children[index];
    if (twin) swapAllAttributes(child, twin);
  }
}

/**
 * Lets an element have these children and no others. Those that it has already are not moved.
 *
 * @param isForeign whether a child that is not among them stays as well
 */
export function placeChildren(
  parent: Element,
  nodes: readonly Node[],
  isForeign = (_child: Node) => false,
): void {
  const wanted = new Set(nodes);
  const old = [...parent.childNodes];
  let place = parent.firstChild;
  for (const node of nodes) {
    while (place && !wanted.has(place)) place = place.nextSibling;
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  // Last: where the new ones cannot be had, the old ones are there to tell of it (ERR-2).
  for (const child of old) if (!wanted.has(child) && !isForeign(child)) child.remove();
}

/** Lets an element have the attributes of another one. */
export function swapAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!KEPT.includes(name) && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (!KEPT.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
