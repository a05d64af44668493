import { type Behaviour, INTERACTION } from "./runtime/behaviours.ts";
import { DESKTOP } from "./runtime/media.ts";

/** Every behaviour of the static page, each a chunk of its own; what runs `now` counts in the budget. */
export const behaviours: readonly Behaviour[] = [
  {
    selector: ":root",
    // The inline script has done the rest. Without storage this tells so (STORE-2).
    now: () => {
      const { themeChoice, storage } = document.documentElement.dataset;
      return themeChoice !== "system" || storage === "none";
    },
    on: ["storage", ...INTERACTION],
    start: async () => (await import("./runtime/color-mode.ts")).startColorMode(document),
  },
  {
    selector: "[data-announcement-id]",
    now: () => true,
    start: async () => (await import("./runtime/announcement.ts")).startAnnouncement(document),
  },
  {
    selector: "[data-widget=mobile-menu]",
    // The page was left, or reloaded, with the menu open.
    now: () => history.state?.drawer,
    start: async () => (await import("./runtime/drawer-entry.ts")).startDrawerEntry(),
  },
  {
    selector: "[data-versions], [data-prefers-version]",
    // The inline script has seen a stored version; it holds, or has to be forgotten.
    now: () =>
      document.documentElement.dataset.prefersVersion !== undefined ||
      Boolean(location.search || location.hash),
    on: ["storage", "hashchange", "popstate", ...INTERACTION],
    start: async () =>
      (await import("./runtime/preferred-version.ts")).startPreferredVersion(document),
  },
  {
    selector: "[data-hide-on-scroll]",
    on: ["scroll"],
    start: async () => (await import("./runtime/hide-on-scroll.ts")).startHideOnScroll(document),
  },
  {
    selector: "details[data-collapse]",
    on: INTERACTION,
    start: async () => (await import("./runtime/collapse.ts")).startCollapse(document),
  },
  {
    selector: "[data-scroll-spy]",
    on: ["scroll", "resize"],
    start: async () => (await import("./runtime/scroll-spy.ts")).startScrollSpy(document),
  },
  {
    selector: "[data-keep-current] [aria-current]",
    now: () => matchMedia(DESKTOP).matches,
    on: ["resize"],
    start: async () => (await import("./runtime/keep-in-view.ts")).startKeepInView(document),
  },
  {
    selector: "[data-back-to-top]",
    on: ["scroll"],
    start: async () => (await import("./runtime/back-to-top.ts")).startBackToTop(document),
  },
  {
    selector: "[data-full-load]",
    now: () => Boolean(location.search || location.hash),
    // The links are in a closed list: before one can be followed, something else has been pressed.
    on: ["hashchange", ...INTERACTION],
    start: async () => (await import("./runtime/locale-links.ts")).startLocaleLinks(document),
  },
  {
    selector: "[data-copy]",
    on: INTERACTION,
    repeatsPress: true,
    start: async () => (await import("./runtime/copy-code.ts")).startCopyCode(document),
  },
  {
    selector: "[data-end]",
    now: () => true,
    start: async () => (await import("./runtime/past-events.ts")).startPastEvents(document),
  },
];
