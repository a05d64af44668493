import { focusOn, focusPageStart } from "../shared/focus.ts";
import { hashTarget } from "../shared/hash-target.ts";
import { reveal } from "../shared/reveal.ts";

/** Focus and scroll position on a page that a link has led to (SHELL-3, SCROLL-1). */
export function arrive(hash: string): void {
  const target = scrollToTarget(hash);
  if (target) focusOn(target);
  else focusPageStart(document);
}

/** Jumps to what a fragment names, else to the top; nothing slides (SCROLL-4). What hides it opens. */
export function scrollToTarget(hash: string): HTMLElement | null {
  const target = hashTarget(hash) as HTMLElement | null;
  if (target) {
    reveal(target);
    target.scrollIntoView({ behavior: "instant" });
  } else scrollTo({ top: 0, left: 0, behavior: "instant" });
  return target;
}
