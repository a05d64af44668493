/** Loads what sews patches on the overall, on pages that have a patch; without it the patches are links. */
export function startSuit(root: Document, signal: AbortSignal): void {
  if (root.querySelector("[data-patch]"))
    import("./suit.ts").then(
      ({ start }) => signal.aborted || start(root, signal),
      (error: unknown) => console.error("The suit failed.", error),
    );
}
