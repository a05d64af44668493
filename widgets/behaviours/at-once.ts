/** What cannot wait for another module, as the browser answers it at once. Call it once for all pages. */
export function startAtOnce(root: Document): void {
  root.addEventListener("keydown", (event) => {
    const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
    // Held down, Enter presses a button or a disclosure once.
    if (repeat && key === "Enter" && (target as Element).closest("button, summary"))
      event.preventDefault();
    // Ctrl+K and ⌘K press the button of the search, and wait for the dialog as a press does (PE-2).
    if (ctrlKey === metaKey || altKey || repeat || !/^k$/i.test(key)) return;
    event.preventDefault();
    root.querySelector<HTMLElement>("[data-search]")?.click();
  });
  // The skip link moves focus and view, and leaves address and history unchanged (SHELL-2).
  root.addEventListener("click", (event) => {
    if (!(event.target as Element).closest(".skip")) return;
    event.preventDefault();
    const main = root.querySelector("main") as HTMLElement;
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  });
}
