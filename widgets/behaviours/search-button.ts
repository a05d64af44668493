/** Fields that take a slash as a letter. */
const WRITABLE = "input, textarea, select, [contenteditable]";

let isListening = false;

/**
 * Makes the link to the search the button of a dialog, which `/` and Ctrl or ⌘ with K open too. What
 * the dialog needs is fetched when it is opened; if that fails, the link is followed after all.
 */
export function startSearchButton(root: Document, signal: AbortSignal): void {
  if (root.querySelector("[data-search-here]")) void startHere(root, signal);
  const button = root.querySelector<HTMLAnchorElement>("[data-search]");
  if (!button) return;
  button.setAttribute("role", "button");
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(root, button);
  };
  // A button answers to the space bar, a link does not.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    void open(root, button);
  };
  button.addEventListener("click", onClick, { signal });
  button.addEventListener("keydown", onKey, { signal });
  if (isListening) return;
  isListening = true;
  // Once for all pages that are shown after each other: a key may come as soon as the next one is there.
  root.addEventListener("keydown", (event) => {
    const shown = isShortcut(event) && root.querySelector<HTMLAnchorElement>("[data-search]");
    if (!shown) return;
    event.preventDefault();
    void open(root, shown);
  });
}

async function open(root: Document, { href }: HTMLAnchorElement): Promise<void> {
  try {
    const { openSearch } = await import("../search/search-dialog.ts");
    await openSearch(root, href);
  } catch (error) {
    console.error("The search failed.", error);
    location.assign(href);
  }
}

/** The page of the search has it in its text; without, its list of all pages is there. */
async function startHere(root: Document, signal: AbortSignal): Promise<void> {
  try {
    const { startSearchHere } = await import("../search/search-here.ts");
    await startSearchHere(root, signal);
  } catch (error) {
    console.error("The search failed.", error);
  }
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target, repeat }: KeyboardEvent): boolean {
  if (repeat || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === "k";
  const isWriting = target instanceof Element && target.closest(WRITABLE) !== null;
  return key === "/" && !ctrlKey && !isWriting;
}
