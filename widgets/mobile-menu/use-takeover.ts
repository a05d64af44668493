import { type RefObject, useLayoutEffect, useRef } from "react";

/** How long a press on the static toggle may last until it is replaced by the button. */
const PRESS_MS = 500;

export interface Takeover {
  /** The button takes the place of the disclosure. */
  onLive: () => void;
  /** @param isSudden the disclosure is open already */
  onOpen: (isSudden: boolean) => void;
}

/**
 * Lets the widget take over from the static disclosure. An open one becomes the open drawer; a closed
 * one is replaced once no press on it is under way, as replacing what is pressed would lose it.
 *
 * @returns whether the disclosure had the focus when it was replaced
 */
export function useTakeover(
  disclosure: RefObject<HTMLDetailsElement | null>,
  { onLive, onOpen }: Takeover,
): RefObject<boolean> {
  const hadFocus = useRef(false);
  // Before the browser draws, and before the loader replays what came while the widget was on its way.
  useLayoutEffect(() => {
    const details = disclosure.current;
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;
    if (details.open) {
      onOpen(true);
      return;
    }
    const onClick = (event: Event) => {
      event.preventDefault();
      onOpen(false);
    };
    const takeOver = () => {
      if (summary.matches(":active")) timer = setTimeout(takeOver, PRESS_MS);
      else {
        hadFocus.current = document.activeElement === summary;
        onLive();
      }
    };
    let timer = setTimeout(takeOver, PRESS_MS);
    summary.addEventListener("click", onClick);
    return () => {
      clearTimeout(timer);
      summary.removeEventListener("click", onClick);
    };
  }, []);
  return hadFocus;
}

/** What of the open static menu the drawer has to begin with, so that nothing changes under the hand. */
export interface StaticMenu {
  /** Where the bar begins in the window: lower than its top while there is something above it. */
  top: number;
  /** How far its list is scrolled. */
  scrollTop: number;
  /** Position among its links of the one with the focus; -1: none has it. */
  focused: number;
}

/** Reads it off the page, as long as the disclosure is there. */
export function readStaticMenu(bar: Element): StaticMenu {
  const panel = bar.querySelector("[data-menu-items]");
  const links: (Element | null)[] = [...(panel?.querySelectorAll("a[href]") ?? [])];
  return {
    top: bar.getBoundingClientRect().top,
    scrollTop: panel?.scrollTop ?? 0,
    focused: links.indexOf(document.activeElement),
  };
}

/**
 * Puts the drawer where the static menu is.
 *
 * @param main panel with the same links in the same order
 */
export function continueStaticMenu(
  drawer: HTMLElement,
  main: Element | null,
  { top, scrollTop, focused }: StaticMenu,
): void {
  drawer.style.top = `${top}px`;
  if (main) main.scrollTop = scrollTop;
  const next = main?.querySelectorAll<HTMLElement>("a[href]")[focused];
  // The cross that a second press closes the menu with is in the same place as before.
  (next ?? drawer.querySelector<HTMLElement>("[data-close]"))?.focus({ preventScroll: true });
}
