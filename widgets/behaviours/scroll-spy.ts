import { hashTarget } from "../shared/hash-target.ts";
import { keepInView } from "../shared/keep-in-view.ts";
import { DESKTOP } from "../shared/media.ts";

export interface Viewport {
  /** Lower edge of the bar, 0 while it is hidden. */
  offset: number;
  height: number;
  /** The page cannot be scrolled further down. */
  isAtBottom: boolean;
}

/**
 * The heading of the section that is being read (TOC-4).
 *
 * @param boxes edges of the headings, from the top of the window
 * @returns its index; -1 before the first
 */
export function activeHeading(
  boxes: readonly Pick<DOMRect, "top" | "bottom">[],
  { offset, height, isAtBottom }: Viewport,
): number {
  const next = boxes.findIndex(({ top }) => top >= offset);
  const box = boxes[next];
  if (!box || isAtBottom) return boxes.length - 1;
  return box.top > 0 && box.bottom < height / 2 ? next : next - 1;
}

/**
 * Marks in the table of contents the section that is being read, or the entry that was pressed until
 * the reader scrolls on (TOC-4). In the mobile layout the list is folded, and nothing is marked.
 */
export function startScrollSpy(root: Document, signal: AbortSignal): void {
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
  let pressed: { link: Element; y?: number } | undefined;
  let isRequested = false;

  const mark = (link: Element | undefined) => {
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    marked = link;
    if (!link) return;
    link.setAttribute("aria-current", "location");
    keepInView(link, column);
  };
  const findActive = () => {
    const { scrollHeight } = root.documentElement;
    // Headings in closed tabs and disclosures have no place.
    const shown = entries.filter(({ heading }) => !heading.closest(HIDING));
    const active = activeHeading(
      shown.map(({ heading }) => heading.getBoundingClientRect()),
      {
        offset: Math.max(0, root.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0),
        height: innerHeight,
        // One pixel of tolerance: zoomed pages stop at fractions.
        isAtBottom: scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1,
      },
    );
    return shown[active]?.link;
  };
  const update = () => {
    isRequested = false;
    if (pressed) {
      pressed.y ??= scrollY;
      if (pressed.y !== scrollY) pressed = undefined;
    }
    mark(desktop.matches ? (pressed?.link ?? findActive()) : undefined);
  };
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(update);
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (link) pressed = { link };
    request();
  };
  column.addEventListener("click", onClick, { signal });
  addEventListener("scroll", request, { passive: true, signal });
  addEventListener("resize", request, { signal });
  desktop.addEventListener("change", request, { signal });
  // Images and fonts that arrive late, and blocks that open, move the headings.
  const sizes = new ResizeObserver(request);
  sizes.observe(column.parentElement ?? column);
  signal.addEventListener("abort", () => sizes.disconnect());
  update();
}

const HIDING = "[hidden], details:not([open])";
