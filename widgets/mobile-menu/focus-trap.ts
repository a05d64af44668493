const STOPS =
  "a[href], button:not([disabled]), summary, input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]";

/**
 * Lets Tab go round inside: browsers leave a modal dialog at its ends for their own buttons (MOB-2).
 *
 * @param event a `keydown` inside `box`
 */
export function keepFocusInside(
  box: Element,
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">,
): void {
  if (event.key !== "Tab") return;
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest("[inert]") && stop.getClientRects().length > 0,
  );
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  const isInside = activeElement !== null && box.contains(activeElement) && activeElement !== box;
  const next = event.shiftKey ? last : first;
  if (isInside && activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  next?.focus();
}
