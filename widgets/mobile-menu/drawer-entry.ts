/*
 * The history entry of the open mobile menu (MOB-9): with it, "back" closes the menu and the page
 * stays, also on the first page of a visit. Such an entry shows the same page as the one before it,
 * so nobody may come to rest on it once the menu is closed.
 */
const MARK = "drawer";

/** Told that the visitor has gone back. */
let onBack: (() => void) | null = null;
/** Our own way back is under way; the browser tells of its end with `popstate`. */
let isLeaving = false;
let isListening = false;

/** Whether the page stands on the entry of a menu, open or not. */
export function isOnDrawerEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/**
 * Gives the menu an entry of its own.
 *
 * @param closed called when the visitor goes back; the entry is left by then
 */
export function enterDrawerEntry(closed: () => void): void {
  listen();
  onBack = closed;
  if (!isLeaving) push();
}

/** Leaves the entry after the menu was closed without going back. */
export function leaveDrawerEntry(): void {
  onBack = null;
  if (!isLeaving && isOnDrawerEntry()) goBack();
}

/** Goes on to another page, which takes the place of the entry: from there, one step back is enough. */
export function replaceDrawerEntry(address: string): void {
  onBack = null;
  location.replace(address);
}

/** Leaves an entry that the visitor has come to by reloading, or from another page. */
export function startDrawerEntry(): void {
  listen();
  if (!onBack && !isLeaving && isOnDrawerEntry()) goBack();
}

function push(): void {
  // Left over when a link of the menu led to a download.
  if (isOnDrawerEntry()) return;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, "");
}

function goBack(): void {
  isLeaving = true;
  history.back();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("popstate", () => {
    const wasLeaving = isLeaving;
    isLeaving = false;
    if (isOnDrawerEntry()) {
      // Only "forward" leads here: it passes by, and turns round where there is nothing beyond.
      if (!onBack) passBy();
    } else if (onBack && wasLeaving) {
      // Opened again before the last entry was left.
      push();
    } else {
      const closed = onBack;
      onBack = null;
      closed?.();
    }
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // What was open or under way when the page was left is so no more.
    onBack = null;
    isLeaving = false;
    startDrawerEntry();
  });
}

function passBy(): void {
  const { navigation } = window as { navigation?: { canGoForward: boolean } };
  if (navigation?.canGoForward) history.forward();
  else goBack();
}
