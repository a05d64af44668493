import { addStyles } from "../shared/add-styles.ts";
import css from "./terms.css" with { type: "text" };

addStyles(document, css);

/** Space between a word and its explanation, and to the edges of the window, in pixels. */
const GAP = 8;
/** How long a mouse rests on a word until it is explained, and off it until the explanation goes. */
const REST = 300;

/**
 * Shows the definition of a glossary word in a popover beside it. Without this script, or without
 * popovers in the browser, the word is a link to its entry.
 */
export function start(root: Document, signal: AbortSignal): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const box = root.createElement("div");
  box.className = "definition";
  box.popover = "auto";
  box.tabIndex = -1;
  box.role = "dialog";
  let shown: HTMLAnchorElement | undefined;

  for (const term of root.querySelectorAll("a[data-definition]")) {
    term.role = "button";
    term.ariaHasPopup = "dialog";
    term.ariaExpanded = "false";
  }

  const onPress = (event: MouseEvent | KeyboardEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const term =
      target instanceof Element && target.closest<HTMLAnchorElement>("a[data-definition]");
    if (!term || ctrlKey || metaKey || shiftKey || altKey) return;
    // Enter is a click; a button is pressed with the space bar too.
    if (event instanceof KeyboardEvent && event.key !== " ") return;
    event.preventDefault();
    show(term);
  };
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onHover = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const term = target.closest<HTMLAnchorElement>("a[data-definition]");
    if (term && !isOpen) timer = setTimeout(() => show(term, true), REST);
    // With the focus inside it is read, and Escape closes it.
    else if (isOpen && term !== shown && !box.matches(":hover, :focus-within"))
      timer = setTimeout(() => box.hidePopover(), REST);
  };
  root.addEventListener("pointerover", onHover, { signal });
  root.addEventListener("click", onPress, { signal });
  root.addEventListener("keydown", onPress, { signal });
  box.addEventListener("toggle", ({ newState }) => {
    isOpen = newState === "open";
    if (shown) shown.ariaExpanded = String(isOpen);
  });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    box.remove();
  });

  function show(term: HTMLAnchorElement, isHover = false): void {
    const entry = root.createElement("a");
    entry.href = term.href;
    entry.textContent = term.dataset.term ?? term.textContent;
    const text = root.createElement("p");
    text.textContent = term.dataset.definition ?? "";
    box.replaceChildren(entry, text);
    box.ariaLabel = term.textContent;
    if (!box.isConnected) root.body.append(box);
    if (shown) shown.ariaExpanded = "false";
    shown = term;
    // The focus returns to what has it before the popover is shown.
    if (!isHover) term.focus();
    box.hidePopover();
    box.showPopover();
    place(box, term);
    if (!isHover) box.focus({ preventScroll: true });
  }
}

/** Below the word, or above it where there is no room below, and always inside the window. */
function place(box: HTMLElement, term: Element): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(GAP, Math.min(word.left, clientWidth - width - GAP));
  const below = word.bottom + GAP;
  const isAbove = below + height > clientHeight && word.top > height;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(isAbove ? word.top - height - GAP : below) + scrollY}px`;
}
