import { fetchPage } from "./fetch-page.ts";
import type { ShownPage } from "./navigation.ts";

/**
 * The path to prefetch for a link (PRE-1).
 *
 * @returns null unless the link leads to another page by a soft navigation
 */
export function prefetchPath(
  link: HTMLAnchorElement,
  shownPage: Pick<ShownPage, "path" | "isSoft">,
): string | null {
  const { origin, pathname, target } = link;
  const isEligible =
    origin === location.origin &&
    pathname !== shownPage.path &&
    shownPage.isSoft(pathname) &&
    // Only who opens a page with `leave` asks the host for it (LEAVE-5).
    !document.documentElement.dataset.safetyPages?.split(" ").includes(pathname) &&
    (target === "" || target === "_self") &&
    !link.hasAttribute("download") &&
    link.dataset.fullLoad === undefined &&
    // It opens a dialog.
    link.dataset.search === undefined;
  return isEligible ? pathname : null;
}

/**
 * Fetches the pages of links that come into view, one after the other at low priority, and of those
 * that are pointed at, touched or focused (PRE-1 to PRE-4). Call it once for all pages.
 */
export function startPrefetch(
  root: Document,
  shownPage: Pick<ShownPage, "path" | "isSoft" | "savesData">,
): void {
  const load = async (path: string, priority: RequestPriority) => {
    if (shownPage.savesData()) return;
    // Errors are silent (PRE-4): the click tries again and reports them.
    await fetchPage(path, priority).then(prefetchStyles, () => {});
  };

  let queue = Promise.resolve();
  const views = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const path = prefetchPath(target as HTMLAnchorElement, shownPage);
      if (path) queue = queue.then(() => load(path, "low"));
    }
  });
  const known = new WeakSet<Element>();
  const observe = () => {
    for (const link of root.links) {
      // Search results change with each letter.
      if (known.has(link) || link.matches("[role=option]")) continue;
      known.add(link);
      views.observe(link);
    }
  };
  observe();
  // Islands draw links, and each soft navigation brings new ones.
  new MutationObserver(observe).observe(root.body, { childList: true, subtree: true });

  const onIntent = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const path = link && prefetchPath(link, shownPage);
    if (path) void load(path, "auto");
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    root.addEventListener(type, ({ target }) => onIntent(target), { capture: true, passive: true });
  }
  // This script may have been loaded because of a link under the pointer.
  for (const link of root.querySelectorAll("a:hover, a:focus")) onIntent(link);
}

const styles = new Set<string>();

/** Fetches stylesheets that the shown page does not have into the browser's cache. */
function prefetchStyles(html: string): void {
  for (const [, href = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    if (styles.has(href) || document.querySelector(`link[href="${href}"]`)) continue;
    styles.add(href);
    fetch(href, { priority: "low" }).catch(() => styles.delete(href));
  }
}
