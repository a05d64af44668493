import { forgetPages } from "../navigation/fetch-page.ts";

/** How long three presses of Shift may take, in milliseconds. */
const THREE_PRESSES = 5000;

/**
 * Lets the link `data-leave`, or Shift three times, leave the page at once: nothing of it stays in the
 * window, and the back button does not lead to it (LEAVE-2, LEAVE-3).
 */
export function startLeave(root: Document, signal: AbortSignal): void {
  const link = root.querySelector<HTMLAnchorElement>("a[data-leave]");
  if (!link) return;
  const leave = () => {
    forgetPages();
    root.body.replaceChildren();
    location.replace(link.href);
  };
  link.addEventListener("click", (event) => {
    event.preventDefault();
    leave();
  });
  let presses: number[] = [];
  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (repeat) return;
    // A capital letter is Shift and another key.
    presses = key === "Shift" ? [...presses, Date.now()].slice(-3) : [];
    const [first = 0, , third] = presses;
    if (third && third - first <= THREE_PRESSES) leave();
  };
  root.addEventListener("keydown", onKey, { signal });
}
