import type { Page } from "@playwright/test";

/** Elements that stick out of the window to the right and are not inside something that scrolls. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) =>
      !["visible", "clip"].includes(getComputedStyle(element).overflowX);
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (clips(box)) return true;
      }
      return false;
    };
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, width: ownWidth } = element.getBoundingClientRect();
      return ownWidth > 0 && right > width + 1 && element.checkVisibility() && !isClipped(element);
    });
    const names = found.map(
      (element) =>
        `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
    const scrolls =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];
    return [...scrolls, ...names];
  });
}
