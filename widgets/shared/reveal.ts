/**
 * Opens what hides an element: disclosures, and elements that are hidden until found, by the event that
 * find in page sends.
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
