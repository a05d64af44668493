/// <reference lib="dom" />
import { entryName } from "../../routes/form-labels.ts";
import { answer, label, language, listeners } from "./checker.ts";
import { refusal } from "./guard.ts";

/**
 * Adds to dialogs of the CMS: before an entry is deleted, which texts link to it; when a save has failed, what to do next.
 */
export function addToDialogs(): void {
  document.addEventListener("change", ({ target }) => {
    // Where something else is chosen already, the editor decides.
    isChosen = (target as HTMLInputElement).type === "file" && insertButton()?.disabled === true;
  });
  new MutationObserver(() => {
    keepOneItemOpen();
    insertChosen();
    const dialog = document.querySelector<HTMLElement>("dialog[role=alertdialog][open]");
    const body = dialog?.querySelector(".body");
    if (!dialog || !body || body.querySelector(".added")) return;
    const note = document.createElement("p");
    note.className = "added";
    note.textContent = noteFor(dialog);
    if (note.textContent) body.append(note);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["open", "disabled"],
  });
}

function noteFor(dialog: HTMLElement): string {
  const reason = dialog.querySelector(".error")?.textContent?.trim();
  if (reason && reason !== refusal) return label("failed");
  const titles = (answer?.linkedFrom ?? []).map((title) => entryName(title, language()));
  const isDeleting =
    dialog.querySelector("button.primary")?.textContent?.trim() === label("delete");
  return isDeleting && titles.length > 0 ? `${label("linked")}: ${titles.join(", ")}` : "";
}

/** Whether a file was chosen in the dialog for pictures and documents. */
let isChosen = false;

/** Who has chosen a file of the device wants it in the form. */
function insertChosen(): void {
  const button = insertButton();
  if (!isChosen || !button || button.disabled) return;
  isChosen = false;
  button.click();
}

const insertButton = () =>
  [...document.querySelectorAll<HTMLButtonElement>("dialog[open] button.primary")].find(
    ({ textContent }) => textContent.trim() === label("insert"),
  );

/** In a file that is one list only what is unfolded can check it (`CheckField`). */
function keepOneItemOpen(): void {
  if (listeners.size > 0 || document.querySelector(CHECKED)) return;
  document.querySelector<HTMLElement>(`${ITEM}[aria-expanded=false]`)?.click();
}

const ITEM = ".content-editor [data-key-path=items] .item > .header .start > ";
const CHECKED = `iframe.preview, .content-editor [data-key-path=check], ${ITEM}[aria-expanded=true]`;
