import { type Behaviour, INTERACTION } from "../loader/behaviour-loader.ts";
import type { ShownPage } from "../navigation/shown-page.ts";
import { IDLE } from "./idle.ts";

const { dataset } = document.documentElement;

/**
 * Every behaviour of the static page that does not simply begin with the first use of it; those that
 * do are in `first-use.ts`. What stands here, and what runs `now`, counts in the budget of the first
 * script.
 */
export const behavioursOf = (page: ShownPage): readonly Behaviour[] => [
  {
    selector: ":root",
    // At rest, for the links in view (PRE-1); not where that would be paid for (PRE-3).
    on: [...(page.isThrifty() ? [] : [IDLE]), "scroll", "resize", ...INTERACTION],
    repeatsPress: () => "[data-search]",
    load: async () => {
      const { startFirstUse } = await import("./first-use.ts");
      return { start: (root, signal) => startFirstUse(root, signal, page) };
    },
  },
  {
    selector: ":root",
    // The inline script has found no storage, which is told once (STORE-2), or a version, which holds or
    // has to be forgotten; or the page was left, or reloaded, with the menu open.
    now: dataset.storage || dataset.prefersVersion !== undefined || history.state?.drawer,
    on: ["hashchange", "popstate", "storage", ...INTERACTION],
    // A link is right once it has what the address adds to that of the page (LOC-3, VER-3).
    repeatsPress: () =>
      location.search || location.hash || document.querySelector("[data-not-found]")
        ? "[data-full-load], a[data-version]"
        : "",
    load: async () => ({ start: (await import("./kept-state.ts")).startKeptState }),
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
    // Its ticks are there before it is used.
    now: true,
    load: () => import("./checklist.ts"),
  },
  {
    selector: "[data-analytics]",
    // On the first page when it is drawn, on later ones at once: the script is there (ANALYTICS-1).
    now: document.querySelector("[data-sdkn]"),
    on: [IDLE, ...INTERACTION],
    load: () => import("./analytics.ts"),
  },
  {
    selector: "[data-end]",
    now: true,
    load: () => import("./past-events.ts"),
  },
];
