/// <reference path="../modules.d.ts" />
import { addStyles } from "../shared/add-styles.ts";
import { element } from "../shared/element.ts";
import { enterModalEntry, leaveModalEntry } from "../shared/modal-entry.ts";
import { repeatExit } from "../shared/repeat-exit.ts";
import { loadTexts } from "../shared/texts.ts";
import css from "./pictures.css" with { type: "text" };

addStyles(document, css);

/**
 * Shows a picture in a dialog over the page, with those before and after it. Fingers move the strip that
 * they are on; buttons and arrow keys go round.
 *
 * @param link the picture of the page that was pressed
 * @throws Error when its texts cannot be loaded
 */
export async function openPictures(root: Document, link: HTMLAnchorElement): Promise<void> {
  const texts = await loadTexts(root.documentElement.lang);
  if (root.querySelector("dialog[open]")) return;
  const links = [...root.querySelectorAll<HTMLElement>("[data-large]")];
  const places = links.map((one) => {
    const place = element("div", {}, ...[...one.children].map((child) => child.cloneNode(true)));
    const image = place.querySelector("img");
    for (const source of place.querySelectorAll("source, img[sizes]"))
      source.setAttribute("sizes", `min(100vw, ${image?.getAttribute("width")}px)`);
    image?.removeAttribute("loading");
    return place;
  });
  const caption = element("p", { id: "picture-caption", role: "status" });
  const hasSeveral = places.length > 1;
  const name = { "aria-labelledby": caption.id };
  const strip = element(
    "div",
    hasSeveral ? { role: "group", tabindex: "0", ...name } : {},
    ...places,
  );
  const button = (label: string, sign: string, press: () => void) => {
    const made = element("button", { type: "button", "aria-label": label }, sign);
    made.addEventListener("click", press);
    return made;
  };
  let shown = -1;
  const tell = (index: number) => {
    if (index === shown) return;
    shown = index;
    const count = hasSeveral ? ` (${index + 1}/${places.length})` : "";
    caption.textContent = `${places[index]?.querySelector("img")?.alt}${count}`;
  };
  const go = (index: number) => {
    const next = (index + places.length) % places.length;
    strip.scrollLeft = next * strip.clientWidth;
    tell(next);
  };
  const dialog = element(
    "dialog",
    { class: "viewer", "data-runtime": "pictures", ...name },
    button(texts.close, "×", () => dialog.close()),
    strip,
    element(
      "footer",
      {},
      ...(hasSeveral ? [button(texts.previousPicture, "‹", () => go(shown - 1))] : []),
      caption,
      ...(hasSeveral ? [button(texts.nextPicture, "›", () => go(shown + 1))] : []),
    ),
  );
  const onBack = () => dialog.close();
  strip.addEventListener("scroll", () => tell(Math.round(strip.scrollLeft / strip.clientWidth)));
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(shown + step);
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    leaveModalEntry(onBack);
  });
  repeatExit(dialog);
  enterModalEntry(onBack);
  root.body.append(dialog);
  dialog.showModal();
  go(links.indexOf(link));
}
