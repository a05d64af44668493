/**
 * Lets links to share a page open what the device has for that; without it they say that they copy the address, and
 * do. Where neither is allowed a link stays a letter. Shows the buttons that copy an address.
 */
export function startShare(root: Document, signal: AbortSignal): void {
  if (!navigator.clipboard) return;
  for (const control of root.querySelectorAll<HTMLElement>("[data-share]")) {
    control.hidden = false;
    if (control.dataset.room && !navigator.share) control.textContent = control.dataset.room;
  }
  root.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("[data-share]");
      if (!control) return;
      const { share: url = "", room, shared = "" } = control.dataset;
      const say = (words = "") => control.nextElementSibling?.replaceChildren(words);
      // The same words would not be said again.
      say();
      if (room && navigator.share)
        // Closing the window of the device is no mistake.
        navigator.share({ title: document.title, url }).catch(() => {});
      // Where it is not allowed the reader copies the address from there.
      else
        navigator.clipboard.writeText(url).then(
          () => say(shared),
          () => say(url),
        );
      event.preventDefault();
    },
    { signal },
  );
}
