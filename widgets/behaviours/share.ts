/**
 * Lets links to share a page open what the device has for that; without it the address is copied, and what is beside
 * the link says so. Where neither is allowed the link stays a letter. Shows the buttons that copy an address.
 */
export function startShare(root: Document, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>("button[data-share]"))
    button.hidden = !navigator.clipboard;
  root.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("[data-share]");
      if (!control) return;
      const { share: url = "", title, shared = "" } = control.dataset;
      const link = control instanceof HTMLAnchorElement && control;
      const status = control.nextElementSibling;
      const say = (words = "") => status?.replaceChildren(words);
      // The same words would not be said again.
      say();
      if (link && navigator.share)
        // Closing the window of the device is no mistake.
        navigator.share({ title, url }).catch(() => {});
      else if (navigator.clipboard)
        navigator.clipboard.writeText(url).then(
          () => say(shared),
          // Where it is not allowed the reader copies the address from there.
          () => (link ? location.assign(link.href) : say(url)),
        );
      else return;
      event.preventDefault();
    },
    { signal },
  );
}
