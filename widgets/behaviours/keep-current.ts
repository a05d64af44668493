import { keepInView } from "../shared/keep-in-view.ts";

/**
 * The side menu shows where one is, however long it is (SIDE-8); where it is scrolled already, that
 * was the visitor.
 */
export function startKeepCurrent(root: ParentNode): void {
  for (const column of root.querySelectorAll("[data-keep-current]")) {
    const item = column.querySelector("[aria-current]");
    if (item && column.scrollTop === 0) keepInView(item, column);
  }
}
