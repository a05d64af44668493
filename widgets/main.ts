import { widgets } from "virtual:widgets";
import { tellIdle } from "./behaviours/idle.ts";
import { startKeepCurrent } from "./behaviours/keep-current.ts";
import { behavioursOf } from "./behaviours/list.ts";
import { rememberVersion } from "./behaviours/remember-version.ts";
import { startSkipLink } from "./behaviours/skip-link.ts";
import { followFrameColor, showFrameColor } from "./color-mode/frame-color.ts";
import { startBehaviours } from "./loader/behaviour-loader.ts";
import { startSlots } from "./loader/slots.ts";
import { keepDrawer } from "./navbar/keep-drawer.ts";
import { isThrifty } from "./navigation/connection.ts";
import { isSoft, loadFully, startNavigation } from "./navigation/navigation.ts";
import type { ShownPage } from "./navigation/shown-page.ts";

/** Where each language begins, the longest first, parted by blanks; from `_data/locales.json`, put in by the build. */
declare const SITE_HOMES: string;

const homes = SITE_HOMES.split(" ");
const { dataset } = document.documentElement;
// What the inline script has noted; a page without it is the one in the address bar.
const firstPath = dataset.path ?? location.pathname;
delete dataset.path;
let reopenDrawer = () => {};

// The only script of a page until it rests or the visitor does something; everything else is imported
// on demand.
const page: ShownPage = {
  path: firstPath,
  // Pages in another language are loaded as a whole, so the language of the first one is that of all.
  isSoft: (path) => isSoft(path, firstPath, homes),
  isThrifty,
  loadFully,
  end: () => {},
  begin: () => {
    const left = new AbortController();
    page.end = () => {
      reopenDrawer = keepDrawer();
      left.abort();
    };
    startSlots(document, widgets, left.signal);
    startBehaviours(document, behavioursOf(page), left.signal);
    showFrameColor(document);
    startKeepCurrent(document);
    reopenDrawer();
  },
};
page.begin();
startSkipLink(document);
tellIdle();
followFrameColor(document);
rememberVersion(document);
startNavigation(page);
// Now that everything listens, each press is answered, or kept for what will answer it (PE-2).
dataset.hasHydrated = "true";
// Before this script was here the visitor went back to a page that was shown in this one's place, and
// the browser, for which both are one document, changed nothing but the address.
if (location.pathname !== firstPath) location.reload();
