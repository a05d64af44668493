import { onStored, readStored, STORAGE_KEYS, writeStored } from "../shared/storage.ts";

/** The id that the former site stored, misspelt, for `announcement-bar` (ANN-3). */
const MISSPELT = "annoucement-bar";

/** Whether the stored id means the announcement that is shown now (ANN-3). */
export function isSameAnnouncement(stored: string | null, id: string): boolean {
  return stored === id || (stored === MISSPELT && id === "announcement-bar");
}

/**
 * Lets the bar be closed, remembers that, and follows other tabs (ANN-2, ANN-3, ANN-5).
 * The inline script has hidden a bar that was closed earlier (ANN-4).
 */
export function start(root: Document, signal?: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>("[data-announcement-id]");
  const id = bar?.dataset.announcementId;
  if (!bar || !id) return;
  const { announcementId, announcementDismissed } = STORAGE_KEYS;
  const stored = readStored(announcementId);
  if (!isSameAnnouncement(stored, id)) writeStored(announcementDismissed, "false");
  if (stored !== id) writeStored(announcementId, id);

  const button = bar.querySelector("button");
  if (!button) return;
  const { dataset } = root.documentElement;
  const show = (isDismissed: boolean) => {
    dataset.announcementBarInitiallyDismissed = String(isDismissed);
  };
  button.addEventListener("click", () => {
    const next = nextControl(bar);
    show(true);
    next?.focus({ preventScroll: true });
    writeStored(announcementDismissed, "true");
  });
  const follow = () =>
    show(
      isSameAnnouncement(readStored(announcementId), id) &&
        readStored(announcementDismissed) === "true",
    );
  onStored(announcementId, follow, signal);
  onStored(announcementDismissed, follow, signal);
  bar.dataset.ready = "";
}

/** The first thing after the bar that takes the focus, so that a keyboard goes on from there. */
function nextControl(bar: HTMLElement): HTMLElement | undefined {
  const controls = bar.ownerDocument.querySelectorAll<HTMLElement>(
    "a[href], button, summary, input, select, textarea",
  );
  return [...controls].find(
    (control) =>
      bar.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !bar.contains(control) &&
      control.getClientRects().length > 0 &&
      getComputedStyle(control).visibility === "visible",
  );
}
