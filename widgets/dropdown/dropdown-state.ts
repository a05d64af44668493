/**
 * `shown`: the list is there because a mouse is over the item; it goes when the mouse goes.
 * `pinned`: opened on purpose, by press or key, or in use by keyboard; it stays.
 */
export type DropdownState = "closed" | "shown" | "pinned";

export type DropdownEvent =
  /** A mouse came over label or list; or the list is there already when the widget arrives. */
  | "enter"
  /** It has left both. */
  | "leave"
  /** Click, tap, Enter, Space, or a click of assistive technology on the toggle. */
  | "press"
  /** The focus came into the list. */
  | "use"
  /** Escape; press or focus elsewhere; a link was chosen; another dropdown opened. */
  | "dismiss";

const NEXT: Record<DropdownState, Partial<Record<DropdownEvent, DropdownState>>> = {
  closed: { enter: "shown", press: "pinned" },
  // A press on what the mouse has opened keeps it open: closing it would be a flicker (DROP-2).
  shown: { leave: "closed", press: "pinned", use: "pinned", dismiss: "closed" },
  pinned: { press: "closed", dismiss: "closed" },
};

/** The state after an event (DROP-1, 2, 5); what is dismissed stays closed until the mouse comes anew. */
export function nextState(state: DropdownState, event: DropdownEvent): DropdownState {
  return NEXT[state][event] ?? state;
}
