import { widgets } from "./registry.ts";
import { startSlots } from "./runtime/slots.ts";

// The only script of a page before the visitor does anything; everything else is imported on demand.
startSlots(document, widgets);
document.documentElement.dataset.hasHydrated = "true";
