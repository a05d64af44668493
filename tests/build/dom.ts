/** Text of a part of a page, with every run of white space as one space. */
export function text(node: Node | null): string {
  if (!node) throw new Error("There is no such element on the page.");
  return (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** All elements of a selector, as an array. */
export function all<T extends Element = Element>(scope: ParentNode, selector: string): T[] {
  return [...scope.querySelectorAll<T>(selector)];
}

/** The words of all elements that a selector matches. */
export const textsOf = (scope: ParentNode | null | undefined, selector: string): string[] =>
  scope ? all(scope, selector).map(text) : [];

/** The only element of a selector. */
export function only<T extends Element = HTMLElement>(scope: ParentNode, selector: string): T {
  const [element, ...others] = all<T>(scope, selector);
  if (!element || others.length > 0) {
    throw new Error(
      `${selector} is on the page ${element ? others.length + 1 : 0} times, not once.`,
    );
  }
  return element;
}

/** Landmarks outside the closed mobile menu, which repeats the menus of the page. */
export function landmarks(page: ParentNode, selector = "nav"): HTMLElement[] {
  return all<HTMLElement>(page, selector).filter((element) => !element.closest("[popover]"));
}

/** The navigation landmark with this name. */
export function landmark(page: ParentNode, name: string): HTMLElement {
  const found = landmarks(page).filter((nav) => nav.getAttribute("aria-label") === name);
  const [nav] = found;
  if (!nav || found.length > 1)
    throw new Error(`${found.length} landmarks on the page are called "${name}".`);
  return nav;
}

/** Whether a page has a navigation landmark with this name. */
export function hasLandmark(page: ParentNode, name: string): boolean {
  return landmarks(page).some((nav) => nav.getAttribute("aria-label") === name);
}

/** The link or links with this text (the remark about the new tab left out). */
export function linkCalled(scope: ParentNode, name: string): HTMLAnchorElement {
  const found = all<HTMLAnchorElement>(scope, "a").filter((link) => ownText(link) === name);
  const [link] = found;
  if (!link || found.length > 1) throw new Error(`${found.length} links are called "${name}".`);
  return link;
}

/** Text of a link without the parts for screen readers only. */
export function ownText(link: Element): string {
  const copy = link.cloneNode(true) as Element;
  for (const hidden of all(copy, ".sr")) hidden.remove();
  return text(copy);
}

/** Links as pairs of text and address. */
export function linkList(scope: ParentNode): [string, string | null][] {
  return all(scope, "a").map((link) => [ownText(link), link.getAttribute("href")]);
}

/** Structured data of a page. */
export function jsonLd(page: Document): Record<string, unknown>[] {
  return all(page, 'script[type="application/ld+json"]').map(
    (script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>,
  );
}

/** Content of a meta element that is on the page once. */
export function meta(page: Document, name: string): string | null {
  return only(page, `meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
}

/** Path of an absolute address of the site. */
export function pathOf(address: string | null, site = "https://test.example"): string {
  if (!address?.startsWith(`${site}/`))
    throw new Error(`${address} is no absolute address of ${site}.`);
  return decodeURI(address.slice(site.length));
}

/** Paths of a page, or an entry of the sitemap, by language. */
export function alternates(scope: ParentNode): Record<string, string> {
  return Object.fromEntries(
    all(scope, "link[rel=alternate][hreflang]").map((link) => [
      link.getAttribute("hreflang") ?? "",
      pathOf(link.getAttribute("href")),
    ]),
  );
}
