import { type RefObject, useLayoutEffect, useRef } from "react";
import { DESKTOP } from "../shared/media.ts";
import { enterDrawerEntry, leaveDrawerEntry } from "./drawer-entry.ts";
import { lockScroll } from "./scroll-lock.ts";

export interface Modal {
  /** Button that opens the drawer. */
  toggle: RefObject<HTMLElement | null>;
  drawer: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** The drawer has been closed, for whatever reason. */
  onClosed: () => void;
  /** The drawer cannot be shown. */
  onError: (error: unknown) => void;
  /** Called when it is on the screen, before the browser draws. */
  onShown: (drawer: HTMLDialogElement) => void;
  /** Selector of what scrolls inside it. */
  scrollers: string;
}

/**
 * Shows the drawer as a modal dialog, and does to the page and the history what belongs to it (MOB-2,
 * MOB-5, MOB-9, MOB-10).
 *
 * @returns `close`: at once, without waiting for the next drawing, as the page may be about to go;
 *   `closeAndStay`: also leaves its history entry and returns the focus; `isShown`
 */
export function useModal({ toggle, drawer, isOpen, ...on }: Modal) {
  /** Undoes what the open drawer does to the page; null while it is closed. */
  const release = useRef<(() => void) | null>(null);
  const letGo = () => {
    release.current?.();
    release.current = null;
  };
  const close = () => {
    letGo();
    on.onClosed();
  };
  const closeAndReturn = (leave: () => void) => {
    const bar = toggle.current?.closest("nav");
    close();
    leave();
    returnFocus(toggle.current, bar);
  };
  const closeAndStay = () => closeAndReturn(leaveDrawerEntry);

  // Runs before the browser draws, so that there is no moment without menu.
  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!isOpen || !dialog) return;
    const { dataset } = document.documentElement;
    const undo: (() => void)[] = [];
    release.current = () => {
      for (const step of undo.splice(0)) step();
    };
    try {
      dialog.showModal();
      undo.push(() => dialog.close());
      enterDrawerEntry(() => closeAndReturn(() => {}));
      undo.push(lockScroll(on.scrollers));
      dataset.drawerOpen = "";
      undo.push(() => delete dataset.drawerOpen);
      on.onShown(dialog);
    } catch (error) {
      close();
      leaveDrawerEntry();
      on.onError(error);
      return;
    }
    const layout = matchMedia(DESKTOP);
    const onLayout = () => layout.matches && closeAndStay();
    layout.addEventListener("change", onLayout);
    // A page that comes back from the browser's memory shows the drawer closed (MOB-9).
    addEventListener("pagehide", close);
    return () => {
      layout.removeEventListener("change", onLayout);
      removeEventListener("pagehide", close);
      // Still open: the page is being replaced, and one step back would lead to it once more.
      if (release.current) leaveDrawerEntry();
      letGo();
    };
  }, [isOpen]);

  return { close, closeAndStay, isShown: () => release.current !== null };
}

/** Closing gives the focus back to the toggle; where the layout has none, to the brand beside it. */
function returnFocus(toggle: HTMLElement | null, bar: Element | null | undefined): void {
  const isShown = toggle && toggle.getClientRects().length > 0;
  const next = isShown ? toggle : bar?.querySelector<HTMLElement>("[data-brand]");
  next?.focus({ preventScroll: true });
}
