import { behaviours } from "./behaviours.ts";
import { widgets } from "./registry.ts";
import { startBehaviours } from "./runtime/behaviours.ts";
import { rememberVersion } from "./runtime/remember-version.ts";
import { startSlots } from "./runtime/slots.ts";

// The only script of a page before the visitor does anything; everything else is imported on demand.
startSlots(document, widgets);
startBehaviours(document, behaviours);
rememberVersion(document);
document.documentElement.dataset.hasHydrated = "true";
