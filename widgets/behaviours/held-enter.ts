/** Enter that is held down presses a button or a disclosure once. Call it once for all pages. */
export function startHeldEnter(root: Document): void {
  root.addEventListener("keydown", (event) => {
    if (
      event.repeat &&
      event.key === "Enter" &&
      (event.target as Element).closest("button, summary")
    )
      event.preventDefault();
  });
}
