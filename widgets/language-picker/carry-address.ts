/** Links to this page in another language or version; the note of an old page leads elsewhere on purpose. */
const LINKS = "a[data-full-load], a[data-version]:not([data-as-is])";

/**
 * The same path in another language, for paths that no page is registered for (LOC-2, ROUTE-5).
 *
 * @param from where the language of the path begins
 * @param to where the other one begins
 * @example switchPath("/en/nope", "/en/", "/") // "/nope"
 */
export function switchPath(path: string, from: string, to: string): string {
  // A slash too many would turn what follows into a host.
  return to + path.slice(from.length).replace(/^\/+/, "");
}

/**
 * Adds query and fragment of the address to links to the same page in other languages and versions,
 * now and just before such a link is used (LOC-3, VER-3); on a not-found page languages also keep the
 * path.
 */
export function startCarryAddress(root: Document, signal?: AbortSignal): void {
  const isMissing = root.querySelector("[data-not-found]") !== null;
  const update = () => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const own = links.find(({ lang }) => lang === root.documentElement.lang);
    for (const link of links) {
      const { pathname, search } = ownTarget(link);
      const path =
        isMissing && link.lang && own
          ? switchPath(location.pathname, ownTarget(own).pathname, pathname)
          : pathname;
      // Its own query is one that the navbar asks for.
      const query = [location.search, search].map((part) => part.slice(1)).filter(Boolean);
      link.href = path + (query.length > 0 ? `?${query.join("&")}` : "") + location.hash;
    }
  };
  update();
  // Scripts can change the address without an event: look again before a link is used.
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest(LINKS)) update();
  };
  for (const type of ["pointerover", "focusin", "click"]) {
    root.addEventListener(type, onUse, { capture: true, passive: true, signal });
  }
  for (const type of ["hashchange", "popstate"]) addEventListener(type, update, { signal });
}

/** Where a link leads by itself, noted when it is first changed. */
function ownTarget(link: HTMLAnchorElement): URL {
  link.dataset.target ??= link.href;
  return new URL(link.dataset.target);
}
