import type { Page } from "@playwright/test";
import {
  changedFiles,
  fieldAt,
  fillAll,
  insert,
  openEntry,
  openNew,
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

  test("hides a page before the Reception in both languages at once, and shows it again", async ({
    page,
    admin: { files },
  }) => {
    await openEntry(page, "docs/entries/board");
    await (await fieldAt(page, "hidden", "sv")).getByRole("checkbox").click();
    const until = await fieldAt(page, "hidden.until", "sv");
    await until.locator("input").fill("2026-12-20");
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await save(page);
    const paths = ["src/content/sv/docs/board.md", "src/content/en/docs/board.md"];
    const days = "\nhidden:\n  until: 2026-12-20\n";
    expect(await changedFiles(page, files)).toEqual(
      Object.fromEntries(
        paths.map((path) => [path, files[path]?.replace(/(\ndescription: .*)\n/, `$1${days}`)]),
      ),
    );

    await openEntry(page, "docs/entries/board");
    await (await fieldAt(page, "hidden", "sv")).getByRole("checkbox").first().click();
    await save(page);
    expect(await changedFiles(page, files)).toEqual({});
  });

  test("writes news with a photo", async ({ page, admin: { files } }) => {
    // A new post is named after the day.
    await page.clock.setFixedTime("2026-11-01T12:00:00Z");
    await openNew(page, "Nyheter", status(page));
    await (await fieldAt(page, "title", "sv")).getByRole("textbox").fill("Gasque");
    const body = page.getByRole("textbox", { name: "Text (Markdown)" });
    await body.fill("Så var det.");
    await body.press("Control+End");
    await page.getByRole("button", { name: "Slut på sammanfattningen" }).click();
    await insert(page, "Bild", PICTURE);
    await page.keyboard.type("Gäster vid bord");
    await expect(status(page)).toHaveText("Inga anmärkningar");
    await save(page);
    const { "src/assets/img/editing-page.webp": photo, ...texts } = await changedFiles(page, files);
    expect(photo).toBeDefined();
    expect(texts).toEqual({
      "src/content/sv/blog/2026-11-01-gasque.md":
        "---\ntitle: Gasque\n---\n\nSå var det.\n\n<!-- truncate -->\n\n![Gäster vid bord](/img/editing-page.webp)\n",
    });
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
