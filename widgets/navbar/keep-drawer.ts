/**
 * Keeps the mobile menu open while another page is shown in place of this one.
 *
 * @returns a function that opens the menu of the next page, where this one was open
 */
export function keepDrawer(): () => void {
  // In `:is` a selector that the browser does not know matches nothing.
  if (!document.querySelector("#drawer:is(:popover-open)")) return () => {};
  return () => {
    const drawer = document.getElementById("drawer");
    if (!drawer) return;
    drawer.dataset.sudden = "";
    drawer.showPopover();
  };
}
