/**
 * Lets the browser's own frame have the colour of the mode that was chosen; with no choice it follows
 * the system by itself. It takes the first `<meta name="theme-color">` whose condition holds.
 */
export function showFrameColor(root: Document): void {
  const { themeChoice: choice = "system" } = root.documentElement.dataset;
  for (const meta of root.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const { dataset } = meta;
    dataset.system ??= meta.getAttribute("media") ?? "all";
    const isChosen = dataset.system.includes(choice);
    meta.setAttribute("media", choice === "system" ? dataset.system : isChosen ? "all" : "not all");
  }
}

/** Keeps it so whenever the choice changes; once for all pages. */
export function followFrameColor(root: Document): void {
  new MutationObserver(() => showFrameColor(root)).observe(root.documentElement, {
    attributeFilter: ["data-theme-choice"],
  });
}
