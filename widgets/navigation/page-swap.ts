import { keepInView } from "../shared/keep-in-view.ts";
import type { ShownPage } from "./shown-page.ts";

/**
 * What scripts keep on the root element across pages. Everything else on it comes with the page.
 */
const KEPT = [
  "data-theme",
  "data-theme-choice",
  "data-storage",
  "data-prefers-version",
  "data-announcement-bar-initially-dismissed",
  "data-has-hydrated",
];

/** Head elements that scripts or the visitor's extensions have put there; no page brings them. */
const FOREIGN = "[data-sdkn], style, [href*='-extension:']";

/** Elements of the body that belong to the scripts and not to a page. */
const RUNTIME = "[data-runtime]";

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

/** The document of a page, from which `swapPage` takes copies; nothing in it runs. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/**
 * Shows a page in place of the present one (SOFT-1). The whole body is changed, not parts of it: so
 * the page ends up as after a full load, whatever its layout, and nothing that ran on the old one is
 * left over. What the visitor has opened in the side menu stays open, and where it is scrolled to
 * stays (SIDE-6).
 */
export function swapPage(next: Document, page: ShownPage): void {
  const nodes = [...next.body.childNodes].map((node) => document.importNode(node, true));
  const restore = keepSideMenu(document);
  page.end();
  swapHead(next.head);
  swapAttributes(document.documentElement, next.documentElement);
  swapAttributes(document.body, next.body);
  document.body.replaceChildren(...nodes, ...document.body.querySelectorAll(`:scope > ${RUNTIME}`));
  restore();
  page.begin();
}

/** Elements that are equal stay as they are, so that nothing is loaded anew and nothing flickers. */
function swapHead(next: HTMLHeadElement): void {
  const { head } = document;
  const old = new Set(head.children);
  const elements = [...next.children].map((element) => {
    const kept = [...old].find((candidate) => candidate.isEqualNode(element));
    if (!kept) return document.importNode(element, true);
    old.delete(kept);
    return kept;
  });
  for (const element of old) {
    if (!element.matches(FOREIGN)) element.remove();
  }
  let place = head.firstElementChild;
  for (const element of elements) {
    while (place?.matches(FOREIGN)) place = place.nextElementSibling;
    // Moving a stylesheet would load it again.
    if (element === place) place = place.nextElementSibling;
    else head.insertBefore(element, place);
  }
}

function swapAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!KEPT.includes(name) && !next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (!KEPT.includes(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
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
