import { startBackToTop } from "./back-to-top.ts";
import { startCollapse } from "./collapse.ts";
import { startCopyCode } from "./copy-code.ts";
import { startHideOnScroll } from "./hide-on-scroll.ts";
import type { ShownPage } from "./navigation.ts";
import { startPrefetch } from "./prefetch.ts";
import { startScrollSpy } from "./scroll-spy.ts";

export { startColorMode } from "./color-mode.ts";
export { startLocaleLinks } from "./locale-links.ts";
export { startPreferredVersion } from "./preferred-version.ts";
export { follow } from "./soft-navigation.ts";

const PARTS = {
  "hide on scroll": startHideOnScroll,
  disclosures: startCollapse,
  "scroll spy": startScrollSpy,
  "back to top": startBackToTop,
  "copy button": startCopyCode,
} as const;

/**
 * Everything that a page needs as soon as somebody uses it: one file, because small ones compress
 * badly and each costs a request. A part that fails leaves the others alone (PE-3).
 */
export function startPage(root: Document, signal: AbortSignal, page: ShownPage): void {
  startPrefetch(root, page);
  for (const [name, start] of Object.entries(PARTS)) {
    try {
      start(root, signal);
    } catch (error) {
      console.error(`${name} failed.`, error);
    }
  }
}
