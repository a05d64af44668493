import { keepInView } from "../shared/keep-in-view.ts";
import { placeChildren, renewChildren, swapAttributes } from "./renew-children.ts";
import type { ShownPage } from "./shown-page.ts";

/** Head elements that scripts or the visitor's extensions have put there; no page brings them. */
const FOREIGN = "[data-sdkn], style, [href*='-extension:']";

/**
 * Files and inline code that a page was built with; other ones cannot be had without a full load.
 * Stylesheets that only some pages carry can (`extra-styles.ts`).
 */
const BUILD_MARKS =
  "link[rel=stylesheet]:not([data-extra]), style, script:not([type='application/ld+json'])";

/**
 * Whether a page can be shown in place of another: it asks for no other stylesheet and script, whose
 * addresses hold a hash of their content, and for no other inline code, which the
 * Content-Security-Policy of the first page has to allow (SOFT-1). What extensions have added to the
 * shown page does not count.
 */
export function isSameBuild(next: Document, shown: Document): boolean {
  const known = marksOf(shown);
  return marksOf(next).every((mark) => known.includes(mark));
}

function marksOf({ head }: Document): string[] {
  return [...head.querySelectorAll(BUILD_MARKS)].map(({ outerHTML }) => outerHTML);
}

let parsed: { html: string; page: Document } | undefined;

/**
 * The document of a page, from which `swapPage` takes copies; nothing in it runs. The last one is kept:
 * a page that is pointed at is taken apart before it is asked for.
 */
export function parsePage(html: string): Document {
  if (parsed?.html !== html) {
    parsed = { html, page: new DOMParser().parseFromString(html, "text/html") };
  }
  return parsed.page;
}

/**
 * Shows a page in place of the present one (SOFT-1). It ends up as after a full load, whatever its
 * layout: what of the body stays is equal to what the next page has in its place. What the visitor has
 * opened in the side menu stays open, and where it is scrolled to stays (SIDE-6).
 *
 * Until all is changed nothing asks the browser where anything is: it would style a page that nobody
 * gets to see.
 */
export function swapPage(next: Document, page: ShownPage): void {
  const restore = keepSideMenu(document);
  // Here, as the browser styles the page once more when it loses the element that has the focus.
  (document.activeElement as HTMLElement | null)?.blur();
  page.end();
  swapHead(next.head);
  swapAttributes(document.documentElement, next.documentElement);
  swapAttributes(document.body, next.body);
  renewChildren(document.body, next.body);
  page.begin();
  restore();
}

/** Elements that are equal stay as they are, so that nothing is loaded anew and nothing flickers. */
function swapHead(next: HTMLHeadElement): void {
  const { head } = document;
  const old = [...head.children].map((element) => ({ element, html: element.outerHTML }));
  const elements = [...next.children].map((element) => {
    const { outerHTML } = element;
    const at = old.findIndex(({ html }) => html === outerHTML);
    const [kept] = at < 0 ? [] : old.splice(at, 1);
    return kept?.element ?? document.importNode(element, true);
  });
  // Moving a stylesheet would load it again.
  placeChildren(head, elements, (child) => child instanceof Element && child.matches(FOREIGN));
}

/**
 * Remembers what is open in the side menu and where it is scrolled to; the returned function brings
 * that back on the next page if it has the same menu. The way to the page itself is open in any case
 * (SIDE-6).
 */
function keepSideMenu(root: Document): () => void {
  const before = readSideMenu(root);
  return () => {
    const after = readSideMenu(root);
    if (!before || after?.text !== before.text) return;
    for (const [index, category] of after.categories.entries()) {
      const holdsPage = category.parentElement?.querySelector("[aria-current]") !== null;
      category.open = holdsPage || before.open[index] === true;
    }
    after.menu.scrollTop = before.scrollTop;
    const item = after.menu.querySelector("[aria-current]");
    if (item) keepInView(item, after.menu);
  };
}

function readSideMenu(root: Document) {
  const menu = root.querySelector<HTMLElement>("[data-keep-current]");
  if (!menu) return null;
  // Not the fold around the whole menu, which is closed again on every page.
  const categories = [...menu.querySelectorAll<HTMLDetailsElement>("li > details[data-collapse]")];
  return {
    menu,
    text: menu.textContent,
    scrollTop: menu.scrollTop,
    categories,
    open: categories.map((category) => category.open),
  };
}
