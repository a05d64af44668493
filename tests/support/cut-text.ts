import type { Page } from "@playwright/test";

/** Words that a reader cannot see whole: beyond the edge of a box or window that hides them. */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const style = (element: Element) => getComputedStyle(element);
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      // For screen readers only.
      element.closest(".sr, svg, [popover]") !== null ||
      /inset\(50%/.test(style(element).clipPath);
    const boxes = (element: Element) => {
      const found: DOMRect[] = [new DOMRect(0, 0, document.documentElement.clientWidth, Infinity)];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = style(at);
        // What scrolls can be read, and what has so many lines at any size stands whole where it leads.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || webkitLineClamp !== "none")
          return [];
        if (/hidden|clip/.test(overflowX + overflowY)) found.push(at.getBoundingClientRect());
        if (position === "fixed") break;
      }
      return found;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent || isHidden(parent)) continue;
      const edges = boxes(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom, width }) =>
        edges.some(
          (box) =>
            width > 0 &&
            (left < box.left - 1 ||
              right > box.right + 1 ||
              // Letters are less high than their line.
              (box.height !== Infinity && (top < box.top - 4 || bottom > box.bottom + 4))),
        ),
      );
      if (isCut) cut.push(`${parent.localName}.${parent.className}: ${text.slice(0, 40)}`);
    }
    return cut;
  });
}
