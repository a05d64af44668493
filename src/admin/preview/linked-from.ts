/// <reference lib="dom" />
import { entryName } from "../../routes/form-labels.ts";
import { answer, label, language } from "./checker.ts";

/** Before an entry is deleted, says which texts link to it. The dialog is that of the CMS. */
export function showLinksInDialog(): void {
  new MutationObserver(() => {
    const dialog = document.querySelector<HTMLElement>("dialog[role=alertdialog][open]");
    const isDeleting = dialog?.querySelector("button.primary")?.textContent?.trim();
    const titles = (answer?.linkedFrom ?? []).map((title) => entryName(title, language()));
    if (isDeleting !== label("delete") || titles.length === 0) return;
    if (dialog?.querySelector(".linked-from")) return;
    const note = document.createElement("p");
    note.className = "linked-from";
    note.textContent = `${label("linked")}: ${titles.join(", ")}`;
    dialog?.querySelector(".body")?.append(note);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
}
