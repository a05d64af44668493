/**
 * The links whose press cannot wait for another module. The skip link moves focus and view to the main
 * area, and leaves address and history unchanged (SHELL-2); without script it is a fragment link. The
 * link of safety pages takes the page from the window and from the back button (LEAVE-2).
 */
export function startUrgentLinks(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(".skip, .leave a");
    if (!link) return;
    event.preventDefault();
    // Of the two only this one has it.
    if (link.rel) {
      root.body.remove();
      location.replace(link.href);
    } else {
      const main = root.querySelector("main") as HTMLElement;
      main.focus({ preventScroll: true });
      main.scrollIntoView();
    }
  });
}
