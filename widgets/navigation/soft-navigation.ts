import { focusOn } from "../shared/focus.ts";
import { prefersReducedMotion } from "../shared/media.ts";
import { arrive, scrollToTarget } from "./arrive.ts";
import { crossFade } from "./cross-fade.ts";
import { isDocumentHere, loadDocument } from "./document-cache.ts";
import { loadExtraStyles } from "./extra-styles.ts";
import { keepFragments } from "./keep-fragments.ts";
import { mayLoadFully } from "./loop-guard.ts";
import { isSameBuild, parsePage, swapPage } from "./page-swap.ts";
import { startProgress } from "./progress-bar.ts";
import { mayFullLoadHelp } from "./reachable.ts";
import type { ShownPage } from "./shown-page.ts";
import { announcer } from "./title-status.ts";

/** What comes sooner shows no spinner (SPIN-1), in milliseconds. */
const SPINNER_DELAY = 200;

/** Ends what a navigation has left behind: a box that waits for Retry, and what that is loading. */
let giveUp = () => {};

/**
 * Ends a navigation that the address has already followed (SOFT-1): shows the next page in place of
 * the present one, or only scrolls where no other page is asked for (SOFT-3, SCROLL-3). What cannot
 * be shown in place is loaded by the browser (LOAD-2).
 *
 * @param kind what `navigationKind` made of the event
 * @param from the address before
 */
export async function follow(
  event: NavigateEvent,
  kind: "load" | "stay",
  from: string,
  page: ShownPage,
): Promise<void> {
  const url = new URL(event.destination.url);
  if (kind === "stay") {
    if (isQueryOnly(url, new URL(from))) return;
    const target = scrollToTarget(url.hash);
    if (target) focusOn(target);
    return;
  }
  giveUp();
  const announce = announcer();
  const progress = startProgress();
  const ended = new AbortController();
  const giveWay = () => {
    progress.cancel();
    ended.abort();
  };
  // At once: the answer may be long in coming, and is kept for the next use (SOFT-2).
  event.signal.addEventListener("abort", giveWay);
  keepFragments(page, ended.signal);
  spinAfterDelay(ended.signal);
  const isFaded = !isDocumentHere(url.pathname) && !prefersReducedMotion();
  let isUnderWay = true;
  const show = (next: Document) => {
    // The browser may begin a cross-fade later than asked.
    if (event.signal.aborted && isUnderWay) return;
    // Half a page is no page: every link on it leads elsewhere.
    page.path = "";
    swapPage(next, page);
    page.path = url.pathname;
    if (event.navigationType === "traverse" && isUnderWay) event.scroll();
    else arrive(url.hash);
    announce(document.title);
  };
  try {
    const next = await load(url, event.signal);
    if (!event.signal.aborted) await present(() => show(next), isFaded);
  } catch (error) {
    if (event.signal.aborted) return;
    // The failure ends the bar too (BAR-2), before anything else tells of it.
    progress.finish();
    // Without the script for the box there is nothing better than another full load.
    await recover(error, { event, from, page, show, announce }).catch(() =>
      page.loadFully(url.href, from),
    );
  } finally {
    isUnderWay = false;
    ended.abort();
    if (!event.signal.aborted) progress.finish();
  }
}

/** Shows a spinner if a wait has not ended soon; without the script for it only the bar tells. */
function spinAfterDelay(end: AbortSignal): void {
  const spin = async () => {
    const { showWaiting, texts } = await import("./failure.ts");
    const main = document.querySelector("main");
    if (main) showWaiting(main, await texts(), end);
  };
  const timer = setTimeout(() => void spin().catch(() => {}), SPINNER_DELAY);
  end.addEventListener("abort", () => clearTimeout(timer));
}

/** Whether two addresses differ in nothing but the query; then the position stays (SCROLL-3). */
function isQueryOnly(next: URL, before: URL): boolean {
  return (
    next.search !== before.search && next.pathname === before.pathname && next.hash === before.hash
  );
}

/**
 * Fetches a page that fits in the place of the present one.
 *
 * @throws Error when it cannot be had, or comes from another build or in another language
 */
async function load({ pathname }: URL, signal: AbortSignal): Promise<Document> {
  const next = parsePage(await loadDocument(pathname, "high", signal));
  if (!isSameBuild(next, document)) throw new Error("the site has been built anew");
  if (languageOf(next) !== languageOf(document)) throw new Error("the page is in another language");
  await loadExtraStyles(next, signal);
  return next;
}

/** Not that of the root element: browsers that translate the page write their own there. */
function languageOf({ head }: Document): string | null | undefined {
  return head.querySelector("meta[property='og:locale']")?.getAttribute("content");
}

/**
 * Shows a page; when that throws, the main area tells so and offers another try (SHELL-4).
 *
 * @param isFaded with a cross-fade. Only for a page that had to be waited for: it takes two frames
 *   more, by which a prefetched page would be late
 */
async function present(show: () => void, isFaded = false): Promise<void> {
  try {
    if (isFaded) await crossFade(show);
    else show();
  } catch (error) {
    const { showCrash, texts } = await import("./failure.ts");
    showCrash(error, show, await texts());
  }
}

/** A navigation to a page that cannot be had. */
interface Failed {
  event: NavigateEvent;
  from: string;
  page: ShownPage;
  show: (next: Document) => void;
  announce: (title: string) => void;
}

/**
 * What to do when a page cannot be had: load it as a whole where that may help, once (LOAD-2); else
 * a box (LOAD-1), of which title and announcement tell too.
 */
async function recover(
  error: unknown,
  { event, from, page, show, announce }: Failed,
): Promise<void> {
  const url = new URL(event.destination.url);
  const leaveToBrowser = async (reason: unknown, signal: AbortSignal) => {
    const helps = await mayFullLoadHelp(reason);
    if (signal.aborted || !helps || !mayLoadFully(url.href)) return false;
    console.warn(`${url.href} cannot be shown in place, so it is loaded as a whole:`, reason);
    page.loadFully(url.href, from);
    return true;
  };
  if (await leaveToBrowser(error, event.signal)) return;
  if (event.signal.aborted) return;
  const failure = await import("./failure.ts");
  const texts = await failure.texts();
  const main = document.querySelector("main");
  if (!main) throw error;
  if (event.signal.aborted) return;
  console.warn(`${url.href} cannot be loaded:`, error);
  // The page in the window is no longer whole, so every link leads elsewhere.
  page.path = "";
  document.title = texts.loadFailedTitle;
  announce(document.title);
  const left = new AbortController();
  giveUp = () => left.abort();
  let isFirst = true;
  const attempt = async (signal: AbortSignal) => {
    // What has failed already is told at once; another try is the visitor's.
    if (isFirst) {
      isFirst = false;
      throw error;
    }
    const next = await load(url, signal).catch(async (reason) => {
      if (!(await leaveToBrowser(reason, signal))) throw reason;
    });
    if (next && !signal.aborted) await present(() => show(next));
  };
  // Not awaited: the navigation has ended, and the browser must not go on saying that it loads.
  void failure.loadInPlace(main, attempt, { texts, signal: left.signal });
}
