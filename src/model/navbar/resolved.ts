import type { Locale } from "../../schema/localized.ts";
import type { DocEntry } from "../docs/sidebar/built-sidebar.ts";
import type { Version } from "../docs/versions.ts";
import type { CurrentMark, NavbarMarks, NavItem } from "../frame/frame-model.ts";
import type { LocaleContext } from "../site-data.ts";

/** Where an item stands: what is the same for all pages of a language and version of the docs. */
export interface NavbarPlace {
  context: LocaleContext;
  /** All versions of the docs in the language. */
  versions: readonly Version[];
  /** The one that the pages belong to; undefined outside the docs. */
  active: Version | undefined;
  /** Unique in the navbar; the children of a menu begin theirs with its own. */
  key: string;
  /** Where it is written in the data. */
  path: readonly (string | number)[];
  /** The version that the visitor prefers; none in the page itself, which is the same for all. */
  preferred?: Version;
}

/** The page that marks are asked for. */
export interface MarkedPage {
  url: string;
  doc: DocEntry | undefined;
  /** Where each language link leads; always an existing page (LOC-5). */
  translations: Record<Locale, string>;
}

/** An item that is resolved once, with what differs from page to page. */
export interface Resolved<Item extends NavItem = NavItem> {
  item: Item;
  /**
   * Notes what differs on a page.
   *
   * @returns how the item itself is marked
   */
  mark(page: MarkedPage, marks: NavbarMarks): CurrentMark;
}

/** A resolved item whose mark follows from a rule. */
export function marked<Item extends NavItem>(
  item: Item & { key: string },
  rule: (page: MarkedPage) => CurrentMark,
): Resolved<Item> {
  return {
    item,
    mark(page, { current }) {
      const mark = rule(page);
      if (mark) current[item.key] = mark;
      return mark;
    },
  };
}

/** An item that is the same on all pages. */
export function unmarked<Item extends NavItem>(item: Item): Resolved<Item> {
  return { item, mark: () => null };
}
