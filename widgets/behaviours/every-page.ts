import { startColorMode } from "../color-mode/color-mode-choice.ts";
import { startCarryAddress } from "../language-picker/carry-address.ts";
import { startPreferredLanguage } from "../language-picker/preferred-language.ts";
import { startDrawer } from "../mobile-menu/start-drawer.ts";
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
import { startSearchButton, startSearchPage } from "./search-button.ts";
import { startShare } from "./share.ts";
import { startPictures } from "./start-pictures.ts";
import { startSuit } from "./start-suit.ts";

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
  startSearchPage,
  startShare,
  startSuit,
  startPictures,
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
