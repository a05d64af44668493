import { behavioursOf } from "./behaviours.ts";
import { widgets } from "./registry.ts";
import { startBehaviours } from "./runtime/behaviours.ts";
import { followFrameColor, showFrameColor } from "./runtime/frame-color.ts";
import { isSoft, loadFully, type ShownPage, startNavigation } from "./runtime/navigation.ts";
import { rememberVersion } from "./runtime/remember-version.ts";
import { startSlots } from "./runtime/slots.ts";

/** Where each language begins, parted by blanks; from `_data/locales.json`, put in by the build. */
declare const SITE_HOMES: string;

const homes = SITE_HOMES.split(" ");
const firstPath = location.pathname;

// The only script of a page before the visitor does anything; everything else is imported on demand.
const page: ShownPage = {
  path: firstPath,
  // Pages in another language are loaded as a whole, so the language of the first one is that of all.
  isSoft: (path) => isSoft(path, firstPath, homes),
  loadFully,
  end: () => {},
  begin: () => {
    const left = new AbortController();
    page.end = () => left.abort();
    startSlots(document, widgets, left.signal);
    startBehaviours(document, behavioursOf(page), left.signal);
    showFrameColor(document);
    document.documentElement.dataset.hasHydrated = "true";
  },
};
page.begin();
followFrameColor(document);
rememberVersion(document);
startNavigation(page);
