/** Whether the browser has popovers; Safari has since version 17. Only for the first script. */
export const HAS_POPOVERS = "popover" in HTMLElement.prototype;
