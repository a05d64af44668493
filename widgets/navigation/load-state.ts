/**
 * Where the loading of a page or of a part of one stands; always exactly one of these (LOAD-3).
 * `isSlow`: it has taken so long that the visitor should be told.
 */
export type LoadState =
  | { name: "loading"; attempt: number; isSlow: boolean }
  | { name: "failed"; attempt: number; error: unknown }
  | { name: "loaded"; attempt: number };

/** What can happen meanwhile; all but `start` say which attempt they belong to. */
export type LoadEvent =
  | { type: "start" }
  | { type: "delayed"; attempt: number }
  | { type: "failed"; attempt: number; error: unknown }
  | { type: "loaded"; attempt: number };

/** The state of something that has just begun to load. */
export const FIRST_ATTEMPT: LoadState = { name: "loading", attempt: 1, isSlow: false };

/**
 * What an event makes of a state. `start` begins a new attempt and cancels the one before; what
 * comes late, from a cancelled attempt or one that has ended, changes nothing.
 */
export function nextLoadState(state: LoadState, event: LoadEvent): LoadState {
  if (event.type === "start") {
    return { name: "loading", attempt: state.attempt + 1, isSlow: false };
  }
  const { attempt } = state;
  if (event.attempt !== attempt || state.name !== "loading") return state;
  switch (event.type) {
    case "delayed":
      return { ...state, isSlow: true };
    case "failed":
      return { name: "failed", attempt, error: event.error };
    case "loaded":
      return { name: "loaded", attempt };
  }
}
