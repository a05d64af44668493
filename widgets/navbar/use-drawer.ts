import { type MouseEvent, type RefObject, useLayoutEffect, useState } from "react";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";
import { enterModalEntry, leaveModalEntry, releaseModalEntry } from "../shared/modal-entry.ts";

/** What opens and closes the drawer, anywhere on the page. */
const BUTTONS = "[popovertarget=drawer]";

/**
 * Adds to the popover, which the browser opens and closes, what it does not do by itself: everything
 * else is inert, "back" closes it, and so does the desktop layout (MOB-2, MOB-9, MOB-10).
 *
 * @returns the handler of presses inside it
 */
export function useDrawer(ref: RefObject<HTMLDialogElement | null>): (event: MouseEvent) => void {
  const [onBack] = useState(() => () => ref.current && close(ref.current));
  // Before the browser paints: the drawer may be open already.
  useLayoutEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const ended = new AbortController();
    const { signal } = ended;
    let held: HTMLElement[] = [];

    const onOpen = () => {
      if (held.length > 0) return;
      held = [...around(drawer)].filter((element) => !element.inert);
      for (const element of held) element.inert = true;
      enterModalEntry(onBack);
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
      leaveModalEntry(onBack);
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
    drawer.addEventListener(
      "toggle",
      ({ newState, target }) => {
        if (target === drawer) (newState === "open" ? onOpen : onClosed)();
      },
      { signal },
    );
    if (!("popover" in drawer)) withoutPopovers(drawer, onOpen, onClosed, signal);

    matchMedia(DESKTOP).addEventListener("change", onBack, { signal });
    // A page that comes back from the browser's memory shows the drawer closed (MOB-9).
    addEventListener("pagehide", onBack, { signal });
    if (isOpen(drawer)) onOpen();
    return () => {
      ended.abort();
      letGo();
      releaseModalEntry(onBack);
    };
  }, []);

  return (event) => {
    const drawer = ref.current;
    const link = drawer && followed(event);
    if (!link) return;
    // Another program answers; what it needs from this event comes first.
    if (!/^https?:$/.test(link.protocol)) {
      setTimeout(() => close(drawer));
      return;
    }
    event.preventDefault();
    if (link.href !== location.href) {
      releaseModalEntry(onBack);
      location.replace(link.href);
    }
    close(drawer);
  };
}

export function isOpen(drawer: HTMLDialogElement): boolean {
  return "popover" in drawer ? drawer.matches(":popover-open") : (drawer as HTMLDialogElement).open;
}

function close(drawer: HTMLDialogElement): void {
  if (!isOpen(drawer)) return;
  if ("popover" in drawer) drawer.hidePopover();
  else (drawer as HTMLDialogElement).close();
}

/** Safari before 17 and others of its age have no popovers: there it is a modal dialog. */
function withoutPopovers(
  drawer: HTMLDialogElement,
  onOpen: () => void,
  onClosed: () => void,
  signal: AbortSignal,
): void {
  drawer.addEventListener("close", onClosed, { signal });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(BUTTONS)) return;
      if (drawer.open) {
        drawer.close();
      } else {
        drawer.showModal();
        onOpen();
      }
    },
    { signal },
  );
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
  const next = targets.find((target) => !drawer.contains(target) && target.checkVisibility());
  next?.focus({ preventScroll: true });
}

/** The link that a press follows in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  const isHere = link && /^(_self)?$/.test(link.target) && !link.hasAttribute("download");
  return isHere ? link : null;
}
