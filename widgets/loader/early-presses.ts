/**
 * Holds clicks back that only a script can answer which is not there yet.
 *
 * @param waits says whether a click is one of them
 * @returns the events to repeat, to which keys may be added
 */
export function holdClicks(
  place: EventTarget,
  waits: (event: MouseEvent, target: Element) => unknown,
  signal?: AbortSignal,
): Event[] {
  const early: Event[] = [];
  const onClick = (event: Event) => {
    if (!waits(event as MouseEvent, event.target as Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
  };
  place.addEventListener("click", onClick, { capture: true, signal });
  return early;
}

/**
 * Dispatches events that came before their script, in their order (PE-2).
 *
 * @param present finds what has taken the place of an element
 */
export async function repeatEvents(
  events: readonly Event[],
  present: (element: HTMLElement) => Element | undefined = (element) => element,
): Promise<void> {
  for (const event of events) {
    const { type, target } = event;
    const copy = new (event.constructor as typeof Event)(type, event);
    // Keys go where the focus is, which a widget may have moved.
    const place = type === "click" ? present(target as HTMLElement) : document.activeElement;
    place?.dispatchEvent(copy);
    // A widget renders before the next event.
    await null;
  }
}
