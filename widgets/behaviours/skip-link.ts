/**
 * The skip link brings focus and view to the main area, and leaves address and history as they are
 * (SHELL-2); without script it leads to a fragment. It is in the first script and asks for no other:
 * the Tab that often follows at once has to go on from the main area.
 */
export function startSkipLink(root: Document): void {
  root.addEventListener("click", (event) => {
    const main = (event.target as Element).closest(".skip") && root.querySelector("main");
    // With a key held the link may open elsewhere, which is the browser's business.
    if (!main || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // As `focusOn` in shared/focus.ts: to share it would cost every page a file.
    main.tabIndex = -1;
    main.onblur = () => main.removeAttribute("tabindex");
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  });
}
