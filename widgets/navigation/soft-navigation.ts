import type { SESSION_KEYS } from "../../src/schema/storage-keys.ts";
import { addStyles } from "../shared/add-styles.ts";
import { element } from "../shared/element.ts";
import { focusOn, focusPageStart } from "../shared/focus.ts";
import { hashTarget } from "../shared/hash-target.ts";
import { prefersReducedMotion } from "../shared/media.ts";
import { reveal } from "../shared/reveal.ts";
import { loadTexts } from "../shared/texts.ts";
import { removeFailure, showCrash, showFailure } from "./failure.ts";
import { fetchPage } from "./fetch-page.ts";
import { takePatch } from "./fly-patch.ts";
import type { Follow, Origin, ShownPage } from "./navigation.ts";
import css from "./on-demand.css" with { type: "text" };
import { isSameBuild, loadStyles, swapPage } from "./page-swap.ts";
import { startProgress } from "./progress-bar.ts";

addStyles(document, css);

/** A page that takes longer than this, in milliseconds, appears with a view transition. */
const NOTICEABLE = 100;
/** A host that does not answer within this time, in milliseconds, cannot be reached. */
const PATIENCE = 5000;
/** Two full loads of one address within this time, in milliseconds, are a loop (LOAD-2). */
const LOOP = 10_000;
const LOOP_KEY = "full-load" satisfies (typeof SESSION_KEYS)["fullLoad"];

/** The history entry of the shown page; a navigation that is overtaken has not shown its own. */
let origin: Origin | undefined;
/** The navigation that was begun last, of any kind. */
let latest: NavigateEvent | undefined;
if ("navigation" in window)
  navigation.addEventListener("navigate", (event) => {
    latest = event;
  });

/**
 * Shows another page after the address has changed (SOFT-1), or only scrolls if the page stays (SOFT-3,
 * SCROLL-3). A page that cannot be shown in this way is loaded by the browser (LOAD-2).
 */
export const follow: Follow = async (event, kind, from, page) => {
  const { signal } = event;
  const url = new URL(event.destination.url);
  removeFailure();
  const isShown = ["", new URL(from.url).pathname].includes(page.path);
  if (isShown || !origin) origin = from;
  if (kind === "stay") {
    if (!isQueryOnly(url, new URL(from.url))) arrive(url.hash);
    return;
  }
  if (!signal.aborted) latest = event;
  const { url: shownUrl, key } = origin;
  // Aborted by nothing newer: the reader has stopped it.
  const onAbort = () => latest === event && restoreAddress(event, { url: shownUrl, key });
  signal.addEventListener("abort", () => setTimeout(onAbort));
  const pressed = document.activeElement;
  const announce = prepareStatus();
  const endProgress = startProgress(signal);
  const start = performance.now();
  try {
    const next = await loadPage(url.pathname, signal, page.siteElements);
    if (signal.aborted) return;
    const show = () => {
      // The browser may run this later than asked.
      if (signal.aborted) return;
      // A page of which only a part is swapped is no page: every link leads elsewhere.
      page.path = "";
      const fly = takePatch(pressed);
      try {
        swapPage(next, page);
      } catch (error) {
        void showCrash(error, () => navigation.navigate(url.href));
        return;
      }
      page.path = url.pathname;
      if (event.navigationType === "traverse") event.scroll();
      else if (!arrive(url.hash)) focusPageStart(document);
      fly();
      announce(document.title);
    };
    const isLate = performance.now() - start > NOTICEABLE;
    await (isLate && !prefersReducedMotion() ? crossFade(show) : show());
  } catch (error) {
    // The failure ends the bar before anything else reports it (BAR-2).
    endProgress();
    if (!signal.aborted) await recover(error, event, origin, page);
  }
  endProgress();
};

/** Whether two addresses differ in nothing but the query; then the position stays (SCROLL-3). */
function isQueryOnly(next: URL, before: URL): boolean {
  return (
    next.search !== before.search && next.pathname === before.pathname && next.hash === before.hash
  );
}

/**
 * Fetches a page and its stylesheets.
 *
 * @throws Error when it cannot be loaded, or is of another build
 */
