/** Links to this page in another language or version; the note of an old page leads elsewhere on purpose. */
const LINKS = "a[data-full-load], a[data-version]:not([data-as-is])";

/**
 * A link that keeps what the visitor's address adds to that of the page (LOC-3, VER-3).
 *
 * @param target where the link leads by itself; its query is one that the navbar asks for
 * @example withAddress("/en/section?from=sv", { search: "?x=1", hash: "#a" }) // "/en/section?x=1&from=sv#a"
 */
function withAddress(target: string, { search, hash }: Pick<Location, "search" | "hash">): string {
  const [path = "", own = ""] = target.split("?");
  const query = [search.slice(1), own].filter(Boolean).join("&");
  return path + (query && `?${query}`) + hash;
}

/**
 * The same path in another language, for paths that no page is registered for (LOC-2, ROUTE-5).
 *
 * @param homes where each language begins, the target's own among them
 * @example switchPath("/en/nope", "/", ["/", "/en/"]) // "/nope"
 */
export function switchPath(path: string, home: string, homes: readonly string[]): string {
  const own = homes
    .filter((candidate) => `${path}/`.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  // A slash too many would turn what follows into a host.
  return home + path.slice(own?.length ?? 1).replace(/^\/+/, "");
}

/**
 * Adds query and fragment of the address to links to the same page in other languages and versions,
 * now and just before such a link is used; on a not-found page languages also keep the path.
 */
export function startCarryAddress(root: Document, signal?: AbortSignal): void {
  const isMissing = root.querySelector("[data-not-found]") !== null;
  const update = () => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const homes = links
      .filter(({ lang }) => lang)
      .map((link) => ownTarget(link).split("?")[0] ?? "");
    for (const link of links) {
      const target = ownTarget(link);
      const home = target.split("?")[0] ?? "";
      const own =
        isMissing && link.lang
          ? switchPath(location.pathname, home, homes) + target.slice(home.length)
          : target;
      link.setAttribute("href", withAddress(own, location));
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
function ownTarget(link: HTMLAnchorElement): string {
  link.dataset.target ??= link.getAttribute("href") ?? "";
  return link.dataset.target;
}
