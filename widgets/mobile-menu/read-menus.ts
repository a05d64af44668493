/** What the drawer shows. All markup is copied from the page, which has it from the site's own data. */
export interface Menus {
  /** Markup of the brand link. */
  brand: string;
  /** Name of the main menu. */
  label: string;
  items: MenuEntry[];
  page: PageMenu | null;
}

export type MenuEntry =
  | { kind: "item"; className: string; html: string }
  | {
      kind: "group";
      /** Markup of the label. */
      label: string;
      /** Markup of the label's own link. */
      link: string | null;
      /** Some link of the group leads to this page or its section. */
      isActive: boolean;
      items: Extract<MenuEntry, { kind: "item" }>[];
    };

/** The page's own menu: docs or recent posts (MOB-7). */
interface PageMenu {
  /** Name of the landmark. */
  label: string;
  /** What stands above it in the page. */
  title: string;
  /** Markup of the list. */
  html: string;
}

/**
 * Reads the menus off the page.
 *
 * They are in the page anyway, for visitors without script. Sent along once more as props they would
 * cost every docs page 400 to 500 bytes after compression (measured: 614 with the labels), and whatever
 * changes them on the page (query and fragment in language links, the visitor's docs version) would
 * have to change two copies.
 *
 * @param bar what holds the toggle, the brand and the items
 * @param order positions of the items in the data, where the bar shows them in another order
 */
export function readMenus(bar: Element, order: readonly number[] = []): Menus {
  const shown = [...bar.querySelectorAll("[data-menu-items] > ul > li")];
  const items = order.length === shown.length ? order.map((at) => shown[at]) : shown;
  const brand = bar.querySelector("[data-brand]");
  const side = document.querySelector("[data-page-menu]");
  const list = side?.querySelector(":scope > ul");
  const sideLabel = side?.getAttribute("aria-label") ?? "";
  return {
    brand: brand ? copy(brand).outerHTML : "",
    label: bar.getAttribute("aria-label") ?? "",
    items: items.filter((item) => item !== undefined).map(readEntry),
    page:
      side && list
        ? {
            label: sideLabel,
            title: side.querySelector(":scope > details > summary")?.textContent ?? sideLabel,
            html: copy(list).outerHTML,
          }
        : null,
  };
}

function readEntry(item: Element): MenuEntry {
  const list = item.querySelector("ul");
  // The words of the mobile layout, where it has its own (MOB-11).
  const name = item.querySelector("[data-mobile-label]") ?? item.querySelector("button");
  if (!list || !name) return readItem(item);
  const link = item.querySelector("a");
  return {
    kind: "group",
    label: labelOf(name),
    link: link && !list.contains(link) ? copy(link).outerHTML : null,
    // The language of the page is always marked; that is no reason to show the languages.
    isActive: item.querySelector("a[aria-current]:not([hreflang])") !== null,
    items: [...list.children].map(readItem),
  };
}

function readItem(item: Element): Extract<MenuEntry, { kind: "item" }> {
  return { kind: "item", className: item.className, html: copy(item).innerHTML };
}

/** The label without icon and caret. */
function labelOf(name: Element): string {
  const label = copy(name);
  for (const part of label.querySelectorAll("svg")) part.remove();
  return label.innerHTML;
}

/** A copy without ids, which are unique on a page. */
function copy(element: Element): Element {
  const own = element.cloneNode(true) as Element;
  for (const part of [own, ...own.querySelectorAll("[id]")]) part.removeAttribute("id");
  return own;
}
