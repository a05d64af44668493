import type { WidgetRegistry } from "./runtime/slots.ts";

/** Every widget by the name in `data-widget`, which is also its folder and file; each is a chunk of its own. */
export const widgets: WidgetRegistry = {
  dropdown: () => import("./dropdown/dropdown.tsx"),
  "mobile-menu": () => import("./mobile-menu/mobile-menu.tsx"),
  "color-mode": () => import("./color-mode/color-mode.tsx"),
};
