import { DESKTOP } from "../shared/media.ts";
import {
  enterModalEntry,
  followFromModal,
  leaveModalEntry,
  releaseModalEntry,
} from "../shared/modal-entry.ts";
import { repeatExit } from "../shared/repeat-exit.ts";

/** Whether the mobile menu is open; in `:is` a selector that the browser does not know matches nothing. */
export const isOpen = (drawer: Element) => drawer.matches(":is(:popover-open, [open])");

/** Calls back when the mobile menu opens and closes, and at once if it is open. */
export function followDrawer(
  drawer: Element,
  onOpen: () => void,
  onClosed: () => void,
  signal: AbortSignal,
): void {
  const onToggle = () => (isOpen(drawer) ? onOpen() : onClosed());
  // A modal dialog, where there are no popovers, sends no `toggle` when it closes.
  for (const type of ["toggle", "close"]) drawer.addEventListener(type, onToggle, { signal });
  if (isOpen(drawer)) onOpen();
}

/**
 * Keeps the mobile menu open while another page is shown in place of this one.
 *
 * @returns a function that opens the menu of the next page, where this one was open
 */
export function keepDrawer(): () => void {
  if (!document.querySelector("#drawer:is(:popover-open)")) return () => {};
  return () => {
    const drawer = document.querySelector<HTMLElement>("#drawer:not(:popover-open)");
    if (!drawer) return;
    drawer.dataset.sudden = "";
    drawer.showPopover();
  };
}

/**
 * What makes the drawer, which the browser opens and closes, a modal dialog, with its component or
 * without: everything else is inert, and "back", links and the desktop layout close it (MOB-2, MOB-4,
 * MOB-9, MOB-10).
 */
export function startDrawer(root: Document, signal: AbortSignal): void {
  const drawer = root.querySelector<HTMLDialogElement>("#drawer");
  if (!drawer) return;
  let held: HTMLElement[] = [];
  const hasPopovers: boolean = "popover" in drawer;
  const close = () => {
    if (!isOpen(drawer)) return;
    if (hasPopovers) drawer.hidePopover();
    else drawer.close();
  };
  const letGo = () => {
    for (const element of held) element.inert = false;
    held = [];
  };
  const onOpen = () => {
    if (held.length > 0) return;
    // The strip of a page with `leave` is above the drawer, and stays in use (LEAVE-1).
    held = [...around(drawer)].filter((element) => !element.inert && !element.matches(".leave"));
    for (const element of held) element.inert = true;
    enterModalEntry(close, true);
    root.querySelector("[data-widget=mobile-menu]")?.dispatchEvent(new Event("hydrate"));
  };
  const onClosed = () => {
    letGo();
    leaveModalEntry(close);
    drawer.querySelector(".leave")?.remove();
    delete drawer.dataset.sudden;
    // The next opening starts with the menu of the section (MOB-7).
    drawer.querySelector<HTMLDetailsElement>(".drawer-panel > details")?.removeAttribute("open");
  };
  drawer.addEventListener("click", (event) => followFromModal(event, close), { signal });
  if (hasPopovers) {
    // Early enough for the browser to give the focus back to what had it.
    const onBefore = ({ newState }: ToggleEvent) => newState === "closed" && letGo();
    drawer.addEventListener("beforetoggle", onBefore, { signal });
  } else {
    // Safari before 17 and others of its age: there it is a modal dialog.
    const onPress = ({ target }: MouseEvent) => {
      if (!(target as Element).closest("[popovertarget=drawer]")) return;
      if (drawer.open) return drawer.close();
      repeatExit(drawer.querySelector(".drawer-panel"));
      drawer.showModal();
      drawer.dispatchEvent(new Event("toggle"));
    };
    root.addEventListener("click", onPress, { signal });
  }
  matchMedia(DESKTOP).addEventListener("change", close, { signal });
  // A page that comes back from the browser's memory shows the drawer closed (MOB-9).
  addEventListener("pagehide", close, { signal });
  followDrawer(drawer, onOpen, onClosed, signal);
  signal.addEventListener("abort", () => {
    letGo();
    releaseModalEntry(close);
  });
}

/** Everything on the page but an element and what holds it. */
function* around(element: Element): Generator<HTMLElement> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other !== at && other instanceof HTMLElement) yield other;
    }
  }
}
