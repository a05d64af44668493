import type { WidgetRegistry } from "./loader/widget-registry.ts";

/** The widgets by the name of their islands; a new one gets a line here. */
export const widgets: WidgetRegistry = {
  navbar: () => import("./islands/navbar.ts"),
};
