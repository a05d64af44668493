/** Loads what sews patches on the overall, on pages that have a patch. */
export function startSuit(root: Document, signal: AbortSignal): void {
  if (root.querySelector("[data-patch]"))
    void import("./suit.ts").then(({ start }) => signal.aborted || start(root, signal));
}
