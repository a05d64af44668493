import {
  changedFiles,
  fieldWith,
  insert,
  logIn,
  openEntry,
  save,
  test,
} from "../support/editing-page.ts";
import { expect } from "../support/test.ts";

test("AID-10, AID-11, AID-14, AID-15, AID-18 while typing an editor sees page and mistakes; only changed lines are saved", async ({
  page,
  admin: { files, foreign },
}) => {
  await openEntry(page, "docs/entries/board");
  const preview = page.frameLocator("iframe.preview");
  const heading = (name: string) => preview.getByRole("heading", { name });
  const status = preview.getByRole("status");
  await expect(heading("Styrelsen").first()).toBeVisible();
  await expect(status).toHaveText("Inga anmärkningar");

  const body = page.getByRole("textbox", { name: "Text (Markdown)" });
  const written = await body.inputValue();
  await body.fill(`## Helt nytt\n\n[fel](/finns-inte)\n\n${written}`);
  await expect(heading("Helt nytt")).toBeVisible();
  await expect(status).toHaveText("Anmärkningar: 1");
  const { y: before } = (await heading("Helt nytt").boundingBox()) ?? {};
  await preview.getByText("leder till /finns-inte, som inte finns").first().click();
  expect((await heading("Helt nytt").boundingBox())?.y).toBe(before);
  await expect(preview.getByText("[fel](/finns-inte)")).toBeVisible();
  await preview.getByRole("button", { name: "Svenska, rad 3" }).click();
  await expect(body).toBeFocused();
  const selected = () =>
    body.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
  await expect.poll(selected).toBe("[fel](/finns-inte)");
  await body.fill(written);
  await expect(status).toHaveText("Inga anmärkningar");

  await page.getByRole("button", { name: "Visa redigeringsalternativ" }).first().click();
  await page.getByRole("menuitem", { name: "Radera" }).click();
  await expect(page.getByText(/^Länkar hit, som slutar fungera: .*Checklistor/)).toBeVisible();
  await page.keyboard.press("Escape");
  await preview.getByRole("button", { name: "Byt ljust/mörkt läge" }).click();
  await expect(preview.locator("html")).toHaveCSS("color-scheme", "dark");

  await page.getByRole("radio", { name: "Engelska" }).first().click();
  await expect(heading("The Board").first()).toBeVisible();

  await page.getByRole("radio", { name: "Svenska" }).first().click();
  const [first = ""] = written.split("\n");
  await body.evaluate(
    (field: HTMLTextAreaElement, end) => field.setSelectionRange(0, end),
    first.length,
  );
  await page.getByRole("button", { name: "Ruta" }).click();
  await expect(preview.locator(".admonition p").last()).toBeVisible();
  await save(page);
  const path = "src/content/sv/docs/board.md";
  expect(await changedFiles(page, files)).toEqual({
    [path]: files[path]?.replace(`\n${first}\n`, `\n::: note\n${first}\n:::\n`),
  });
  expect([...foreign]).toEqual(["www.githubstatus.com"]);
});

test("AID-14, FILE-4 a role, a picture and a document are added by buttons, shown, and saved under safe names", {
  tag: "@nightly",
}, async ({ page, admin: { files } }) => {
  await openEntry(page, "docs/entries/board");
  const preview = page.frameLocator("iframe.preview");
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  const body = page.getByRole("textbox", { name: "Text (Markdown)" });
  await body.press("Control+Home");
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await page.getByRole("button", { name: "Kassör" }).click();
  await expect(body).toHaveValue(/^\[\[roll:kassor\]\]/);
  await page.keyboard.press("Control+z");
  await expect(body).not.toHaveValue(/roll:/);

  const picture = preview.getByRole("img", { name: "Vår skärm" });
  const document = preview.getByRole("link", { name: /Protokollet.*PDF, 1 kB/ });
  const expectShown = async () => {
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
    await expect(document).toBeVisible();
    await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  };
  await insert(page, "Bild", "docs/editing-page.jpg");
  await expect(body).toHaveValue(/^!\[\]\(blob:/);
  await page.keyboard.type("Vår skärm");
  await body.press("Control+Home");
  await insert(page, "Fil", {
    name: "Årsmöte (3) – protokoll.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await expect(body).toHaveValue(/^\[\]\(blob:/);
  await page.keyboard.type("Protokollet");
  await expectShown();

  await save(page);
  const path = "src/content/sv/docs/board.md";
  // A picture is a paragraph of its own.
  const added =
    "[Protokollet](/pdfs/arsmoete-3-protokoll.pdf)![Vår skärm](/img/editing-page.webp)\n\n";
  const { [path]: text, ...uploads } = await changedFiles(page, files);
  expect(text).toBe(files[path]?.replace(/\n---\n\n/, `$&${added}`));
  expect(Object.keys(uploads).sort()).toEqual([
    "src/assets/img/editing-page.webp",
    "src/theme/public/pdfs/arsmoete-3-protokoll.pdf",
  ]);

  // No build has had them yet.
  await openEntry(page, "docs/entries/board");
  await expectShown();
});

test("AID-17 on a phone, an editor corrects an address with the findings in sight, and presses once for the page", {
  tag: "@nightly",
}, async ({ page, admin: { files } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEntry(page, "facts/entries/people");
  const bar = page.locator(".check-bar");
  const status = bar.getByRole("status");
  await expect(status).toHaveText("Inga anmärkningar");
  const email = await fieldWith(page, /@/);
  await email.fill("ordf");
  await expect(status).toHaveText("Anmärkningar: 1");
  await expect(bar).toBeInViewport();
  await bar.locator("summary").click();
  await bar.getByRole("listitem").getByRole("button").click();
  await expect(email).toBeFocused();
  await email.fill("ny@test.example");
  await bar.getByRole("button", { name: "Visa sidan" }).click();
  const shown = page.frameLocator("iframe.preview");
  await expect(shown.getByRole("link", { name: "ny@test.example" }).first()).toBeVisible();
  await save(page);
  const changed = await changedFiles(page, files);
  expect(changed["_data/people.json"]).toContain("ny@test.example");
});

test("AID-11 a form with changes asks before it is left, and offers them again; a tab that would undo a save says so", {
  tag: "@nightly",
}, async ({ page, context, admin: _open }) => {
  await openEntry(page, "docs/entries/board");
  // In the first session the CMS keeps no copies of a folder on the computer; see docs/decisions/cms.md.
  await page.reload();
  await logIn(page);
  const status = page.frameLocator("iframe.preview").getByRole("status").first();
  const body = page.getByRole("textbox", { name: "Text (Markdown)" });
  await expect(status).toHaveText("Inga anmärkningar");
  const other = await context.newPage();
  await other.goto(page.url());
  await logIn(other);
  await expect(other.frameLocator("iframe.preview").getByRole("status").first()).toHaveText(
    "Inga anmärkningar",
  );

  await body.press("Control+Home");
  await page.keyboard.type("[x](/nej) ");
  await expect(status).toHaveText("Anmärkningar: 1");
  const asked: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const back = page.getByRole("button", { name: "Avbryt redigering" });
  await back.click();
  await expect.poll(() => asked).toEqual(["Lämna utan att spara?"]);
  await expect(body).toHaveValue(/^\[x\]/);
  answer = true;
  await back.click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await openEntry(page, "docs/entries/board");
  await page.getByRole("button", { name: "Återställ", exact: true }).click();
  await expect(body).toHaveValue(/^\[x\]/);

  await save(page);
  expect(asked).toHaveLength(2);
  await expect(
    other.frameLocator("iframe.preview").getByText("har sparats i en annan flik").first(),
  ).toBeVisible();
});
