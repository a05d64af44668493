import type { ShownPage } from "./shown-page.ts";

/** Given along with a navigation that must load the whole page. */
const FULL_LOAD = "full";

/** What is needed of the Navigation API's event to decide what becomes of it. */
export type NavigationFacts = Pick<
  NavigateEvent,
  "canIntercept" | "navigationType" | "hashChange" | "downloadRequest" | "formData" | "info"
> & {
  destination: Pick<NavigationDestination, "url" | "sameDocument">;
  /** The link that was followed; only Chromium tells it. */
  sourceElement?: Element | null;
};

/**
 * What becomes of a navigation: `load` another page of this language in place (LINK-2), `stay` on the
 * page that is shown without asking the network (SOFT-3, SCROLL-3), or leave it to the `browser`
 * (LINK-5, LOC-4).
 */
export function navigationKind(
  event: NavigationFacts,
  shown: Pick<ShownPage, "path" | "isSoft">,
): "load" | "stay" | "browser" {
  const { pathname } = new URL(event.destination.url);
  if (
    !event.canIntercept ||
    event.navigationType === "reload" ||
    event.downloadRequest !== null ||
    event.formData ||
    event.info === FULL_LOAD ||
    event.sourceElement?.closest("[data-full-load]") ||
    !shown.isSoft(pathname)
  ) {
    return "browser";
  }
  if (pathname !== shown.path) return "load";
  // Fragments, and entries made by scripts: the page in the window is the right one already.
  return event.hashChange || event.destination.sameDocument ? "browser" : "stay";
}

/**
 * Whether a path can be shown in place: a page, not a feed, document or image (LINK-1), in the
 * language of the page that is shown. One that begins with two slashes would be asked of another host.
 *
 * @param homes where each language begins, the longest first, as one may lie in another
 * @example isSoft("/en/section", "/section", ["/en/", "/"]) // false
 */
export function isSoft(path: string, shownPath: string, homes: readonly string[]): boolean {
  return !/^\/\/|\.(?!html$)[^./]+$/.test(path) && homeOf(path, homes) === homeOf(shownPath, homes);
}

/** Where the language of a path begins. */
function homeOf(path: string, homes: readonly string[]): string | undefined {
  return homes.find((home) => `${path}/`.startsWith(home));
}

/**
 * Follows links without loading a whole page where the browser has the Navigation API; elsewhere they
 * stay plain links. Only this rule is loaded with the page, the code behind it on demand.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function startNavigation(page: ShownPage): void {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  navigation?.addEventListener("navigate", (event) => {
    const kind = navigationKind(event, page);
    if (kind === "browser") return;
    const from = location.href;
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      handler: () =>
        import("./soft-navigation.ts").then(
          ({ follow }) => follow(event, kind, from, page),
          () => page.loadFully(event.destination.url, from),
        ),
    });
  });
}

/** Loads a page as a whole that was to be shown in place (LOAD-2). */
export function loadFully(address: string, from: string): void {
  // From the old address: to the browser the new one is that of this very document, and a fragment in
  // it would only be jumped to.
  history.replaceState(null, "", from);
  navigation.navigate(address, { history: "replace", info: FULL_LOAD });
}
