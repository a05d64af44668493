import type { Locale } from "../../../schema/localized.ts";
import type { NavbarItemData } from "../../../schema/navbar.ts";
import type { Version } from "../../docs/versions.ts";

/** Where the items are written, for messages. */
export const NAVBAR_FILE = "_data/navbar.json";

/** What the navbar needs to know of the page it stands on. */
export interface NavbarPlace {
  url: string;
  /** All versions of the docs in the page's language. */
  versions: readonly Version[];
  /** Where each language link leads; always an existing page (LOC-5). */
  translations: Record<Locale, string>;
}

/** A place with where the item is written, for messages. */
export interface Slot extends NavbarPlace {
  path: (string | number)[];
  /** The version that the visitor prefers; none in the page itself, which is the same for all. */
  preferred?: Version;
}

/** Type of an item; without one it is a dropdown if it has items, else a link (NAV-3). */
export function typeOf(item: NavbarItemData): string {
  return item.type && item.type !== "default" ? item.type : item.items ? "dropdown" : "default";
}
