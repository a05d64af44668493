import { isModified } from "../shared/is-modified.ts";

/**
 * Makes the link to the search page a button that opens the search dialog. Its code is loaded when it
 * is opened; if that fails, the link is followed.
 */
export function startSearchButton(root: Document, signal: AbortSignal): void {
  const button = root.querySelector<HTMLAnchorElement>("[data-search]");
  if (!button) return;
  button.setAttribute("role", "button");
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-keyshortcuts", "Control+K Meta+K");
  button.dataset.keys = /Mac|iP/.test(navigator.platform) ? "⌘K" : "Ctrl K";
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    void open(root, button);
  };
  // A link does not answer to the space bar.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    void open(root, button);
  };
  button.addEventListener("click", onClick, { signal });
  button.addEventListener("keydown", onKey, { signal });
}

/** What is typed while the dialog is on its way is in its field when it opens. */
async function open(root: Document, { href }: HTMLAnchorElement): Promise<void> {
  const opened = new AbortController();
  let typed = "";
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key.length > 1 || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += key;
  };
  root.addEventListener("keydown", onKey, { capture: true, signal: opened.signal });
  try {
    const { openSearch } = await import("../search/search.ts");
    await openSearch(root, href, () => typed);
  } catch (error) {
    console.error("The search failed.", error);
    location.assign(href);
  }
  opened.abort();
}
