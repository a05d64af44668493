import type { ShownPage } from "../navigation/navigation.ts";
import { animateHeight } from "../shared/animate-height.ts";
import { isModified } from "../shared/is-modified.ts";

/**
 * Animates the disclosures marked `data-collapse`: those around their block, and those whose block is
 * the next element. Without this module they open and close at once. Categories marked `data-stub` get
 * their entries at the first sign of use.
 */
export function startCollapse(
  root: Document,
  signal?: AbortSignal,
  page?: Pick<ShownPage, "savesData">,
): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const details = target.closest<HTMLDetailsElement>("details[data-collapse]");
    if (details && target.closest("summary")?.parentElement === details) {
      event.preventDefault();
      void toggle(details);
      return;
    }
    const own = ownDisclosure(target);
    if (own && !isModified(event)) {
      event.preventDefault();
      void toggle(own);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const own = event.key === " " && event.target instanceof Element && ownDisclosure(event.target);
    if (!own || isModified(event)) return;
    event.preventDefault();
    void toggle(own);
  };
  const onIntent = (target: EventTarget | null) => {
    const category = target instanceof Element && target.closest(".cat");
    if (category && !page?.savesData()) void fill(category);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    const options = { passive: true, signal };
    root.addEventListener(type, ({ target }) => onIntent(target), options);
  }
  // This script may have been loaded because of one under the pointer.
  for (const used of root.querySelectorAll(".cat:is(:hover, :focus-within)")) onIntent(used);
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

/** The summary of a category that gets its entries with its first use. */
function findStub(category: Element): HTMLElement | null {
  return category.querySelector(":scope > details > [data-stub]");
}

/** Puts its entries into a category of a large menu. */
async function fill(category: Element): Promise<void> {
  const summary = findStub(category);
  if (!summary) return;
  try {
    const { fillCategory } = await import("./fill-category.ts");
    await fillCategory(summary);
  } catch (error) {
    console.warn("the entries of a category cannot be loaded; the link to them stays.", error);
  }
}

async function toggle(details: HTMLDetailsElement): Promise<void> {
  const category = details.parentElement;
  if (category && findStub(category)) {
    category.ariaBusy = "true";
    await fill(category);
    category.ariaBusy = null;
  }
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
