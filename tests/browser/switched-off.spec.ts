import { findingsInBothColors } from "../support/axe.ts";
import { ANNOUNCEMENT } from "../support/fixture.ts";
import { expect, test } from "../support/shared-page.ts";
import { mainMenu } from "../support/shell.ts";

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

test("FOOT-2, ANN-1, NAV-3 announcement, footer and each type of menu item that the website does without are shown", async ({
  sharedPage,
}) => {
  await sharedPage.goto("/section");
  await expect(sharedPage.getByText(ANNOUNCEMENT.sv)).toBeVisible();
  const menu = mainMenu(sharedPage, "sv");
  // Types html, doc, docSidebar, docsVersion, docsVersionDropdown and localeDropdown.
  for (const name of ["Prov", "Mer"]) await expect(menu.getByText(name).first()).toBeVisible();
  for (const name of ["Klubben", "Dokument", "Fet", "Versionens start", "1.0", "English"])
    await expect(menu.getByText(name, { exact: true }).first()).toBeAttached();
  const footer = sharedPage.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Testsektionens märke" })).toBeVisible();
  await expect(footer.getByText("Fritt innehåll")).toBeVisible();
});

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
