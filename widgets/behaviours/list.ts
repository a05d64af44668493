import { type Behaviour, INTERACTION } from "../loader/behaviour-loader.ts";
import type { ShownPage } from "../navigation/navigation.ts";

const { dataset } = document.documentElement;

/** Loads what every page has; one file, with the code of soft navigation. */
export const loadEveryPage = () => import("./every-page.ts");

/**
 * What every page answers, or a behaviour that it starts: a link of a page with `leave` takes its place (LEAVE-4), one
 * of the mobile menu closes it (MOB-4), a category of a large menu gets its entries.
 */
const PRESSES =
  "[data-search], [data-stub], [data-large], .code button, .term, #drawer a:not([target]), [data-leave] ~ * a";

/** The behaviours of a page. This list counts in the budget of the first script. */
export const behavioursOf = (page: ShownPage): readonly Behaviour[] => [
  {
    selector: ":root",
    // Storage cannot be used, which is reported once (STORE-2); a version is stored, which is shown or
    // forgotten; the page was reloaded with a modal open; the drawer is open, which "back" closes; or the
    // page of the search has a question to answer.
    now:
      dataset.storage ||
      dataset.prefersVersion !== undefined ||
      history.state?.modal ||
      document.querySelector("#drawer:is(:popover-open)") ||
      (location.search && document.querySelector("[data-search-here]")),
    // When the page is loaded, for the links in view (PRE-1), except with Save-Data (PRE-3).
    on: [
      ...(page.savesData() ? [] : ["load"]),
      "scroll",
      "hashchange",
      "popstate",
      "storage",
      ...INTERACTION,
    ],
    // A language or version link is right as soon as it has what the address adds (LOC-3, VER-3).
    get presses() {
      const isCarried =
        location.search || location.hash || document.querySelector("[data-not-found]");
      return `${PRESSES}${isCarried ? ", [data-full-load], a[data-version]" : ""}`;
    },
    load: async () => {
      const { startEveryPage } = await loadEveryPage();
      return { start: (root, signal) => startEveryPage(root, signal, page) };
    },
  },
  { selector: "[data-announcement-id]", now: true, load: () => import("./announcement.ts") },
  {
    selector: ".tabs",
    // The stylesheet shows the first of them already.
    now: true,
    presses: ".tab",
    load: () => import("./tabs.ts"),
  },
  { selector: "[data-checklist]", now: true, load: () => import("./checklist.ts") },
  {
    selector: "[data-analytics]",
    // Later pages of a visit at once, as the script is there (ANALYTICS-1).
    now: document.querySelector("[data-sdkn]"),
    on: ["load", ...INTERACTION],
    load: () => import("./analytics.ts"),
  },
  { selector: "[data-end], [data-month]", now: true, load: () => import("./calendar.ts") },
];
