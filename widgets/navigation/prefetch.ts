import { hasDocument, isDocumentHere, loadDocument } from "./document-cache.ts";
import { prefetchExtraStyles } from "./extra-styles.ts";
import { parsePage } from "./page-swap.ts";
import type { ShownPage } from "./shown-page.ts";

/**
 * Requests for links in view that are under way at the same time. The first goes alone: it may be
 * sent before anybody has touched the page.
 */
const [AT_FIRST, AT_ONCE] = [1, 2];

/**
 * The path to load for a link, if following it would be a soft navigation to another page (PRE-1).
 *
 * @returns null for what must not be fetched ahead
 */
export function prefetchPath(
  link: HTMLAnchorElement,
  shown: Pick<ShownPage, "path" | "isSoft">,
): string | null {
  const { origin, pathname, target } = link;
  const isEligible =
    origin === location.origin &&
    pathname !== shown.path &&
    shown.isSoft(pathname) &&
    (target === "" || target === "_self") &&
    !link.hasAttribute("download") &&
    link.dataset.fullLoad === undefined &&
    // It opens a dialog.
    link.dataset.search === undefined;
  return isEligible ? pathname : null;
}

let isStarted = false;

/**
 * Fetches the pages of links that come into view, at low priority, and of those that the visitor is
 * about to follow (PRE-1 to PRE-4). Once for all pages that are shown after each other.
 */
export function startPrefetch(
  root: Document,
  shown: Pick<ShownPage, "path" | "isSoft" | "isThrifty">,
): void {
  if (isStarted) return;
  isStarted = true;
  const queue = new Set<string>();
  let most = AT_FIRST;
  let underWay = 0;

  const load = async (path: string, priority: RequestPriority) => {
    if (shown.isThrifty() || hasDocument(path)) return;
    // Silent (PRE-4): the click tries again, and tells.
    await loadDocument(path, priority).then(prefetchExtraStyles, () => {});
  };
  const prepare = async (path: string) => {
    await load(path, "auto");
    if (isDocumentHere(path)) parsePage(await loadDocument(path, "auto"));
  };
  const pump = () => {
    for (const path of queue) {
      if (underWay >= most) return;
      queue.delete(path);
      underWay += 1;
      void load(path, "low").then(() => {
        underWay -= 1;
        most = AT_ONCE;
        pump();
      });
    }
  };

  const onView = (link: Element) => {
    const path = prefetchPath(link as HTMLAnchorElement, shown);
    if (path !== null) queue.add(path);
    pump();
  };
  const views =
    "IntersectionObserver" in window &&
    new IntersectionObserver((changes, observer) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onView(target);
      }
    });
  const known = new WeakSet<Element>();
  const watch = () => {
    for (const link of root.links) {
      // Results of the search come and go with each letter.
      if (known.has(link) || link.matches("[role=option]")) continue;
      known.add(link);
      if (views) views.observe(link);
      else onView(link);
    }
  };
  watch();
  // Widgets draw links, and every soft navigation brings new ones.
  new MutationObserver(watch).observe(root.body, { childList: true, subtree: true });

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const path = link && prefetchPath(link, shown);
    if (path) void prepare(path);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    root.addEventListener(type, onIntent, { capture: true, passive: true });
  }
  // The pointer or the focus that has brought this script is on a link already.
  for (const link of root.querySelectorAll("a:hover, a:focus")) {
    onIntent({ target: link } as unknown as Event);
  }
}
