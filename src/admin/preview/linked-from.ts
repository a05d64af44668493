/// <reference lib="dom" />
import { DATA_PARTS, inLanguage } from "../labels.ts";
import { answer, label, language } from "./checker.ts";

const FILES: Readonly<Record<string, string>> = { ...DATA_PARTS.facts, ...DATA_PARTS.menus };

/** Before an entry is deleted, says which texts link to it. The dialog is that of the CMS. */
export function showLinksInDialog(): void {
  new MutationObserver(() => {
    const dialog = document.querySelector<HTMLElement>("dialog[role=alertdialog][open]");
    const isDeleting = dialog?.querySelector("button.primary")?.textContent?.trim();
    const titles = (answer?.linkedFrom ?? []).map((title) => {
      const [, file] = /^_data\/(.*)\.json$/.exec(title) ?? [];
      return file ? inLanguage(FILES[file] ?? file, language()) : title;
    });
    if (isDeleting !== label("delete") || titles.length === 0) return;
    if (dialog?.querySelector(".linked-from")) return;
    const note = document.createElement("p");
    note.className = "linked-from";
    note.textContent = `${label("linked")}: ${titles.join(", ")}`;
    dialog?.querySelector(".body")?.append(note);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
}
