/**
 * Gives an element the focus although it is no control, so that the next Tab goes on from there, and
 * leaves it as it was.
 */
export function focusOn(element: HTMLElement): void {
  const isControl = element.tabIndex >= 0 || element.hasAttribute("tabindex");
  if (!isControl) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The next Tab begins at the start of the page, as after loading it (SHELL-3). */
export function focusPageStart({ body }: Document): void {
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}
