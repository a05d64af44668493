import type { WidgetRegistry } from "./runtime/slots.ts";

/**
 * Every widget by the name in `data-widget`.
 *
 * The file in `islands` joins it with what brings it to life, so that React is one file and not four,
 * and with the page's own behaviours, so that esbuild puts what both use into their file instead of
 * many small ones: together 3 kB less.
 */
export const widgets: WidgetRegistry = {
  dropdown: () => import("./islands/dropdown.ts"),
  "mobile-menu": () => import("./islands/mobile-menu.ts"),
  "color-mode": () => import("./islands/color-mode.ts"),
};
