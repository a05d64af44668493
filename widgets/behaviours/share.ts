/**
 * Lets links to share a page open what the device has for that; without it the address is copied, and the
 * link says so. Where neither is allowed the link stays a letter. Shows the buttons that copy an address.
 */
export function startShare(root: Document, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-copy]"))
    button.hidden = !navigator.clipboard;
  root.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const link =
        target instanceof Element && target.closest<HTMLElement>("[data-share], [data-copy]");
      if (!link) return;
      const say = (words: string) => link.querySelector("[role=status]")?.replaceChildren(words);
      const { copy } = link.dataset;
      if (copy) {
        // Where it is not allowed the reader copies the address from here.
        navigator.clipboard.writeText(copy).then(
          () => say(link.dataset.shared ?? ""),
          () => say(copy),
        );
        return;
      }
      const { share: url = "", title = "", shared = "" } = link.dataset;
      if (navigator.share) {
        event.preventDefault();
        // Closing the window of the device is no mistake.
        navigator.share({ title, url }).catch(() => {});
      } else if (navigator.clipboard) {
        event.preventDefault();
        navigator.clipboard.writeText(url).then(
          () => say(shared),
          () => location.assign((link as HTMLAnchorElement).href),
        );
      }
    },
    { signal },
  );
}
