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
