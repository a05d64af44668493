/**
 * Keeps the mobile menu open while another page is shown in place of this one.
 *
 * @returns a function that opens the menu of the next page, where this one was open
 */
export function keepDrawer(): () => void {
  // In `:is` a selector that the browser does not know matches nothing.
  if (!document.querySelector("#drawer:is(:popover-open)")) return () => {};
  return () => {
    const drawer = document.querySelector<HTMLElement>("#drawer:not(:popover-open)");
    if (!drawer) return;
    drawer.dataset.sudden = "";
    drawer.showPopover();
  };
}

/**
 * Closes the mobile menu when a link in it is followed in this tab (MOB-4). Part of the first script: the
 * next page may be shown before any other has come. Call it once for all pages.
 */
export function startDrawerLinks(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("#drawer a:not([target])");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Where another program answers, what that needs from this event comes first.
    setTimeout(() => link.closest<HTMLElement>(":is(:popover-open)")?.hidePopover());
  });
}
