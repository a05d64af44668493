import { type RefObject, useLayoutEffect } from "react";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";
import {
  enterModalEntry,
  followFromModal,
  leaveModalEntry,
  releaseModalEntry,
} from "../shared/modal-entry.ts";
import { repeatExit } from "../shared/repeat-exit.ts";

/** What opens and closes the drawer, anywhere on the page. */
const BUTTONS = "[popovertarget=drawer]";

/**
 * Adds to the popover, which the browser opens and closes, what it does not do by itself: everything
 * else is inert, "back" closes it, and so do links and the desktop layout (MOB-2, MOB-4, MOB-9, MOB-10).
 */
export function useDrawer(ref: RefObject<HTMLDialogElement | null>): void {
  // Before the browser paints: the drawer may be open already.
  useLayoutEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const ended = new AbortController();
    const { signal } = ended;
    let held: HTMLElement[] = [];

    const hasPopovers: boolean = "popover" in drawer;
    const isOpen = () => drawer.matches(":is(:popover-open, [open])");
    const close = () => {
      if (!isOpen()) return;
      if (hasPopovers) drawer.hidePopover();
      else drawer.close();
    };
    const onOpen = () => {
      if (held.length > 0) return;
      // The strip of a page with `leave` is above the drawer, and stays in use (LEAVE-1).
      held = [...around(drawer)].filter((element) => !element.inert && !element.matches(".leave"));
      for (const element of held) element.inert = true;
      enterModalEntry(close);
      // A page that has just been shown in place of another takes the focus.
      if (!drawer.contains(document.activeElement)) drawer.querySelector("button")?.focus();
      const panel = drawer.querySelector(".drawer-panel");
      const current = panel?.querySelector(":scope > nav [aria-current]");
      if (panel && current) keepInView(current, panel);
    };
    // Early enough for the browser to give the focus back to what had it.
    const letGo = () => {
      for (const element of held) element.inert = false;
      held = [];
    };
    const onClosed = () => {
      letGo();
      leaveModalEntry(close);
      drawer.querySelector(".leave")?.remove();
      delete drawer.dataset.sudden;
      // The next opening starts with the menu of the section (MOB-7).
      drawer.querySelector<HTMLDetailsElement>(".drawer-panel > details")?.removeAttribute("open");
      // It keeps the focus while it slides out, where the browser could not give it back.
      const { activeElement } = document;
      if (activeElement === document.body || drawer.contains(activeElement)) returnFocus(drawer);
    };
    drawer.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && letGo(), {
      signal,
    });
    const onToggle = ({ newState }: ToggleEvent) => (newState === "open" ? onOpen() : onClosed());
    drawer.addEventListener("toggle", onToggle, { signal });
    drawer.addEventListener("click", (event) => followFromModal(event, close), { signal });
    // Safari before 17 and others of its age have no popovers: there it is a modal dialog.
    const onPress = ({ target }: MouseEvent) => {
      if (!(target as Element).closest(BUTTONS)) return;
      if (drawer.open) return drawer.close();
      repeatExit(drawer.querySelector(".drawer-panel"));
      drawer.showModal();
      onOpen();
    };
    if (!hasPopovers) {
      drawer.addEventListener("close", onClosed, { signal });
      document.addEventListener("click", onPress, { signal });
    }

    matchMedia(DESKTOP).addEventListener("change", close, { signal });
    // A page that comes back from the browser's memory shows the drawer closed (MOB-9).
    addEventListener("pagehide", close, { signal });
    if (isOpen()) onOpen();
    return () => {
      ended.abort();
      letGo();
      releaseModalEntry(close);
    };
  }, []);
}

/** Everything on the page but an element and what holds it. */
function* around(element: Element): Generator<HTMLElement> {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other !== at && other instanceof HTMLElement) yield other;
    }
  }
}

/** The focus goes to a button that opens the drawer, or in the desktop layout to the first link. */
function returnFocus(drawer: HTMLDialogElement): void {
  const targets = [...document.querySelectorAll<HTMLElement>(`${BUTTONS}, .brand`)];
  const next = targets.find((target) => !drawer.contains(target) && target.offsetParent);
  next?.focus({ preventScroll: true });
}
