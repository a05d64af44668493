/** An address of this site, in parts as `URL` and `location` name them. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * A language link that keeps what the visitor's address adds to that of the page (LOC-3).
 *
 * @param target where the link leads by itself; its query is one that the navbar asks for
 * @example withAddress("/en/section?from=sv", { search: "?x=1", hash: "#a", … }) // "/en/section?x=1&from=sv#a"
 */
export function withAddress(
  target: string,
  { search, hash }: Pick<Address, "search" | "hash">,
): string {
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
  // As `homeOf` in navigation.ts, which is in the first script: to share it would cost every page a file.
  const own = homes
    .filter((candidate) => `${path}/`.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  // A slash too many would make a host of what comes after it.
  return home + path.slice(own?.length ?? 1).replace(/^\/+/, "");
}

/**
 * Keeps the language links in step with query and fragment of the address; on a not-found page also
 * with its path. Where a link leads by itself stays in its mark, as widgets draw the links anew.
 */
export function startLocaleLinks(root: Document, signal?: AbortSignal): void {
  const isMissing = root.querySelector("[data-not-found]") !== null;
  const update = () => {
    const links = [...root.querySelectorAll<HTMLAnchorElement>("a[data-full-load]")];
    const targets = links.map((link) => {
      link.dataset.fullLoad ||= link.getAttribute("href") ?? "";
      return link.dataset.fullLoad;
    });
    const homes = targets.map((target) => target.split("?", 1)[0] ?? "");
    for (const [index, link] of links.entries()) {
      const target = targets[index] ?? "";
      const home = homes[index] ?? "";
      const own = isMissing
        ? switchPath(location.pathname, home, homes) + target.slice(home.length)
        : target;
      const href = withAddress(own, location);
      if (link.getAttribute("href") !== href) link.setAttribute("href", href);
    }
  };
  update();
  addEventListener("hashchange", update, { signal });
  addEventListener("popstate", update, { signal });
  // Scripts can change the address without an event: look again before a link is used.
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-full-load]")) update();
  };
  for (const type of ["pointerover", "focusin", "click"]) {
    root.addEventListener(type, onUse, { capture: true, passive: true, signal });
  }
}
