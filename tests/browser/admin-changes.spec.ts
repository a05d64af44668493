import type { Page } from "@playwright/test";
import {
  changedFiles,
  fieldAt,
  fillAll,
  openEntry,
  save,
  test,
  upload,
} from "../support/editing-page.ts";
import { expect } from "../support/test.ts";

const PICTURE = "docs/editing-page.jpg";

/** How many findings there are. */
const status = (page: Page) => page.locator(".check-bar").getByRole("status").first();

test.describe("AID-21 on a phone, an editor", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("adds the logo of a partner as PNG, and a person with a portrait", async ({
    page,
    admin: { files },
  }) => {
    await openEntry(page, "facts/entries/partners");
    await upload(page, await fieldAt(page, "items.0.logo"), "src/theme/public/icon-512.png");
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await save(page);

    await openEntry(page, "facts/entries/people");
    await (await fieldAt(page, "board.roles.0.name")).getByRole("textbox").fill("Kim A");
    await upload(page, await fieldAt(page, "board.roles.0.imageURL"), PICTURE);
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await save(page);
    const changed = await changedFiles(page, files);
    expect(Object.keys(changed).sort()).toEqual([
      "_data/partners.json",
      "_data/people.json",
      "src/assets/img/editing-page.webp",
      "src/assets/img/icon-512.webp",
    ]);
    expect(changed["_data/partners.json"]).toContain('"logo": "/img/icon-512.webp"');
    expect(changed["_data/people.json"]).toMatch(
      /"name": "Kim A",\s+"imageURL": "\/img\/editing-page.webp"/,
    );
  });

  test("switches on the other language of a text, and translates it", async ({
    page,
    admin: { files },
  }) => {
    await openEntry(page, "pages/entries/bara-svenska");
    await page.getByRole("combobox", { name: "Byt språk" }).click();
    await page.getByRole("option", { name: /^Engelska/ }).click();
    await page.getByRole("button", { name: /^Aktivera/ }).click();
    const english = page.getByRole("group", { name: "Redigera ⁨Engelska⁩-innehåll" });
    await fillAll(english, {
      Rubrik: "In English, too",
      Beskrivning: "About this page.",
      "Text (Markdown)": "It is translated.",
    });
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await fillAll(english, { "Text (Markdown)": "[broken](/not-there)" });
    await expect(status(page)).toHaveText("Anmärkningar: 1");
    await fillAll(english, { "Text (Markdown)": "It is translated." });
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await save(page);
    expect(await changedFiles(page, files)).toEqual({
      "src/content/en/bara-svenska.md":
        "---\ntitle: In English, too\ndescription: About this page.\n---\n\nIt is translated.\n",
    });
  });
});
