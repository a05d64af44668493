import {
  MENU_LABELS,
  type MenuItem,
  type MenuLabels,
  type Menus,
  type SideMenu,
} from "../../src/schema/menu.ts";

/** Menus with these items in the bar; labels are their own names. */
export function menus(items: MenuItem[], sides: Record<string, SideMenu> = {}): Menus {
  return {
    home: "/",
    labels: Object.fromEntries(Object.keys(MENU_LABELS).map((name) => [name, name])) as MenuLabels,
    brand: { href: "/", title: "I", logo: null },
    items,
    search: null,
    modes: null,
    sides,
  };
}
