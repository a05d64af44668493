import type { NavbarLeafData } from "../../../schema/navbar.ts";
import type { NavHtml, NavLink } from "../../frame/frame-model.ts";
import { attempt } from "../attempt.ts";
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

/** The lists of children that a menu may have. */
type Lists<List extends string> = {
  readonly [Name in List]?: readonly NavbarLeafData[] | undefined;
};

/** The children in one of a menu's lists; those that have nothing to show are left out. */
export function leaves<List extends string>(
  menu: Lists<List>,
  list: List,
  place: NavbarPlace,
): Leaf[] {
  return (menu[list] ?? []).flatMap((item: NavbarLeafData, index) => {
    const at = { ...place, key: `${place.key}-${index}`, path: [...place.path, list, index] };
    // One entry of the table fits one member of the union; TypeScript does not follow that.
    const draw = LEAF_TYPES[item.type] as (item: NavbarLeafData, at: NavbarPlace) => Leaf | null;
    const leaf = attempt(item, at, () => draw(item, at));
    return leaf ? [leaf] : [];
  });
}
