/**
 * The skip link, whose press cannot wait for another module: it moves focus and view to the main area,
 * and leaves address and history unchanged (SHELL-2). Without script it is a fragment link.
 */
export function startSkipLink(root: Document): void {
  root.addEventListener("click", (event) => {
    if (!(event.target as Element).closest(".skip")) return;
    event.preventDefault();
    const main = root.querySelector("main") as HTMLElement;
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  });
}
