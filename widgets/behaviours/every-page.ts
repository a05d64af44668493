import { startColorMode } from "../color-mode/color-mode-choice.ts";
import { startCarryAddress } from "../language-picker/carry-address.ts";
import { startPreferredLanguage } from "../language-picker/preferred-language.ts";
import type { Behaviour } from "../loader/behaviour-loader.ts";
import { startDrawer } from "../mobile-menu/drawer.ts";
import { preloadTexts } from "../navigation/failure.ts";
import type { ShownPage } from "../navigation/navigation.ts";
import { startPrefetch } from "../navigation/prefetch.ts";
import { prepareStatus } from "../navigation/soft-navigation.ts";
import { startModalEntry } from "../shared/modal-entry.ts";
import { startPreferredVersion } from "../version-picker/preferred-version.ts";
import { startCollapse } from "./collapse.ts";
import { startLeave } from "./leave.ts";
import { startScrollDirection } from "./scroll-direction.ts";
import { startScrollSpy } from "./scroll-spy.ts";
import { startSearchButton } from "./search-button.ts";
import { startShare } from "./share.ts";

export { announceLoss, follow } from "../navigation/soft-navigation.ts";

/** What starts on every page. */
const ON_EACH_PAGE: readonly ((root: Document, signal: AbortSignal, page: ShownPage) => void)[] = [
  startPreferredLanguage,
  startCarryAddress,
  startPreferredVersion,
  startColorMode,
  startModalEntry,
  startDrawer,
  startLeave,
  startScrollDirection,
  startCollapse,
  startScrollSpy,
  startSearchButton,
  startShare,
];

/** What some pages have, and nobody needs before they use it. */
const ON_SOME_PAGES: readonly Behaviour[] = [
  { selector: ".code", presses: ".code button", load: () => import("./code-block.ts") },
  { selector: ".term", presses: ".term", load: () => import("./terms.ts") },
  { selector: "[data-patch]", now: true, load: () => import("./suit.ts") },
  {
    selector: "[data-large]",
    on: [],
    presses: "[data-large]",
    load: () => import("./pictures.ts"),
  },
  {
    selector: "[data-search-here]",
    now: true,
    load: async () => ({ start: (await import("../search/search.ts")).showSearch }),
  },
];

/** What starts with the first page of a visit and serves those after it as well. */
const ONCE = [startPrefetch, prepareStatus, () => setTimeout(preloadTexts, 1000)];

let isFirst = true;

/**
 * Starts what every page has, at its first use. A part that fails leaves the others alone (PE-3).
 *
 * @param signal the page is left
 */
export function startEveryPage(root: Document, signal: AbortSignal, page: ShownPage): void {
  page.startBehaviours(root, ON_SOME_PAGES, signal);
  for (const start of ON_EACH_PAGE) attempt(() => start(root, signal, page));
  if (isFirst) for (const start of ONCE) attempt(() => start(root, page));
  isFirst = false;
}

function attempt(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error("a behaviour of the page failed.", error);
  }
}
