import { findingsInBothColors } from "../support/axe.ts";
import { findOverflow } from "../support/overflow.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { expect, type Page, test } from "../support/test.ts";
import { invalidHtml } from "../support/valid-html.ts";

/** The addresses are known only when the site is built, so they are split among a fixed number of tests. */
const PARTS = 8;

for (let part = 0; part < PARTS; part += 1) {
  test(`every address is valid HTML without accessibility findings in light and in dark colours, and does not scroll sideways with wider text spacing (WCAG 1.4.12), part ${part + 1} of ${PARTS}`, async ({
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
