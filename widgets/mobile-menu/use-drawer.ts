import { useLayoutEffect } from "react";
import { keepInView } from "../shared/keep-in-view.ts";

/**
 * Takes care of the focus when the drawer opens and closes (MOB-2), and of the place of the page in its
 * menu (MOB-7). The drawer is HTML beside the component; `start-drawer.ts` has what nobody can do without.
 */
export function useDrawer(): void {
  // Before the browser paints: the drawer may be open already.
  useLayoutEffect(() => {
    const drawer = document.getElementById("drawer");
    if (!drawer) return;
    const ended = new AbortController();
    const { signal } = ended;
    const isOpen = () => drawer.matches(":is(:popover-open, [open])");
    const onOpen = () => {
      // A page that has just been shown in place of another takes the focus; the strip above may have it.
      const { activeElement } = document;
      if (!drawer.contains(activeElement) && !activeElement?.closest(".leave"))
        drawer.querySelector("button")?.focus();
      const panel = drawer.querySelector(".drawer-panel");
      const current = panel?.querySelector(":scope > nav [aria-current]");
      if (panel && current) keepInView(current, panel);
    };
    const onClosed = () => {
      // It keeps the focus while it slides out, where the browser could not give it back.
      const { activeElement } = document;
      if (activeElement === document.body || drawer.contains(activeElement)) returnFocus(drawer);
    };
    const onToggle = () => (isOpen() ? onOpen() : onClosed());
    for (const type of ["toggle", "close"]) drawer.addEventListener(type, onToggle, { signal });
    if (isOpen()) onOpen();
    return () => ended.abort();
  }, []);
}

/** The focus goes to a button that opens the drawer, or in the desktop layout to the first link. */
function returnFocus(drawer: Element): void {
  const targets = document.querySelectorAll<HTMLElement>("[popovertarget=drawer], .brand");
  const next = [...targets].find((target) => !drawer.contains(target) && target.offsetParent);
  next?.focus({ preventScroll: true });
}
