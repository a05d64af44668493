import type { startBehaviours } from "../loader/behaviour-loader.ts";

/** Marks a navigation that must load the whole document. */
const FULL_LOAD = "full";

/** The page that is shown. `location` is ahead of it while the next page is loading. */
export interface ShownPage {
  /** Path of the document in the window; empty while no page is shown completely. */
  path: string;
  /** The elements of head and body that are the site's own; others are those of browser extensions. */
  siteElements: Set<Element>;
  /** Whether a soft navigation can show the page of a path. */
  isSoft: (path: string) => boolean;
  /** Whether nothing may be fetched ahead (PRE-3). */
  savesData: () => boolean;
  /**
   * Loads a whole document whose address is in the address bar already (LOAD-2).
   *
   * @param from the address before
   */
  loadFully: (address: string, from: string) => void;
  /** Loads more behaviours of it; the function of the first script, which holds presses back for all. */
  startBehaviours: typeof startBehaviours;
  /** Stops everything that runs on the page (SOFT-1). */
  end: () => void;
  /** Starts islands and behaviours on the page in the window. */
  begin: () => void;
}

/** The properties of `NavigateEvent` that decide what happens. */
export type NavigationFacts = Pick<
  NavigateEvent,
  "canIntercept" | "navigationType" | "hashChange" | "downloadRequest" | "formData" | "info"
> & {
  destination: Pick<NavigationDestination, "url" | "sameDocument">;
  /** The link that was followed; only Chromium has it. */
  sourceElement?: Element | null;
};

/** Where a navigation comes from. */
export interface Origin {
  url: string;
  /** Of the history entry. */
  key: string;
}

/** Handles an intercepted navigation; see `soft-navigation.ts`. */
export type Follow = (
  event: NavigateEvent,
  kind: "load" | "stay",
  from: Origin,
  page: ShownPage,
) => Promise<void>;

/**
 * Decides about a navigation: `load` another page of this language (LINK-2), `stay` on the page without
 * a request (SOFT-3, SCROLL-3), or leave it to the `browser` (LINK-5, LOC-4).
 */
export function navigationKind(
  event: NavigationFacts,
  shownPage: Pick<ShownPage, "path" | "isSoft">,
): "load" | "stay" | "browser" {
  const { pathname } = new URL(event.destination.url);
  if (
    !event.canIntercept ||
    event.navigationType === "reload" ||
    event.downloadRequest !== null ||
    event.formData ||
    // Only the address is replaced.
    (event.navigationType === "replace" && event.destination.sameDocument && !event.hashChange) ||
    event.info === FULL_LOAD ||
    event.sourceElement?.closest("[data-full-load]") ||
    !shownPage.isSoft(pathname)
  ) {
    return "browser";
  }
  if (pathname !== shownPage.path) return "load";
  return event.hashChange || event.destination.sameDocument ? "browser" : "stay";
}

/**
 * Whether a path is a page, not a feed, document or image (LINK-1), in the language of the shown page.
 *
 * @param homes home path of each language, the longest first, as one may contain another
 * @example isSoft("/en/section", "/section", ["/en/", "/"]) // false
 */
export function isSoft(path: string, shownPath: string, homes: readonly string[]): boolean {
  const homeOf = (of: string) => homes.find((home) => `${of}/`.startsWith(home));
  // A path with two leading slashes would be fetched from another host.
  return !/^\/\/|\.(?!html$)[^./]+$/.test(path) && homeOf(path) === homeOf(shownPath);
}

/** The Network Information API, which only some browsers have. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser reports Save-Data or a 2g connection (PRE-3). */
export function savesData(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/**
 * Follows links without loading a document where the browser has the Navigation API; elsewhere they
 * stay plain links.
 *
 * @param load loads the code for it on demand
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface
 */
export function startNavigation(page: ShownPage, load: () => Promise<{ follow: Follow }>): void {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    // A script gives the shown page another address (`modal-entry.ts`).
    if (sameDocument && event.navigationType !== "traverse" && page.path === location.pathname)
      return;
    if (event.hashChange && event.cancelable && page.path && page.path !== location.pathname) {
      // A fragment link of the shown page, while the address is that of the next one (LINK-5).
      event.preventDefault();
      navigation.navigate(page.path + new URL(url).hash);
      return;
    }
    const kind = navigationKind(event, page);
    if (kind === "browser") return;
    const from = { url: location.href, key: navigation.currentEntry?.key ?? "" };
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      handler: () =>
        load().then(
          ({ follow }) => follow(event, kind, from, page),
          () => page.loadFully(url, from.url),
        ),
    });
  });
}

/** Loads a whole document instead of a soft navigation (LOAD-2). */
export function loadFully(address: string, from: string): void {
  // The address is that of this document by now, so the browser would only jump to its fragment.
  history.replaceState(null, "", from);
  navigation.navigate(address, { history: "replace", info: FULL_LOAD });
}
