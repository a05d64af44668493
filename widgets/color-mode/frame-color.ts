/**
 * Lets the browser's own frame have the colour of the mode that is chosen: the browser takes the first
 * `<meta name="theme-color">` whose condition holds. With no choice it follows the system by itself.
 * Call it once for all pages.
 */
export function followFrameColor({ documentElement, head }: Document): void {
  const show = () => {
    const { themeChoice } = documentElement.dataset;
    head.querySelector("meta[data-runtime]")?.remove();
    const color = head.querySelector(`meta[media*="${themeChoice}"]`)?.cloneNode() as HTMLElement;
    if (!color) return;
    color.removeAttribute("media");
    color.dataset.runtime = "";
    head.prepend(color);
  };
  show();
  new MutationObserver(show).observe(documentElement, { attributeFilter: ["data-theme-choice"] });
}
