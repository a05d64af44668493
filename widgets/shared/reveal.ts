/**
 * Opens whatever hides an element: disclosures, and what is hidden until found, which is asked with
 * the event that the browser's own search sends.
 *
 * @returns whether anything was closed
 */
export function reveal(element: Element): boolean {
  const closed = "details:not([open]), [hidden='until-found']";
  let hider = element.closest<HTMLElement>(closed);
  const isHidden = hider !== null;
  while (hider) {
    if (hider instanceof HTMLDetailsElement) hider.open = true;
    else hider.dispatchEvent(new Event("beforematch"));
    hider = hider.parentElement?.closest<HTMLElement>(closed) ?? null;
  }
  return isHidden;
}
