import { focusOn, focusPageStart } from "../shared/focus.ts";
import { hashTarget } from "../shared/hash-target.ts";
import { prefersReducedMotion } from "../shared/media.ts";
import { crossFade } from "./cross-fade.ts";
import { isDocumentHere, loadDocument } from "./document-cache.ts";
import { buildMark, parsePage, swapPage } from "./page-swap.ts";
import { startProgress } from "./progress-bar.ts";
import type { ShownPage } from "./shown-page.ts";

/** Two full loads of one address within this time are a loop (LOAD-2), in milliseconds. */
const LOOP = 10_000;
/** In the session's storage and not in the visitor's (STORE-1): it is of no use to a later visit. */
const LOOP_KEY = "full-load";

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
    await recover(error, event, from, page, show).catch(() => page.loadFully(url.href, from));
  } finally {
    isUnderWay = false;
    ended.abort();
    if (!event.signal.aborted) progress.finish();
  }
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
  if (buildMark(next) !== buildMark(document)) throw new Error("the site has been built anew");
  if (next.documentElement.lang !== document.documentElement.lang) {
    throw new Error("the page is in another language");
  }
  return next;
}

/**
 * Fragments on the page that is shown lead to it, although the address is ahead of it: they take the
 * place of the navigation that is under way (LINK-5, SOFT-2).
 */
function keepFragments(page: ShownPage, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest("a[href^='#']") : null;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (!link || isModified || event.defaultPrevented) return;
    if (page.path === "" || page.path === location.pathname) return;
    event.preventDefault();
    navigation.navigate(page.path + link.getAttribute("href"));
  };
  document.addEventListener("click", onClick, { signal });
}

/** Focus and scroll position on a page that a link has led to (SHELL-3, SCROLL-1). */
function arrive(hash: string): void {
  const target = scrollToTarget(hash);
  if (target) focusOn(target);
  else focusPageStart(document);
}

/** Jumps to what a fragment names, else to the top; nothing slides (SCROLL-4). */
function scrollToTarget(hash: string): HTMLElement | null {
  const target = hashTarget(hash) as HTMLElement | null;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, left: 0, behavior: "instant" });
  return target;
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

/**
 * The one place where the title of a new page is announced (SHELL-3). It is in the document before
 * the title is, or it would not be read out.
 */
function announcer(): (title: string) => void {
  let region = document.querySelector("[data-runtime=status]");
  if (!region) {
    region = document.createElement("p");
    region.className = "sr";
    region.setAttribute("role", "status");
    region.setAttribute("data-runtime", "status");
    document.body.append(region);
  }
  const status = region;
  return (title) => {
    status.textContent = title;
  };
}

/** What to do when a page cannot be had: load it as a whole, once (LOAD-2); then a box (LOAD-1). */
async function recover(
  error: unknown,
  event: NavigateEvent,
  from: string,
  page: ShownPage,
  show: (next: Document) => void,
): Promise<void> {
  const url = new URL(event.destination.url);
  const main = document.querySelector("main");
  if (mayLoadFully(url.href) || !main) {
    console.warn(`${url.href} cannot be shown in place, so it is loaded as a whole:`, error);
    page.loadFully(url.href, from);
    return;
  }
  // The page in the window is no longer whole, so every link leads elsewhere.
  page.path = "";
  const failure = await import("./failure.ts");
  const texts = await failure.texts();
  if (event.signal.aborted) return;
  const left = new AbortController();
  giveUp = () => left.abort();
  const again = async (attempt: AbortSignal) => {
    const next = await load(url, attempt);
    if (!attempt.aborted) await present(() => show(next));
  };
  // Not awaited: the navigation has ended, and the browser must not go on saying that it loads.
  void failure.loadInPlace(main, again, { texts, signal: left.signal });
}

/** Whether this is the first full load of an address in a while; remembers it. */
function mayLoadFully(address: string): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(LOOP_KEY) ?? "null") as {
      address: string;
      at: number;
    } | null;
    const isLoop = last?.address === address && Date.now() - last.at < LOOP;
    sessionStorage.setItem(LOOP_KEY, JSON.stringify({ address, at: Date.now() }));
    return !isLoop;
  } catch {
    // Without storage nothing else could end a loop but the visitor, who has begun it by a click.
    return true;
  }
}
