import { findingsInBothColors } from "../support/axe.ts";
import { expect, test } from "../support/shared-page.ts";

/*
 * What the website can do but has switched off, or has nothing of today, lives on the fixture. Its
 * kinds of pages are visited by the specs that take one of each; here is the rest.
 */

/** States of pages that no kind of page has; each is recognised by a text. */
const STATES = [
  { state: "unlisted doc", path: "/docs/olistad", shown: "Olistad sida" },
  { state: "unlisted post", path: "/en/blog/2025/02/01/olistat", shown: "Unlisted page" },
  { state: "post without translation", path: "/en/blog/2025/04/04/bara-svenska", shown: null },
  { state: "author without posts", path: "/blog/authors/valberedningen", shown: "Valberedningen" },
];

test("states of pages that the website has none of are without findings in light and in dark colours", async ({
  sharedPage,
}) => {
  for (const { state, path, shown } of STATES) {
    const answer = await sharedPage.goto(path);
    expect([state, answer?.status()]).toEqual([state, 200]);
    if (shown) await expect(sharedPage.getByText(shown).first()).toBeVisible();
    expect.soft(await findingsInBothColors(sharedPage), state).toEqual([]);
  }
});
