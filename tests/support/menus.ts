import type { MenuItem, Menus, SideMenu } from "../../src/schema/menu.ts";

/** Menus with these items in the bar; labels are their own names. */
export function menus(items: MenuItem[], sides: Record<string, SideMenu> = {}): Menus {
  return {
    home: "/",
    labels: {
      main: "main",
      toggle: "toggle",
      close: "close",
      back: "back",
      drawer: "drawer",
      newTab: "newTab",
      expand: "expand",
      collapse: "collapse",
      expandCategory: "expand {label}",
      collapseCategory: "collapse {label}",
    },
    brand: { href: "/", title: "I", logo: null },
    items,
    search: null,
    modes: null,
    sides,
  };
}