async function loadPage(path: string, signal: AbortSignal, own: Set<Element>): Promise<Document> {
  const html = await fetchPage(path, "high", signal);
  const next = new DOMParser().parseFromString(html, "text/html");
  if (!isSameBuild(next, document)) throw new Error("the site has been rebuilt");
  signal.throwIfAborted();
  await loadStyles(next, own);
  return next;
}

/** Changes the page with a view transition of its main area where the browser supports it. */
async function crossFade(change: () => void): Promise<void> {
  if (!("startViewTransition" in document)) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // Rejected when the transition is skipped; the change is made all the same.
  ready.catch(() => {});
  await updateCallbackDone;
}

/**
 * Jumps to what a fragment names and focuses it, else jumps to the top (SCROLL-1, SCROLL-4).
 *
 * @returns whether there is such an element
 */
function arrive(hash: string): boolean {
  const target = hashTarget(hash) as HTMLElement | null;
  if (!target) {
    scrollTo({ top: 0, left: 0, behavior: "instant" });
    return false;
  }
  reveal(target);
  target.scrollIntoView({ behavior: "instant" });
  focusOn(target);
  return true;
}

/**
 * Returns a function that announces a title, in the only place that does (SHELL-3). The live region has
 * to be in the document before its text.
 */
export function prepareStatus(): (title: string) => void {
  const attributes = { class: "sr", role: "status", "data-runtime": "status" };
  const region =
    document.querySelector("[data-runtime=status]") ??
    document.body.appendChild(element("p", attributes));
  return (title) => {
    region.textContent = title;
  };
}

/** Announces that a control does not work, as its script could not be loaded twice. */
export async function announceLoss(): Promise<void> {
  const announce = prepareStatus();
  const { controlFailed } = await loadTexts(document.documentElement.lang);
  // The same text would not be announced again.
  announce("");
  announce(controlFailed);
}

/**
 * Loads a page as a whole that could not be fetched, once and only where that may help (LOAD-2). Else
 * the shown page stays, with its address, and a box over it offers to try again (LOAD-1).
 */
async function recover(
  error: unknown,
  event: NavigateEvent,
  from: Origin,
  page: ShownPage,
): Promise<void> {
  const { destination, signal } = event;
  const { url } = destination;
  const isReachable = await canReachHost(error);
  if (signal.aborted) return;
  if (isReachable && mayLoadFully(url)) {
    console.warn(`${url} cannot be shown in place, so it is loaded as a whole:`, error);
    page.loadFully(url, from.url);
    return;
  }
  console.warn(`${url} cannot be loaded:`, error);
  const reason = isReachable ? "serverFailed" : "offline";
  await showFailure(reason, error, () => navigation.navigate(url));
  if (!signal.aborted) restoreAddress(event, from);
}

/** Gives the address of the shown page back to it, after the next one could not be shown. */
function restoreAddress({ navigationType }: NavigateEvent, from: Origin): void {
  // A link in a modal replaces the entry of the modal; the one before shows the same page.
  const index = (navigation.currentEntry?.index ?? 0) - 1;
  const shown = navigationType === "replace" ? navigation.entries()[index] : from;
  if (shown?.url === from.url) navigation.traverseTo(shown.key);
  else history.replaceState(null, "", from.url);
}

/** Without a network a full load would only show an error page of the browser. */
async function canReachHost(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  // Other errors mean that there was an answer.
  if (!(error instanceof TypeError)) return true;
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch("/", { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Whether an address was not loaded as a whole a moment ago; remembers it, by a number that many addresses
 * have: which page it was is nobody's business (STORE-1).
 */
function mayLoadFully(address: string): boolean {
  try {
    const number = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 32, 0);
    const [time, last] = (sessionStorage.getItem(LOOP_KEY) ?? "").split(" ");
    // In both directions, as the clock may have been set back.
    const isLoop = last === `${number}` && Math.abs(Date.now() - Number(time)) < LOOP;
    sessionStorage.setItem(LOOP_KEY, `${Date.now()} ${number}`);
    return !isLoop;
  } catch {
    return true;
  }
}
