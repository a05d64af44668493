import { followedLink } from "../shared/followed-link.ts";

/** How long three presses of Shift may take, in milliseconds. */
const LIMIT = 5000;
/** Where a key is text, or belongs to what is over the page. */
const ELSEWHERE = "input, textarea, select, [contenteditable]";
const MODAL = ":is(dialog[open], :popover-open)";

/**
 * On a page with `leave`: Shift three times presses the link that leaves it (LEAVE-3), and each other
 * link takes the place of the page in the history, so that nothing leads back to it (LEAVE-4).
 */
export function startLeave(root: Document, signal: AbortSignal): void {
  const strip = root.querySelector("[data-leave]");
  const link = strip?.querySelector("a");
  const status = strip?.querySelector<HTMLElement>("[role=status]");
  if (!link || !status) return;
  let presses = 0;
  /** Shift is down, and nothing else was pressed with it: a capital letter is no press of Shift. */
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = (message = "") => {
    clearTimeout(timer);
    presses = 0;
    isAlone = false;
    if (status.textContent !== message) status.textContent = message;
  };
  const { twice = "", once = "", late } = status.dataset;
  const onKeyDown = ({ key, target, isTrusted }: KeyboardEvent) => {
    // A widget that has just hydrated gets the keys again that came before it.
    if (!isTrusted) return;
    const isTyped = (target as Element).closest(ELSEWHERE) || root.querySelector(MODAL);
    if (key !== "Shift" || isTyped) reset();
    else isAlone = true;
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== "Shift" || !isAlone) return;
    isAlone = false;
    presses += 1;
    if (presses === 1) timer = setTimeout(() => reset(late), LIMIT);
    if (presses === 3) link.click();
    else status.textContent = presses === 1 ? twice : once;
  };
  const onClick = (event: MouseEvent) => {
    const followed = event.defaultPrevented ? null : followedLink(event);
    if (!followed || !/^https?:$/.test(followed.protocol)) return;
    event.preventDefault();
    location.replace(followed.href);
  };
  root.addEventListener("keydown", onKeyDown, { signal });
  root.addEventListener("keyup", onKeyUp, { signal });
  root.addEventListener("pointerdown", () => reset(), { signal });
  root.addEventListener("click", onClick, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
