/**
 * Presses the button of the search with Ctrl+K or ⌘K. It is part of the first script: a key in the first
 * moment of a page waits for the dialog as a press does (PE-2). Call it once for all pages.
 */
export function startSearchKey(root: Document): void {
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey === event.metaKey || event.altKey || event.repeat || !/^k$/i.test(event.key))
      return;
    event.preventDefault();
    root.querySelector<HTMLElement>("[data-search]")?.click();
  });
}
