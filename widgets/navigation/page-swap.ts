import { keepDrawer } from "../mobile-menu/drawer.ts";
import { keepInView } from "../shared/keep-in-view.ts";
import type { ShownPage } from "./navigation.ts";

/** Elements that scripts of the site have added and that stay on the next page. */
const RUNTIME = "[data-runtime]";
/** Attributes of the root that pages differ in. Scripts have set others. */
const OF_PAGE = ["data-analytics", "data-safety"];

/** Elements whose children are regions of their own. */
const CONTAINERS = "body, .bar, .page";

/** The side menu. It stays, with what is open and its scroll position, if the next page has the same. */
const MENU = "[data-keep-current]";

/**
 * Whether a page is of the same build as the shown one: it has no other scripts, which a soft
 * navigation could not run (SOFT-1). What extensions have added to the shown page does not count.
 */
export function isSameBuild(next: Document, current: Document): boolean {
  const scriptsOf = ({ head }: Document) =>
    [...head.querySelectorAll("script:not([type='application/ld+json'])")].map(
      ({ outerHTML }) => outerHTML,
    );
  const known = scriptsOf(current);
  return scriptsOf(next).every((script) => known.includes(script));
}

/** Media of a stylesheet that waits for its page: the shown one must not change, not even its fonts. */
const WAITING = "not all";

/**
 * Loads the stylesheets that the shown page does not have, so that the next one is never seen without
 * (SOFT-1). They apply from the next swap on, which also removes what is not needed.
 *
 * @param siteElements gets them too
 * @throws Error that names a stylesheet that cannot be loaded
 */
export async function loadStyles(next: Document, siteElements: Set<Element>): Promise<void> {
  const sheets = [
    ...next.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media])"),
  ];
  const loading: Promise<void>[] = [];
  // In their order, as later rules win.
  let following: Element | null = null;
  for (const sheet of sheets.reverse()) {
    const selector = `link[href="${sheet.getAttribute("href")}"]`;
    const known = document.head.querySelector<HTMLLinkElement>(selector);
    const link = known ?? document.importNode(sheet, true);
    // One of a navigation that was overtaken may still be loading.
    if (!known?.sheet) loading.push(loaded(link));
    if (!known) {
      link.media = WAITING;
      siteElements.add(link);
      document.head.insertBefore(link, following);
    }
    following = link;
  }
  await Promise.all(loading);
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${link.getAttribute("href")} cannot be loaded`));
    };
  });
}

/**
 * Shows a page in place of the present one (SOFT-1): replaces the regions that differ and keeps the
 * others.
 */
export function swapPage(next: Document, page: ShownPage): void {
  const { activeElement } = document;
  // Otherwise the browser computes styles once more when the focused element is removed.
  if (!activeElement?.closest(RUNTIME)) (activeElement as HTMLElement | null)?.blur();
  const reopenDrawer = keepDrawer();
  page.end();
  swapHead(next.head, page.siteElements);
  for (const name of OF_PAGE) {
    const value = next.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  swapChildren(document.body, next.body, page.siteElements);
  reopenDrawer();
  page.begin();
}

/** Does not move what stays, as a stylesheet that is moved is loaded again. */
function swapHead(next: HTMLHeadElement, own: Set<Element>): void {
  const { head } = document;
  for (const sheet of head.querySelectorAll(`link[media="${WAITING}"]`))
    sheet.removeAttribute("media");
  const added = [...next.children].filter((element) => !findEqual(element, head));
  for (const element of [...head.children]) {
    if (own.has(element) && !findEqual(element, next)) element.remove();
  }
  for (const element of added) own.add(head.appendChild(document.importNode(element, true)));
}

function findEqual(element: Element, parent: Element): Element | undefined {
  return [...parent.children].find((child) => child.isEqualNode(element));
}

/** @param own where not all children are the site's own: those that are */
function swapChildren(old: Element, next: Element, own?: Set<Element>): void {
  const rest = new Set(old.children);
  const children = [...next.children].map((child) => {
    const kept = [...rest].find((candidate) => stays(candidate, child));
    if (kept) rest.delete(kept);
    return kept ?? document.importNode(child, true);
  });
  let place = old.firstElementChild;
  for (const child of children) {
    while (place && rest.has(place)) place = place.nextElementSibling;
    if (child === place) place = place.nextElementSibling;
    else old.insertBefore(child, place);
  }
  // Last, so that a failure leaves a main area for the crash page (SHELL-4).
  for (const child of rest) if (own?.has(child) ?? !child.matches(RUNTIME)) child.remove();
  if (own) for (const child of children) own.add(child);
  // The body has none; those that it has are not ours.
  else swapAttributes(old, next);
}

/** Whether an element of the shown page stays as that of the next page; brings it up to date. */
function stays(old: Element, next: Element): boolean {
  if (old.isEqualNode(next)) return true;
  if (old.matches(MENU)) return next.matches(MENU) && updateMenu(old, next);
  const isContainer = old.matches(CONTAINERS) && next.matches(CONTAINERS);
  if (!isContainer || old.localName !== next.localName) return false;
  swapChildren(old, next);
  return true;
}

/** Marks the page in the side menu and opens the way to it; what was open stays open (SIDE-6). */
function updateMenu(menu: Element, next: Element): boolean {
  shareEntries(menu.querySelector("ul"), next.querySelector("ul"));
  const marked = "a, li, summary";
  const items = [...menu.querySelectorAll(marked)];
  const nextItems = next.querySelectorAll(marked);
  if (menu.textContent !== next.textContent || items.length !== nextItems.length) return false;
  for (const [index, item] of items.entries()) swapAttributes(item, nextItems[index] as Element);
  const nextGroups = next.querySelectorAll("details");
  for (const [index, group] of menu.querySelectorAll("details").entries()) {
    group.open ||= nextGroups[index]?.open === true;
  }
  const item = menu.querySelector("[aria-current]");
  if (item) keepInView(item, menu);
  return true;
}

/** Where only one of two lists of a large menu has the entries of a category, the other gets them too. */
function shareEntries(list: Element | null, nextList: Element | null): void {
  for (const [index, entry] of [...(list?.children ?? [])].entries()) {
    const both = (selector: string) =>
      [entry, nextList?.children[index]].map((at) => at?.querySelector(selector));
    const [summary, nextSummary] = both(":scope > details > summary");
    const [own, nextOwn] = both(":scope > ul, :scope > details > ul");
    if (!own || !nextOwn) continue;
    const isStub = summary?.hasAttribute("data-stub");
    if (isStub === nextSummary?.hasAttribute("data-stub")) {
      shareEntries(own, nextOwn);
    } else if (isStub) {
      own.innerHTML = nextOwn.innerHTML;
    } else {
      nextSummary?.removeAttribute("data-stub");
      nextOwn.innerHTML = own.innerHTML;
      for (const name of ["aria-current", "aria-expanded"])
        for (const link of nextOwn.querySelectorAll(`[${name}]`)) link.removeAttribute(name);
    }
  }
}

function swapAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
