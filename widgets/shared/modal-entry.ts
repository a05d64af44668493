import { followedLink } from "./followed-link.ts";

/*
 * The history entry of an open modal, the mobile menu (MOB-9) or the search (SEARCH-1): with it, "back"
 * closes the modal and the page stays, also on the first page of a visit. The entry shows the same page
 * as the one before it, so the visitor never rests on it while no modal is open. A question on the search
 * page has none, nor has the search on a page with `leave`: it would be one more way back to them (LEAVE-4).
 *
 * The menu of a page with `leave` has one where going back cannot be cancelled. Before it is left it gets
 * an address that tells nothing, as it stays ahead in the history until another page is opened.
 */
const MARK = "modal";
const QUESTION = "[data-search-here] [role=combobox]:not(:placeholder-shown)";
const isToBeLeft = () => document.querySelector("[data-leave]") !== null;
const HARMLESS = "/";
/** The Navigation API, where the browser has it. */
const { navigation: entries } = globalThis as Partial<Pick<Window, "navigation">>;

/** Closes the open modal after the visitor has gone back; null while none is open. */
let onBack: (() => void) | null = null;
/** Our own way back is under way; it ends with `popstate`. */
let isLeaving = false;

function isOnEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/**
 * Gives a modal the entry. A modal that is open already loses it to this one.
 *
 * @param close called when the visitor goes back; the entry is left by then. It identifies the modal.
 * @param isMenu whether it is the menu, which also has an entry on a page with `leave`
 */
export function enterModalEntry(close: () => void, isMenu = false): void {
  onBack = isMenu || !isToBeLeft() ? close : null;
  if (!isLeaving) push();
}

/** Leaves the entry after its modal was closed without going back. */
export function leaveModalEntry(close: () => void): void {
  if (onBack !== close) return;
  onBack = null;
  if (isOnEntry() && !isLeaving) goBack();
}

/**
 * Follows a link of a modal: the next page takes the place of the modal's entry; without one it is
 * followed like a link of the page. A link that opens elsewhere leaves the modal open.
 *
 * @param event a click in the modal
 */
export function followFromModal(event: MouseEvent, close: () => void): void {
  const link = followedLink(event);
  if (!link) return;
  if (!/^https?:$/.test(link.protocol)) {
    // Another program answers; what it needs from this event comes first.
    setTimeout(close);
    return;
  }
  if (link.href === location.href) event.preventDefault();
  else if (isOnEntry()) {
    event.preventDefault();
    releaseModalEntry(close);
    replaceBoth(link.href);
  }
  close();
}

/** Opens a page in place of the entry; on a page with `leave`, in place of that. */
function replaceBoth(address: string): void {
  const replace = () => location.replace(address);
  if (isToBeLeft()) {
    addEventListener("popstate", replace, { once: true });
    goBack();
  } else replace();
}

/** Keeps the entry for a modal of the next page, or for an address that replaces it. */
export function releaseModalEntry(close: () => void): void {
  if (onBack === close) onBack = null;
}

/**
 * Follows the history, and leaves an entry that the visitor has come to without the modal: by a
 * reload, by "forward", or from another page.
 */
export function startModalEntry(_root: unknown, signal?: AbortSignal): void {
  // The navigation that has brought this page may have interrupted it.
  isLeaving = false;
  const onPopState = () => {
    const wasLeaving = isLeaving;
    isLeaving = false;
    if (isOnEntry()) {
      if (!onBack) passBy();
    } else if (onBack && wasLeaving) {
      // Opened again before the last entry was left.
      push();
    } else if (onBack) {
      onBack();
      onBack = null;
      // To give the entry, which is ahead now, another address.
      if (isToBeLeft()) history.forward();
    }
  };
  const settle = () => {
    if (isOnEntry() && !onBack && !isLeaving) goBack();
  };
  const onNavigate = (event: NavigateEvent) => {
    if (!onBack || isOnEntry() || event.navigationType !== "traverse" || !event.cancelable) return;
    event.preventDefault();
    onBack();
  };
  entries?.addEventListener("navigate", onNavigate, { signal });
  addEventListener("popstate", onPopState, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && settle(), { signal });
  settle();
}

function push(): void {
  if (!onBack || isOnEntry() || document.querySelector(QUESTION)) return;
  if (isToBeLeft() && canCancel()) return;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, "");
}

function goBack(): void {
  isLeaving = true;
  if (isToBeLeft()) {
    const { title } = document;
    // Before its address, as some browsers note the title with it.
    document.title = "";
    history.replaceState(history.state, "", HARMLESS);
    addEventListener("popstate", () => (document.title = title), { once: true });
  }
  history.back();
}

/** Browsers let a page cancel the way back to an entry that it has shown itself. */
function canCancel(): boolean {
  const index = entries?.currentEntry?.index ?? 0;
  return entries?.entries()[index - 1]?.sameDocument ?? false;
}

/** Only "forward" leads here: it goes on, and turns round where nothing follows. */
function passBy(): void {
  if (entries?.canGoForward) history.forward();
  else goBack();
}
