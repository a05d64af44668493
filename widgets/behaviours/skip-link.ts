/**
 * The skip link moves focus and view to the main area, and leaves address and history unchanged
 * (SHELL-2); without script it is a fragment link. It is part of the first script, because a Tab often
 * follows at once.
 */
export function startSkipLink(root: Document): void {
  root.addEventListener("click", (event) => {
    const main = (event.target as Element).closest(".skip") && root.querySelector("main");
    if (!main || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  });
}
