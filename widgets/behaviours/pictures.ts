/// <reference path="../modules.d.ts" />
import { addStyles } from "../shared/add-styles.ts";
import { element } from "../shared/element.ts";
import { followedLink } from "../shared/followed-link.ts";
import { enterModalEntry, leaveModalEntry } from "../shared/modal-entry.ts";
import { repeatExit } from "../shared/repeat-exit.ts";
import { loadTexts } from "../shared/texts.ts";
import css from "./pictures.css" with { type: "text" };

addStyles(document, css);

/** Lets pictures of texts and events open over the page; where that fails they are links to their files. */
export function start(root: Document, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented ? null : followedLink(event);
    if (!link?.matches("[data-large]")) return;
    event.preventDefault();
    openPictures(root, link).catch(() => location.assign(link.href));
  };
  root.addEventListener("click", onClick, { signal });
}

/**
 * Shows all pictures of a page side by side in a dialog over it, each as large as the window. Fingers move
 * the strip; buttons and arrow keys go round.
 *
 * @param pressed the link of the one that is shown first
 * @throws Error when its texts cannot be loaded
 */
async function openPictures(root: Document, pressed: HTMLAnchorElement): Promise<void> {
  const texts = await loadTexts(root.documentElement.lang);
  if (root.querySelector("dialog[open]")) return;
  const links = [...root.querySelectorAll<HTMLAnchorElement>("[data-large]")];
  const figures = links.map((link) => {
    const caption = element("figcaption", {}, link.querySelector("img")?.alt ?? "");
    return element("figure", { tabindex: "0" }, ...link.cloneNode(true).childNodes, caption);
  });
  const strip = element("div", {}, ...figures);
  // Without a size it is the width of the window.
  for (const image of strip.querySelectorAll<HTMLImageElement>("img, source"))
    image.alt = image.sizes = "";
  const button = (label: string, sign: string, press: () => void) => {
    const made = element("button", { type: "button", "aria-label": label }, sign);
    made.addEventListener("click", press);
    return made;
  };
  const close = () => dialog.close();
  // The focus moves the strip, and screen readers say what it is on.
  const go = (step: number) =>
    figures.at((Math.round(strip.scrollLeft / strip.clientWidth) + step) % figures.length)?.focus();
  const dialog = element(
    "dialog",
    { class: "viewer", "aria-label": pressed.querySelector("img")?.alt ?? "" },
    ...(links[1]
      ? [
          button(texts.previousPicture, "‹", () => go(-1)),
          button(texts.nextPicture, "›", () => go(1)),
        ]
      : []),
    button(texts.close, "×", close),
    strip,
  );
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(step);
  });
  // Beside a picture.
  strip.addEventListener("click", ({ target }) => "alt" in (target as Element) || close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    leaveModalEntry(close);
  });
  repeatExit(dialog);
  enterModalEntry(close);
  root.body.append(dialog);
  dialog.showModal();
  figures[links.indexOf(pressed)]?.focus();
}
