import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

/** Docusaurus stored its default id misspelt (ANN-3). */
const isStored = (id: string) =>
  [id, ...(id === "announcement-bar" ? ["annoucement-bar"] : [])].includes(
    readStored(STORAGE_KEYS.announcementId) ?? "",
  );

/**
 * Lets the bar be closed, remembers that, and follows other tabs (ANN-2, ANN-3, ANN-5).
 * The inline script has hidden a bar that was closed earlier (ANN-4).
 */
export function start(root: Document, signal?: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>("[data-announcement-id]");
  const id = bar?.dataset.announcementId;
  if (!bar || !id) return;
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  if (!isStored(id)) writeStored(announcementDismissed, "false");
  writeStored(announcementId, id);

  const show = (isDismissed: boolean) => {
    root.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed);
  };
  bar.querySelector("button")?.addEventListener("click", () => {
    show(true);
    // The focus goes on to the next control that is shown.
    for (const control of root.querySelectorAll<HTMLElement>("header :is(a, button, summary)")) {
      control.focus({ preventScroll: true });
      if (root.activeElement === control) break;
    }
    writeStored(announcementDismissed, "true");
  });
  const follow = () => show(isStored(id) && readStored(announcementDismissed) === "true");
  onStored(announcementId, follow, signal);
  onStored(announcementDismissed, follow, signal);
  bar.dataset.ready = "";
}
