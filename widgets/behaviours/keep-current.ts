/**
 * The side menu shows where one is, however long it is (SIDE-8); where it is scrolled already, that
 * was the visitor. Not with `scrollIntoView`, which also scrolls the page.
 */
export function startKeepCurrent(root: ParentNode): void {
  for (const column of root.querySelectorAll("[data-keep-current]")) {
    const item = column.querySelector("[aria-current]")?.getBoundingClientRect();
    const { top, height } = column.getBoundingClientRect();
    if (item) column.scrollTop ||= item.top - top - height / 2;
  }
}
