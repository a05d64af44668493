/** Space between a word and its explanation, and from the edges of the window, in pixels. */
const GAP = 8;

/**
 * Words of the glossary show what they mean beside themselves; without this, or without popovers in
 * the browser, each is a link to its entry.
 */
export function start(root: Document, signal: AbortSignal): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const terms = [...root.querySelectorAll<HTMLAnchorElement>("a[data-definition]")];
  const box = root.createElement("div");
  box.className = "definition";
  box.popover = "auto";
  box.tabIndex = -1;
  box.role = "dialog";
  let shown: HTMLAnchorElement | undefined;

  for (const term of terms) {
    term.role = "button";
    term.ariaHasPopup = "dialog";
    term.ariaExpanded = "false";
  }

  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  box.addEventListener("toggle", onToggle, { signal });
  signal.addEventListener("abort", () => {
    box.remove();
    for (const term of terms) {
      term.role = null;
      term.ariaHasPopup = null;
      term.ariaExpanded = null;
    }
  });

  function onClick(event: MouseEvent): void {
    const term = termOf(event.target);
    if (!term || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(term);
  }

  /** Buttons are pressed with the space bar too. */
  function onKey(event: KeyboardEvent): void {
    const term = event.key === " " ? termOf(event.target) : null;
    if (!term) return;
    event.preventDefault();
    show(term);
  }

  function show(term: HTMLAnchorElement): void {
    const entry = root.createElement("a");
    entry.href = term.href;
    entry.textContent = term.textContent;
    const text = root.createElement("p");
    text.textContent = term.dataset.definition ?? "";
    box.replaceChildren(entry, text);
    // Not before: the browser styles a page anew in which it was put.
    if (!box.isConnected) root.body.append(box);
    box.ariaLabel = term.textContent;
    if (shown) shown.ariaExpanded = "false";
    shown = term;
    // Before it is shown: what opens it is what the focus goes back to.
    term.focus();
    box.showPopover();
    place(term);
    box.focus({ preventScroll: true });
    term.ariaExpanded = "true";
  }

  /** Below the word, above it where there is no room below, and always inside the window. */
  function place(term: HTMLAnchorElement): void {
    const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = root.documentElement;
    const left = Math.max(GAP, Math.min(word.left, clientWidth - width - GAP));
    const below = word.bottom + GAP;
    const top =
      below + height > clientHeight && word.top > height ? word.top - height - GAP : below;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${top + scrollY}px`;
  }

  function onToggle(event: Event): void {
    if ((event as ToggleEvent).newState === "closed" && shown) shown.ariaExpanded = "false";
  }

  function termOf(target: EventTarget | null): HTMLAnchorElement | null {
    return target instanceof Element ? target.closest("a[data-definition]") : null;
  }
}
