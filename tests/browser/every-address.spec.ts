import { findingsInBothColors } from "../support/axe.ts";
import { findOverflow } from "../support/overflow.ts";
import { NOT_FOUND, readPages, readSitemap } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";
import { setTextSize } from "../support/text-size.ts";
import { invalidHtml } from "../support/valid-html.ts";

/** The addresses are known only when the site is built, so they are split among a fixed number of tests. */
const PARTS = 8;

for (let part = 0; part < PARTS; part += 1) {
  test(`every address is valid HTML and holds spaced text (WCAG 1.4.12), part ${part + 1} of ${PARTS}`, async ({
    sharedPage,
    site,
  }) => {
    test.setTimeout(600_000);
    const addresses = [...readSitemap(site.dir), ...NOT_FOUND];
    for (const path of addresses.filter((_, index) => index % PARTS === part)) {
      const answer = await sharedPage.goto(path);
      expect.soft(await invalidHtml((await answer?.text()) ?? ""), path).toEqual([]);
      expect.soft(await findingsInBothColors(sharedPage), path).toEqual([]);
      await spaceText(sharedPage);
      for (const width of [320, 997, 1280]) {
        await sharedPage.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(sharedPage), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Windows by size of text: phones and a tablet; and a desktop at 400 %, where a pixel is four. */
const ENLARGED = [
  [32, [320, 800], [390, 800], [768, 900]],
  [16, [320, 256]],
] as const;

test("PE-6 at every address no text of twice the size or 400 % is cut", async ({
  browser,
  site,
}) => {
  test.setTimeout(900_000);
  // A separate page: nothing resets its text size for the next test.
  const page = await browser.newPage({ baseURL: site.address });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const [text, ...windows] of ENLARGED) {
    await setTextSize(page, text);
    for (const path of [...readPages(site.dir), ...NOT_FOUND]) {
      await page.goto(path);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const where = `${path} at ${width} × ${height} px, text of ${text} px`;
        const found = [...(await findOverflow(page)), ...(await findCutText(page))];
        expect.soft(found, where).toEqual([]);
      }
    }
  }
  await page.close();
});

/** A style of the reader's own; what a script constructs is not stopped by the Content-Security-Policy. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
    );
    document.adoptedStyleSheets = [style];
  });
}

/** Words that a reader cannot see whole: beyond the edge of a box or window that hides them. */
async function findCutText(page: Page): Promise<string[]> {
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
