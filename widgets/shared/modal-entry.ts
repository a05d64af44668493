import { followedLink } from "./followed-link.ts";

/*
 * The history entry of an open modal, the mobile menu (MOB-9) or the search (SEARCH-1): with it, "back"
 * closes the modal and the page stays, also on the first page of a visit. The entry shows the same page
 * as the one before it, so the visitor never rests on it while no modal is open. A page with `leave`,
 * and a question on the search page, have none: it would be one more way back to them (LEAVE-4).
 */
const MARK = "modal";
const WITHOUT_ENTRY = "[data-leave], [data-search-here] [role=combobox]:not(:placeholder-shown)";

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
 */
export function enterModalEntry(close: () => void): void {
  onBack = close;
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
    location.replace(link.href);
  }
  close();
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
    } else {
      onBack?.();
    }
  };
  const settle = () => {
    if (isOnEntry() && !onBack && !isLeaving) goBack();
  };
  addEventListener("popstate", onPopState, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && settle(), { signal });
  settle();
}

function push(): void {
  if (!isOnEntry() && !document.querySelector(WITHOUT_ENTRY))
    history.pushState({ ...(history.state as object | null), [MARK]: true }, "");
}

function goBack(): void {
  isLeaving = true;
  history.back();
}

/** Only "forward" leads here: it goes on, and turns round where nothing follows. */
function passBy(): void {
  const { navigation } = window as { navigation?: { canGoForward: boolean } };
  if (navigation?.canGoForward) history.forward();
  else goBack();
}
