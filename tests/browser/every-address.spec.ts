import { findingsInBothColors } from "../support/axe.ts";
import { NOT_FOUND, readSitemap } from "../support/pages.ts";
import { expect, test } from "../support/shared-page.ts";
import { invalidHtml } from "../support/valid-html.ts";

/** The addresses are known only when the site is built, so they are split among a fixed number of tests. */
const PARTS = 8;

for (let part = 0; part < PARTS; part += 1) {
  test(`every address is valid HTML without accessibility findings in light and in dark colours, part ${part + 1} of ${PARTS}`, async ({
    sharedPage,
    site,
  }) => {
    test.setTimeout(600_000);
    const addresses = [...readSitemap(site.dir), ...NOT_FOUND];
    for (const path of addresses.filter((_, index) => index % PARTS === part)) {
      const answer = await sharedPage.goto(path);
      expect.soft(await invalidHtml((await answer?.text()) ?? ""), path).toEqual([]);
      expect.soft(await findingsInBothColors(sharedPage), path).toEqual([]);
    }
  });
}
