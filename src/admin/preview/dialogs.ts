/// <reference lib="dom" />
import { entryName } from "../../routes/form-labels.ts";
import { answer, label, language, listeners } from "./checker.ts";
import { refusal } from "./guard.ts";

/**
 * Adds to dialogs of the CMS: before an entry is deleted, which texts link to it; when a save has failed, what to do next.
 */
export function addToDialogs(): void {
  new MutationObserver(() => {
    keepOneItemOpen();
    const dialog = document.querySelector<HTMLElement>("dialog[role=alertdialog][open]");
    const body = dialog?.querySelector(".body");
    if (!dialog || !body || body.querySelector(".added")) return;
    const note = document.createElement("p");
    note.className = "added";
    note.textContent = noteFor(dialog);
    if (note.textContent) body.append(note);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
}

function noteFor(dialog: HTMLElement): string {
  const reason = dialog.querySelector(".error")?.textContent?.trim();
  if (reason && reason !== refusal) return label("failed");
  const titles = (answer?.linkedFrom ?? []).map((title) => entryName(title, language()));
  const isDeleting =
    dialog.querySelector("button.primary")?.textContent?.trim() === label("delete");
  return isDeleting && titles.length > 0 ? `${label("linked")}: ${titles.join(", ")}` : "";
}

/** In a file that is one list only what is unfolded can check it (`CheckField`). */
function keepOneItemOpen(): void {
  const isUnchecked = listeners.size === 0 && !document.querySelector("iframe.preview");
  const first =
    '.content-editor .field[data-key-path="items"] .item > .header [aria-expanded="false"]';
  if (isUnchecked) document.querySelector<HTMLElement>(first)?.click();
}
