import { widgets } from "virtual:widgets";
import { behavioursOf } from "./behaviours/list.ts";
import { rememberVersion } from "./behaviours/remember-version.ts";
import { followFrameColor, showFrameColor } from "./color-mode/frame-color.ts";
import { startBehaviours } from "./loader/behaviour-loader.ts";
import { startSlots } from "./loader/slots.ts";
import { isSoft, loadFully, startNavigation } from "./navigation/navigation.ts";
import type { ShownPage } from "./navigation/shown-page.ts";

/** Where each language begins, parted by blanks; from `_data/locales.json`, put in by the build. */
declare const SITE_HOMES: string;

const homes = SITE_HOMES.split(" ");
const { dataset } = document.documentElement;
// What the inline script has noted; a page without it is the one in the address bar.
const firstPath = dataset.path ?? location.pathname;
delete dataset.path;

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
    dataset.hasHydrated = "true";
  },
};
page.begin();
followFrameColor(document);
rememberVersion(document);
startNavigation(page);
// Before this script was here the visitor went back to a page that was shown in this one's place, and
// the browser, for which both are one document, changed nothing but the address.
if (location.pathname !== firstPath) location.reload();
