import { animateHeight } from "../shared/animate-height.ts";
import { isModified } from "../shared/is-modified.ts";

/**
 * Animates the disclosures marked `data-collapse`: those around their block, and those whose block is
 * the next element. Without this module they open and close at once.
 */
export function startCollapse(root: Document, signal?: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const details = target.closest<HTMLDetailsElement>("details[data-collapse]");
    if (details && target.closest("summary")?.parentElement === details) {
      event.preventDefault();
      toggle(details);
      return;
    }
    const own = ownDisclosure(target);
    if (own && !isModified(event)) {
      event.preventDefault();
      toggle(own);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const own = event.key === " " && event.target instanceof Element && ownDisclosure(event.target);
    if (!own || isModified(event)) return;
    event.preventDefault();
    toggle(own);
  };
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKey, { signal });
  for (const link of root.querySelectorAll("[aria-current=page]")) {
    const own = ownDisclosure(link);
    if (own) markLink(own, own.open);
  }
}

/** The disclosure of a category whose own page is open: there its label only toggles (SIDE-7). */
function ownDisclosure(target: Element): HTMLDetailsElement | null {
  return (
    target
      .closest("a[aria-current=page]")
      ?.parentElement?.querySelector<HTMLDetailsElement>(":scope > a + details[data-collapse]") ??
    null
  );
}

function toggle(details: HTMLDetailsElement): void {
  const inside = details.querySelector<HTMLElement>(":scope > summary + *");
  const block = inside ?? details.nextElementSibling;
  if (!(block instanceof HTMLElement)) return;
  const isOpening = !details.open || details.hasAttribute("data-closing");
  details.toggleAttribute("data-closing", !isOpening);
  // What is on its way out holds no focus any more (COLL-3).
  block.inert = !isOpening;
  // A block inside is shown only as long as the disclosure is open.
  details.open = isOpening || block === inside;
  markLink(details, isOpening);
  animateHeight(block, isOpening, () => {
    details.open = isOpening;
    details.removeAttribute("data-closing");
    block.inert = false;
  });
}

/** The label of a linked category toggles like its button, so it exposes the same state (SIDE-7). */
function markLink({ previousElementSibling: link }: HTMLDetailsElement, isOpen: boolean): void {
  if (link?.matches("a[aria-current=page]")) link.setAttribute("aria-expanded", String(isOpen));
}
