import "./failure-styles.ts";
import { focusOn } from "../shared/focus.ts";
import type { Texts } from "../shared/texts.ts";
import { FIRST_ATTEMPT, type LoadEvent, nextLoadState } from "./load-state.ts";
import { createSpinner } from "./spinner.ts";

export interface LoadInPlaceOptions {
  texts: Pick<Texts, "loading" | "loadFailed" | "retry">;
  /** Ends the loading and takes away what tells of it: the page is left. */
  signal: AbortSignal;
  /** Milliseconds after which a spinner says that it takes long. */
  delay?: number;
}

/**
 * Loads a part of a page that has no older content to keep: nothing is shown at first, then a
 * spinner (SPIN-1, SPIN-2), and after a failure a box with the error and a button that starts again
 * (LOAD-1). The focus stays in the place.
 *
 * @param place is emptied, and afterwards holds only what `load` has put there
 * @param load puts the content into the place; a rejection means failure, and it may be called again
 * @returns fulfilled when the content is there or the signal has ended the loading; never rejected
 */
export function loadInPlace(
  place: HTMLElement,
  load: (signal: AbortSignal) => Promise<void>,
  { texts, signal, delay = 200 }: LoadInPlaceOptions,
): Promise<void> {
  return new Promise((done) => {
    let state = FIRST_ATTEMPT;
    let notice: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout>;

    const hide = () => notice?.remove();
    const show = (next: HTMLElement) => {
      place.replaceChildren(next);
      notice = next;
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      hide();
      done();
    };
    const handle = (event: LoadEvent) => {
      const before = state;
      state = nextLoadState(state, event);
      if (state === before || signal.aborted) return;
      if (state.name === "loaded") return end();
      if (state.name === "loading")
        return state.isSlow ? show(createSpinner(texts.loading)) : begin();
      clearTimeout(timer);
      const hadFocus = place.ownerDocument.activeElement === place;
      const box = failureBox(state.error, texts, () => handle({ type: "start" }));
      show(box);
      if (hadFocus) box.querySelector("button")?.focus();
    };
    const begin = () => {
      const { attempt } = state;
      const hadFocus = notice?.contains(place.ownerDocument.activeElement);
      place.replaceChildren();
      if (hadFocus) focusOn(place);
      timer = setTimeout(() => handle({ type: "delayed", attempt }), delay);
      // Called within a promise, so that what it throws at once counts as a failure too.
      Promise.resolve(signal)
        .then(load)
        .then(
          () => handle({ type: "loaded", attempt }),
          (error: unknown) => handle({ type: "failed", attempt, error }),
        );
    };

    if (signal.aborted) return done();
    signal.addEventListener("abort", end);
    begin();
  });
}

function failureBox(
  error: unknown,
  { loadFailed, retry }: Pick<Texts, "loadFailed" | "retry">,
  onRetry: () => void,
): HTMLElement {
  const element = document.createElement("div");
  element.className = "failed";
  element.setAttribute("role", "alert");
  const [text, reason] = [loadFailed, String(error)].map((content) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = content;
    return paragraph;
  });
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = retry;
  button.addEventListener("click", onRetry);
  element.append(...[text, reason].flatMap((part) => part ?? []), button);
  return element;
}
