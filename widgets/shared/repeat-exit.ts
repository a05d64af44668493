/**
 * Repeats the link that leaves a page with `leave` at the top of a modal, which makes everything else
 * inert (LEAVE-1).
 */
export function repeatExit(modal: Element | null): void {
  const strip = document.querySelector(".leave");
  if (strip) modal?.prepend(strip.cloneNode(true));
}
