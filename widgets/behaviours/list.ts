import { type Behaviour, INTERACTION } from "../loader/behaviour-loader.ts";
import type { ShownPage } from "../navigation/navigation.ts";

const { dataset } = document.documentElement;

/** Loads what every page has; one file, with the code of soft navigation. */
export const loadEveryPage = () => import("./every-page.ts");

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
      "resize",
      "hashchange",
      "popstate",
      "storage",
      ...INTERACTION,
    ],
    // A language or version link is right as soon as it has what the address adds (LOC-3, VER-3).
    // A link of a page with `leave` takes its place (LEAVE-4). A category of a large menu gets its entries.
    // A picture opens over the page (TEXT-10).
    repeatsPress: () =>
      "[data-search], [data-stub], [data-large], [data-leave] ~ * a" +
      (location.search || location.hash || document.querySelector("[data-not-found]")
        ? ", [data-full-load], a[data-version]"
        : ""),
    load: async () => {
      const { startEveryPage } = await loadEveryPage();
      return { start: (root, signal) => startEveryPage(root, signal, page) };
    },
  },
  {
    selector: "[data-announcement-id]",
    now: true,
    load: () => import("./announcement.ts"),
  },
  {
    selector: ".code",
    on: INTERACTION,
    repeatsPress: () => ".code button",
    load: () => import("./code-block.ts"),
  },
  {
    selector: ".term",
    on: INTERACTION,
    repeatsPress: () => ".term",
    load: () => import("./terms.ts"),
  },
  {
    selector: ".tabs",
    // The stylesheet shows the first of them already.
    now: true,
    repeatsPress: () => ".tab",
    load: () => import("./tabs.ts"),
  },
  {
    selector: "[data-checklist]",
    now: true,
    load: () => import("./checklist.ts"),
  },
  {
    selector: "[data-analytics]",
    // Later pages of a visit at once, as the script is there (ANALYTICS-1).
    now: document.querySelector("[data-sdkn]"),
    on: ["load", ...INTERACTION],
    load: () => import("./analytics.ts"),
  },
  {
    selector: "[data-end], [data-month]",
    now: true,
    load: () => import("./calendar.ts"),
  },
];
