/**
 * Lets links to share a page open what the device has for that; without it the address is copied, and the
 * link says so. Where neither is allowed the link stays a letter.
 */
export function startShare(root: Document, signal: AbortSignal): void {
  root.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLElement>("[data-share]");
      if (!link) return;
      const { share: url = "", title = "", shared = "" } = link.dataset;
      if (navigator.share) {
        event.preventDefault();
        // Closing the window of the device is no mistake.
        navigator.share({ title, url }).catch(() => {});
      } else if (navigator.clipboard) {
        event.preventDefault();
        navigator.clipboard.writeText(url).then(
          () => link.querySelector("[role=status]")?.replaceChildren(shared),
          () => location.assign((link as HTMLAnchorElement).href),
        );
      }
    },
    { signal },
  );
}
