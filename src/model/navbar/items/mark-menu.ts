import type { CurrentMark, NavbarMarks } from "../../frame/frame-model.ts";
import type { MarkedPage, Resolved } from "../resolved.ts";

/** Marks what a menu holds, and the menu itself when something in it is marked (DROP-7). */
export function markMenu(
  key: string,
  children: readonly Pick<Resolved, "mark">[],
  page: MarkedPage,
  marks: NavbarMarks,
): CurrentMark {
  const isMarked = children.map((child) => child.mark(page, marks)).some((mark) => mark !== null);
  if (isMarked) marks.current[key] = "true";
  return isMarked ? "true" : null;
}
