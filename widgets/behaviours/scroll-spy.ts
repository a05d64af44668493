import { hashTarget } from "../shared/hash-target.ts";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";

/** Upper and lower edge of a heading, counted from the top of the window. */
export interface HeadingBox {
  top: number;
  bottom: number;
}

export interface Viewport {
  /** Where reading begins: 0 if the bar hides on scroll, else the height of the bar. */
  offset: number;
  height: number;
  /** The page cannot be scrolled further down. */
  isAtBottom: boolean;
}

/**
 * Which of the headings the visitor is reading under (TOC-4).
 *
 * @returns its index; -1 before the first
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  { offset, height, isAtBottom }: Viewport,
): number {
  const next = boxes.findIndex(({ top }) => top >= offset);
  const box = boxes[next];
  if (!box || isAtBottom) return boxes.length - 1;
  return box.top > 0 && box.bottom < height / 2 ? next : next - 1;
}

/** Marks in the table of contents where the visitor is; on desktop, where the list is always open. */
export function startScrollSpy(root: Document, signal?: AbortSignal): void {
  const column = root.querySelector("[data-scroll-spy]");
  if (!column) return;
  const desktop = matchMedia(DESKTOP);
  const entries = [...column.querySelectorAll<HTMLAnchorElement>("a[href^='#']")].flatMap(
    (link) => {
      const heading = hashTarget(link.hash, root);
      return heading ? [{ link, heading }] : [];
    },
  );
  let marked: Element | undefined;
  let isRequested = false;

  const mark = (link: Element | undefined) => {
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    marked = link;
    if (!link) return;
    link.setAttribute("aria-current", "location");
    keepInView(link, column);
  };
  const update = () => {
    isRequested = false;
    const { scrollHeight } = root.documentElement;
    const bar = root.querySelector<HTMLElement>(".bar:not([data-hide-on-scroll])");
    // What a tab or a disclosure hides has a place all the same.
    const shown = entries.filter(({ heading }) => !heading.closest(HIDING));
    const active = activeHeading(
      shown.map(({ heading }) => boxOf(heading)),
      {
        offset: bar?.offsetHeight ?? 0,
        height: innerHeight,
        // One pixel of tolerance: zoomed pages stop at fractions.
        isAtBottom: scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1,
      },
    );
    // The mobile list is mostly closed, and who opens it wants to go elsewhere.
    mark(desktop.matches ? shown[active]?.link : undefined);
  };
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(update);
  };
  addEventListener("scroll", request, { passive: true, signal });
  addEventListener("resize", request, { signal });
  desktop.addEventListener("change", request, { signal });
  // Tells of images and fonts that arrive late, and of blocks that open.
  const sizes = new ResizeObserver(request);
  sizes.observe(column.parentElement ?? column);
  signal?.addEventListener("abort", () => sizes.disconnect());
  update();
}

const HIDING = "[hidden], details:not([open])";

/** A heading without height, such as an empty anchor, stands for what is around it. */
function boxOf(heading: Element): HeadingBox {
  const box = heading.getBoundingClientRect();
  return box.height === 0 && heading.parentElement
    ? heading.parentElement.getBoundingClientRect()
    : box;
}
