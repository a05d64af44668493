import { startPrefetch } from "../navigation/prefetch.ts";
import type { ShownPage } from "../navigation/shown-page.ts";
import { announcer } from "../navigation/title-status.ts";
import { startBackToTop } from "./back-to-top.ts";
import { startCollapse } from "./collapse.ts";
import { startHideOnScroll } from "./hide-on-scroll.ts";
import { startScrollSpy } from "./scroll-spy.ts";
import { startSearchButton } from "./search-button.ts";
import { type Starts, startEach } from "./start-each.ts";

/** Every behaviour that begins with the first use of a page. */
const BEHAVIOURS: Starts<[ShownPage]> = {
  prefetch: (root, _signal, page) => startPrefetch(root, page),
  "hide on scroll": startHideOnScroll,
  disclosures: startCollapse,
  "scroll spy": startScrollSpy,
  "back to top": startBackToTop,
  search: startSearchButton,
  // Not with the first link that is followed: then the browser styles the old page once more.
  "announcements of titles": announcer,
  "messages of failures": fetchMessages,
};

/** Leaves the line to what the visitor waits for, in milliseconds. */
const LATER = 1000;

/**
 * Fetches what tells of a failure: where the network is gone it cannot be had any more (LOAD-1).
 * Leaving the page does not end it, as every page needs the same.
 */
function fetchMessages(): void {
  const fetchThem = () => import("../navigation/failure.ts").then(({ texts }) => texts());
  setTimeout(() => void fetchThem().catch(() => {}), LATER);
}

/** Starts them all. */
export function startFirstUse(root: Document, signal: AbortSignal, page: ShownPage): void {
  startEach(BEHAVIOURS, root, signal, page);
}
