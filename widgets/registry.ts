import type { WidgetRegistry } from "./runtime/slots.ts";

/** Every widget by the name in `data-widget`, which is also its folder and file; each is a chunk of its own. */
export const widgets: WidgetRegistry = {};
