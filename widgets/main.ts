import { startAtOnce } from "./behaviours/at-once.ts";
import { startKeepCurrent } from "./behaviours/keep-current.ts";
import { behavioursOf, loadEveryPage } from "./behaviours/list.ts";
import { followFrameColor } from "./color-mode/frame-color.ts";
import { startBehaviours } from "./loader/behaviour-loader.ts";
import { startIslands } from "./loader/islands.ts";
import {
  isSoft,
  loadFully,
  type ShownPage,
  savesData,
  startNavigation,
} from "./navigation/navigation.ts";
import { rememberVersion } from "./version-picker/remember-version.ts";

/** Home path of each language, the longest first, separated by spaces; from `_data/locales.json`. */
declare const SITE_HOMES: string;

const homes = SITE_HOMES.split(" ");
const { dataset } = document.documentElement;
// The inline script has noted the path; a page without it has that of the address bar.
const firstPath = dataset.path ?? location.pathname;
delete dataset.path;

// The only script of a page until it is loaded or used; everything else is imported on demand.
const page: ShownPage = {
  path: firstPath,
  siteElements: new Set([...document.head.children, ...document.body.children]),
  // Pages in another language are loaded as a whole, so all pages of a visit have one language.
  isSoft: (path) => isSoft(path, firstPath, homes),
  savesData,
  loadFully,
  startBehaviours,
  end: () => {},
  begin: () => {
    const left = new AbortController();
    page.end = () => left.abort();
    startIslands(
      document,
      (address) => import(address),
      left.signal,
      () =>
        loadEveryPage()
          .then((everyPage) => everyPage.announceLoss())
          // They may be lost as well.
          .catch(() => {}),
    );
    startBehaviours(document, behavioursOf(page), left.signal);
    startKeepCurrent(document);
  },
};
page.begin();
startAtOnce(document);
followFrameColor(document);
rememberVersion(document);
startNavigation(page, loadEveryPage);
// From now on each press is answered, or repeated by what will answer it (PE-2).
dataset.hasHydrated = "true";
// The reader went back to a page of a soft navigation before this script was loaded: the browser, for
// which both are one document, has changed only the address.
if (location.pathname !== firstPath) location.reload();
