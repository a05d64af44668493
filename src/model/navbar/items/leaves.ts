import type { NavbarLeafData } from "../../../schema/navbar.ts";
import type { NavHtml, NavLink } from "../../frame/frame-model.ts";
import type { NavbarPlace, Resolved } from "../resolved.ts";
import { defaultItem } from "./default-item.ts";
import { docItem, docSidebarItem, docsVersionItem } from "./doc-items.ts";
import { htmlItem } from "./html-item.ts";

type Leaf = Resolved<NavLink> | Resolved<NavHtml>;

/** Draws each type of item that holds no others; null where there is nothing to show. */
export const LEAF_TYPES: {
  [Type in NavbarLeafData["type"]]: (
    item: Extract<NavbarLeafData, { type: Type }>,
    place: NavbarPlace,
  ) => Leaf | null;
} = {
  default: defaultItem,
  html: htmlItem,
  doc: docItem,
  docSidebar: docSidebarItem,
  docsVersion: docsVersionItem,
};

/** The children in one of a menu's lists; those that have nothing to show are left out. */
export function leaves(items: readonly NavbarLeafData[] | undefined, place: NavbarPlace): Leaf[] {
  return (items ?? []).flatMap((item, index) => {
    // One entry of the table fits one member of the union; TypeScript does not follow that.
    const draw = LEAF_TYPES[item.type] as (item: NavbarLeafData, at: NavbarPlace) => Leaf | null;
    const leaf = draw(item, { ...place, key: `${place.key}-${index}` });
    return leaf ? [leaf] : [];
  });
}
