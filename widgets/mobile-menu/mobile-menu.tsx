import { useLayoutEffect } from "react";
import { keepInView } from "../shared/keep-in-view.ts";
import type { Parts } from "../shared/parts.ts";
import { followDrawer } from "./drawer.ts";

/**
 * The button that opens the mobile menu. Hydrated, it takes care of the focus (MOB-2) and of the place of the page in
 * its menu (MOB-7); `drawer.ts` has what nobody can do without.
 */
export default function MobileMenu({ parts }: { parts: Parts<"label"> }) {
  // Before the browser paints: the drawer may be open already.
  useLayoutEffect(() => {
    const drawer = document.getElementById("drawer");
    const ended = new AbortController();
    if (drawer)
      followDrawer(
        drawer,
        () => takeFocus(drawer),
        () => returnFocus(drawer),
        ended.signal,
      );
    return () => ended.abort();
  }, []);
  return <button type="button" className="menu" popoverTarget="drawer" {...parts.label} />;
}

function takeFocus(drawer: Element): void {
  // A page that has just been shown in place of another takes the focus; the strip above may have it.
  const { activeElement } = document;
  if (!drawer.contains(activeElement) && !activeElement?.closest(".leave"))
    drawer.querySelector("button")?.focus();
  const panel = drawer.querySelector(".drawer-panel");
  const current = panel?.querySelector(":scope > nav [aria-current]");
  if (panel && current) keepInView(current, panel);
}

/** The focus goes to a button that opens the drawer, or in the desktop layout to the first link. */
function returnFocus(drawer: Element): void {
  const { activeElement } = document;
  // The drawer keeps it while it slides out, where the browser could not give it back.
  if (activeElement !== document.body && !drawer.contains(activeElement)) return;
  const targets = document.querySelectorAll<HTMLElement>("[popovertarget=drawer], .brand");
  const next = [...targets].find((target) => !drawer.contains(target) && target.offsetParent);
  next?.focus({ preventScroll: true });
}
