import { HAS_POPOVERS } from "../loader/popovers.ts";

/**
 * Keeps the mobile menu open while another page is shown in place of this one.
 *
 * @returns a function that opens the menu of the next page, where this one was open
 */
export function keepDrawer(): () => void {
  if (!HAS_POPOVERS || !document.querySelector("#drawer:popover-open")) return () => {};
  return () => {
    const drawer = document.getElementById("drawer");
    if (!drawer) return;
    drawer.dataset.sudden = "";
    drawer.showPopover();
  };
}
