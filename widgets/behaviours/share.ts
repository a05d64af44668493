/** How long a button says that something was copied, in milliseconds. */
const NOTICE = 2000;

/** Lets buttons copy the text of a part of the page, or with its look what is at an address. */
export function startCopy(root: Document, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button, root), { signal });
  }
}

async function copy(button: HTMLElement, root: Document): Promise<void> {
  const { copies = "", copied = "" } = button.dataset;
  const part = copies.startsWith("#") ? root.querySelector(copies) : null;
  const status = button.querySelector("[role=status]");
  try {
    if (part) await navigator.clipboard.writeText(part.textContent ?? "");
    // Some browsers copy only what is promised at the press.
    else await navigator.clipboard.write([new ClipboardItem({ "text/html": bodyAt(copies) })]);
  } catch {
    // Not allowed, or not supported: the part is marked for the keyboard, the file is opened.
    if (part) getSelection()?.selectAllChildren(part);
    else location.assign(copies);
    return;
  }
  if (!status || status.textContent === copied) return;
  const usual = status.textContent ?? "";
  status.textContent = copied;
  setTimeout(() => status.replaceChildren(usual), NOTICE);
}

async function bodyAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const { body } = new DOMParser().parseFromString(await response.text(), "text/html");
  return new Blob([body.innerHTML], { type: "text/html" });
}

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
