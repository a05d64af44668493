import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { DATA_PARTS } from "../../src/routes/form-labels.ts";
import { createContent, PROJECT } from "../support/build.ts";
import {
  changedFiles,
  editedFiles,
  type Files,
  fieldAt,
  fieldWith,
  fillAll,
  fillAt,
  logIn,
  openAdmin,
  openEntry,
  openNew,
  save,
  showBothLanguages,
  upload,
} from "../support/editing-page.ts";
import { expect, test } from "../support/test.ts";

const COLLECTIONS = ["pages", "docs", "posts", "facts", "menus"];
/** Words of a text, not an address, a day or a choice. */
const WORDS = /^\p{L}{2,}([ ,.]|$)/u;

test.use({ locale: "sv-SE", viewport: { width: 1400, height: 1000 } });

test("AID-15 an editor writes a page in both languages and a post in one, and no other file differs", {
  tag: "@nightly",
}, async ({ page, context }) => {
  const before = await editedFiles();
  // A new post is named after the day.
  await page.clock.setFixedTime("2026-11-01T12:00:00Z");
  const { errors, foreign } = await openAdmin(page, context, before);
  const expected: Files = {};
  await openNew(page, "Sidor");
  await showBothLanguages(page);
  await page.getByRole("button", { name: /^Aktivera/ }).click();
  const [swedish, english] = ["Svenska", "Engelska"].map((language) =>
    page.getByRole("group", { name: `Redigera ⁨${language}⁩-innehåll` }),
  ) as [Locator, Locator];
  await fillAll(swedish, {
    Rubrik: "Källarens öppettider",
    Beskrivning: "När vi har öppet.",
    "Text (Markdown)": "::: note\nVälkommen!\n:::",
    "Gäller till och med": "2027-01-31",
  });
  await fillAll(english, {
    Rubrik: "Opening hours: the cellar",
    Beskrivning: "When we are open.",
    "Text (Markdown)": "Welcome!",
  });
  await save(page);
  Object.assign(expected, {
    "src/content/sv/kallarens-oppettider.md":
      "---\ntitle: Källarens öppettider\ndescription: När vi har öppet.\nexpires: 2027-01-31\n---\n\n::: note\nVälkommen!\n:::\n",
    "src/content/en/kallarens-oppettider.md":
      "---\ntitle: 'Opening hours: the cellar'\ndescription: When we are open.\nexpires: 2027-01-31\n---\n\nWelcome!\n",
  });
  expect(await changedFiles(page, before)).toEqual(expected);

  await openNew(page, "Nyheter");
  await fillAll(swedish, {
    Rubrik: "Bara på svenska",
    "Text (Markdown)": "Ingen engelska.\n\n<!-- truncate -->",
    Datum: "2026-11-01",
  });
  await save(page);
  expected["src/content/sv/blog/2026-11-01-bara-pa-svenska.md"] =
    "---\ntitle: Bara på svenska\ndate: 2026-11-01\n---\n\nIngen engelska.\n\n<!-- truncate -->\n";
  expect(await changedFiles(page, before)).toEqual(expected);

  const found = await findingsOf({});
  expect(found).toContain("No errors");
  expect(await findingsOf(expected)).toBe(found);
  expect(errors).toEqual([]);
  expect([...foreign]).toEqual(["www.githubstatus.com"]);
});

test("AID-14 an editor adds a box and a new picture by buttons, sees both in the preview and saves them", {
  tag: "@nightly",
}, async ({ page, context }) => {
  const files = await editedFiles();
  const path = "src/content/sv/docs/board.md";
  // A drawing that was uploaded since the last build.
  files[path] += "\n![En ny ritning](/img/ny.svg)\n";
  files["src/assets/img/ny.svg"] =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>';
  const { errors } = await openAdmin(page, context, files);
  await openEntry(page, "docs/entries/board");
  const preview = page.frameLocator("iframe.preview");
  const drawing = preview.getByRole("img", { name: "En ny ritning" });
  await expect(drawing).toHaveJSProperty("naturalWidth", 40);
  const body = page.getByRole("textbox", { name: "Text (Markdown)" });
  const [head, first = ""] = /\n---\n\n(.*)\n/.exec(files[path] ?? "") ?? [];
  await body.evaluate(
    (field: HTMLTextAreaElement, end) => field.setSelectionRange(0, end),
    first.length,
  );
  await page.getByRole("button", { name: "Ruta" }).click();
  await expect(preview.locator(".admonition p").last()).toBeVisible();

  await body.press("Control+Home");
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await page.getByRole("button", { name: "Kassör" }).click();
  await expect(body).toHaveValue(/^\[\[roll:kassor\]\]/);
  await page.keyboard.press("Control+z");
  await expect(body).not.toHaveValue(/roll:/);
  await page.getByRole("button", { name: "Bild" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ladda upp" }).click();
  await (await chooser).setFiles("docs/editing-page.jpg");
  await page.getByRole("button", { name: "Infoga", exact: true }).click();
  await expect(body).toHaveValue(/^!\[\]\(blob:/);
  await expect(body).toBeFocused();
  await page.keyboard.type("Vår skärm");
  const picture = preview.getByRole("img", { name: "Vår skärm" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1200);
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");

  await save(page);
  const { "src/assets/img/editing-page.webp": uploaded, ...texts } = await changedFiles(
    page,
    files,
  );
  expect(uploaded).toBeDefined();
  expect(texts).toEqual({
    [path]: files[path]?.replace(
      `${head}`,
      `\n---\n\n![Vår skärm](/img/editing-page.webp)\n\n::: note\n${first}\n:::\n`,
    ),
  });

  // No build has had the picture yet.
  await openEntry(page, "docs/entries/board");
  await expect(picture).toHaveJSProperty("naturalWidth", 1200);
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  expect(errors).toEqual([]);
});

test("FILE-4 an editor uploads a document from within a text, which links to it under a safe name", {
  tag: "@nightly",
}, async ({ page, context }) => {
  const files = await editedFiles();
  const { errors } = await openAdmin(page, context, files);
  await openEntry(page, "docs/entries/board");
  const preview = page.frameLocator("iframe.preview");
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  const body = page.getByRole("textbox", { name: "Text (Markdown)" });
  await body.press("Control+Home");
  await page.getByRole("button", { name: "Fil", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ladda upp" }).click();
  await (await chooser).setFiles({
    name: "Årsmöte (3) – protokoll.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await page.getByRole("button", { name: "Infoga", exact: true }).click();
  await expect(body).toHaveValue(/^\[\]\(blob:/);
  await expect(body).toBeFocused();
  await page.keyboard.type("Protokollet");
  await expect(preview.getByRole("link", { name: /Protokollet.*PDF, 1 kB/ })).toBeVisible();
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  await save(page);
  const path = "src/content/sv/docs/board.md";
  const link = "[Protokollet](/pdfs/arsmoete-3-protokoll.pdf)";
  const { [path]: text, ...uploads } = await changedFiles(page, files);
  expect(text).toBe(files[path]?.replace(/\n---\n\n/, `$&${link}`));
  expect(Object.keys(uploads)).toEqual(["src/theme/public/pdfs/arsmoete-3-protokoll.pdf"]);

  // No build has had the document yet.
  await openEntry(page, "docs/entries/board");
  await expect(preview.getByRole("link", { name: /Protokollet.*PDF, 1 kB/ })).toBeVisible();
  await expect(preview.getByRole("status")).toHaveText("Inga anmärkningar");
  // The CMS draws no thumbnail of a PDF: the library for it is as large as the rest.
  expect(errors.filter((error) => !error.includes("pdfjs-dist"))).toEqual([]);
});

for (const collection of COLLECTIONS)
  test(`AID-15 each entry of ${collection} can be saved, and then differs in the changed line only`, {
    tag: "@nightly",
  }, async ({ page, context }) => {
    test.setTimeout(20 * 60_000);
    const files = await editedFiles();
    const entries = Object.entries(files).flatMap(([path, text]) => addressOfEntry(path, text));
    await openAdmin(page, context, files);
    for (const address of entries.filter((one) => one.startsWith(`${collection}/`))) {
      await openEntry(page, address);
      // The form is complete when the preview has got it.
      await expect(page.frameLocator("iframe.preview").getByRole("status").first()).toBeVisible();
      const field = await fieldWith(page, WORDS);
      await field.fill(`${await field.inputValue()}x`);
      await save(page);
      const [[path = "", text = ""] = [], ...others] = Object.entries(
        await changedFiles(page, files),
      );
      const before = files[path]?.split("\n") ?? [];
      const now = text.split("\n");
      expect(now, address).toHaveLength(before.length);
      expect(
        now.filter((line) => !before.includes(line)),
        address,
      ).toHaveLength(1);
      expect(others, address).toEqual([]);
      files[path] = text;
    }
  });

/** Where the CMS edits a file of data. */
function dataAddress(path: string): string[] {
  const [, file = ""] = /^_data\/(.+)\.json$/.exec(path) ?? [];
  return ["facts", "menus"].flatMap((part) =>
    file in DATA_PARTS[part as keyof typeof DATA_PARTS] ? [`${part}/entries/${file}`] : [],
  );
}

/** Where the CMS edits a file; it cannot save a text that has no Swedish or, in its front matter, no title. */
function addressOfEntry(path: string, text: string): string[] {
  const name = /^src\/content\/sv\/(docs\/|blog\/)?(.+)\.md$/.exec(path);
  if (name && /^title:/m.test(text)) {
    const folders: Record<string, string> = {
      "docs/": "docs",
      "blog/": "posts",
    };
    return [`${folders[name[1] ?? ""] ?? "pages"}/entries/${name[2]}`];
  }
  return dataAddress(path);
}

test("AID-10, AID-11, AID-14, AID-15, AID-18 an editor sees the page as it will be published, and mistakes with their line, while typing; a box is added by a button, and only the changed lines are saved", async ({
  page,
  context,
}) => {
  const files = await editedFiles();
  const { errors, foreign } = await openAdmin(page, context, files);
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
  expect(errors).toEqual([]);
  expect([...foreign]).toEqual(["www.githubstatus.com"]);
});

test("AID-17 on a phone, an editor corrects an address with the findings in sight, and presses once for the page", {
  tag: "@nightly",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const files = await editedFiles();
  const { errors } = await openAdmin(page, context, files);
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
  expect(errors).toEqual([]);
});

test("AID-11 an editor who leaves a form with changes is asked, and offered them again; another tab that would undo what was saved says so", {
  tag: "@nightly",
}, async ({ page, context }) => {
  const files = await editedFiles();
  const { errors } = await openAdmin(page, context, files);
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
  expect(errors).toEqual([]);
});

test.describe("AID-21 on a phone, an editor", { tag: "@nightly" }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("hides a page before the Reception in both languages at once, and shows it again", async ({
    page,
    context,
  }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    await openEntry(page, "docs/entries/board");
    const status = page.locator(".check-bar").getByRole("status");
    await (await fieldAt(page, "hidden", "sv")).getByRole("checkbox").click();
    const until = await fieldAt(page, "hidden.until", "sv");
    await until.locator("input").fill("2026-12-20");
    await expect(status).toHaveText("Inga anmärkningar");
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
    expect(errors).toEqual([]);
  });

  test("adds the logo of a partner as PNG, and a person with a portrait", async ({
    page,
    context,
  }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    const status = page.locator(".check-bar").getByRole("status").first();
    await openEntry(page, "facts/entries/partners");
    await upload(page, await fieldAt(page, "items.1.logo"), "src/theme/public/icon-512.png");
    await expect(status).toHaveText("Inga anmärkningar");
    await save(page);

    await openEntry(page, "facts/entries/people");
    await (await fieldAt(page, "board.roles.0.name")).getByRole("textbox").fill("Kim A");
    await upload(page, await fieldAt(page, "board.roles.0.imageURL"), "docs/editing-page.jpg");
    await expect(status).toHaveText("Inga anmärkningar");
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
    expect(errors).toEqual([]);
  });

  test("adds a link to the menu", async ({ page, context }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    await openEntry(page, "menus/entries/navbar");
    const { items } = JSON.parse(files["_data/navbar.json"] ?? "") as { items: object[] };
    const list = await fieldAt(page, "items");
    await list.getByRole("button", { name: "Lägg till" }).last().click();
    await page.getByRole("menuitem", { name: "Länk" }).click();
    const place = `items.${items.length}`;
    await (await fieldAt(page, `${place}.label`)).getByRole("checkbox").click();
    for (const [name, text] of Object.entries({
      "label.sv": "Jubileum",
      "label.en": "Anniversary",
      href: "https://jubileum.example/",
    }))
      await (await fieldAt(page, `${place}.${name}`)).getByRole("textbox").fill(text);
    await expect(page.locator(".check-bar").getByRole("status").first()).toHaveText(
      "Inga anmärkningar",
    );
    await save(page);
    const { "_data/navbar.json": navbar = "{}", ...others } = await changedFiles(page, files);
    expect((JSON.parse(navbar) as { items: object[] }).items.slice(items.length)).toEqual([
      {
        type: "default",
        label: { sv: "Jubileum", en: "Anniversary" },
        href: "https://jubileum.example/",
      },
    ]);
    expect(others).toEqual({});
    expect(errors).toEqual([]);
  });

  test("adds an event with a picture and a sign-up in both languages", async ({
    page,
    context,
  }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    await openEntry(page, "facts/entries/events");
    const { events } = JSON.parse(files["_data/events.json"] ?? "") as { events: object[] };
    await (await fieldAt(page, "events")).getByRole("button", { name: "Lägg till" }).last().click();
    const place = `events.${events.length}`;
    await fillAt(page, place, { "title.sv": "Sittning", "title.en": "Dinner" });
    await fillAt(page, place, { signUp: "https://forms.example/" });
    await upload(page, await fieldAt(page, `${place}.imageURL`), "docs/editing-page.jpg");
    await (await fieldAt(page, `${place}.imageAlt`)).getByRole("checkbox").click();
    await fillAt(page, place, {
      "imageAlt.sv": "En dukad tallrik",
      "imageAlt.en": "A plate",
      start: "2026-12-12",
      startTime: "18:00",
      endTime: "23:00",
    });
    await expect(page.locator(".check-bar").getByRole("status").first()).toHaveText(
      "Inga anmärkningar",
    );
    await save(page);
    const { "_data/events.json": saved = "{}", ...others } = await changedFiles(page, files);
    const { events: all } = JSON.parse(saved) as { events: object[] };
    expect(all).toEqual([
      ...events,
      {
        title: { sv: "Sittning", en: "Dinner" },
        signUp: "https://forms.example/",
        imageURL: "/img/editing-page.webp",
        imageAlt: { sv: "En dukad tallrik", en: "A plate" },
        start: "2026-12-12",
        startTime: "18:00",
        endTime: "23:00",
      },
    ]);
    expect(Object.keys(others)).toEqual(["src/assets/img/editing-page.webp"]);
    expect(errors).toEqual([]);
  });

  test("adds a document with its title and date", async ({ page, context }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    await openEntry(page, "facts/entries/documents");
    const { forms } = JSON.parse(files["_data/documents.json"] ?? "") as {
      forms: { documents: object[] };
    };
    await (await fieldAt(page, "forms.documents"))
      .getByRole("button", { name: "Lägg till" })
      .last()
      .click();
    const place = `forms.documents.${forms.documents.length}`;
    await fillAt(page, place, {
      "title.sv": "Protokoll SM#2",
      "title.en": "Minutes of SM#2",
      date: "2026-11-20",
    });
    await upload(
      page,
      await fieldAt(page, `${place}.file`),
      "tests/fixtures/site/src/content/sv/docs/Års möte.pdf",
    );
    await expect(page.locator(".check-bar").getByRole("status").first()).toHaveText(
      "Inga anmärkningar",
    );
    await save(page);
    const { "_data/documents.json": saved = "{}", ...others } = await changedFiles(page, files);
    const { forms: now } = JSON.parse(saved) as { forms: { documents: object[] } };
    expect(now.documents).toEqual([
      ...forms.documents,
      {
        title: { sv: "Protokoll SM#2", en: "Minutes of SM#2" },
        date: "2026-11-20",
        file: "/pdfs/ars-moete.pdf",
      },
    ]);
    expect(Object.keys(others)).toEqual(["src/theme/public/pdfs/ars-moete.pdf"]);
    // The CMS would draw the first page with PDF.js, which the site does not have.
    expect(errors.filter((error) => !error.includes("/admin/pdfjs-dist@"))).toEqual([]);
  });

  test("writes news with a photo", async ({ page, context }) => {
    const files = await editedFiles();
    // A new post is named after the day.
    await page.clock.setFixedTime("2026-11-01T12:00:00Z");
    const { errors } = await openAdmin(page, context, files);
    const status = page.locator(".check-bar").getByRole("status").first();
    await openNew(page, "Nyheter", status);
    await fillAt(page, "", { title: "Gasque" }, "sv");
    const body = page.getByRole("textbox", { name: "Text (Markdown)" });
    await body.fill("Så var det.");
    await body.press("Control+End");
    await page.getByRole("button", { name: "Slut på sammanfattningen" }).click();
    await page.getByRole("button", { name: "Bild", exact: true }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Ladda upp" }).click();
    await (await chooser).setFiles("docs/editing-page.jpg");
    await page.getByRole("button", { name: "Infoga", exact: true }).click();
    await expect(body).toBeFocused();
    await page.keyboard.type("Gäster vid bord");
    await expect(status).toHaveText("Inga anmärkningar");
    await save(page);
    const { "src/assets/img/editing-page.webp": photo, ...texts } = await changedFiles(page, files);
    expect(photo).toBeDefined();
    expect(texts).toEqual({
      "src/content/sv/blog/2026-11-01-gasque.md":
        "---\ntitle: Gasque\n---\n\nSå var det.\n\n<!-- truncate -->\n\n![Gäster vid bord](/img/editing-page.webp)\n",
    });
    expect(errors).toEqual([]);
  });

  test("switches on the other language of a text, and translates it", async ({ page, context }) => {
    const files = await editedFiles();
    const { errors } = await openAdmin(page, context, files);
    const status = page.locator(".check-bar").getByRole("status").first();
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
    await expect(status).toHaveText("Inga anmärkningar");
    await save(page);
    expect(await changedFiles(page, files)).toEqual({
      "src/content/en/bara-svenska.md":
        "---\ntitle: In English, too\ndescription: About this page.\n---\n\nIt is translated.\n",
    });
    expect(errors).toEqual([]);
  });
});

test("AID-11 an item that is added to any list of any entry has no finding", {
  tag: "@nightly",
}, async ({ page, context }) => {
  test.setTimeout(20 * 60_000);
  const files = await editedFiles();
  await page.addInitScript(noteAnswers);
  const { errors } = await openAdmin(page, context, files);
  const status = page.frameLocator("iframe.preview").getByRole("status").first();
  const lists: string[] = [];
  // Of texts, the home page has lists in its front matter.
  for (const address of ["pages/entries/index", ...Object.keys(files).flatMap(dataAddress)]) {
    await page.evaluate((hash) => location.assign(hash), `#/collections/${address.split("/")[0]}`);
    // What has been added is not saved.
    const discard = page.getByRole("button", { name: "Kasta", exact: true });
    const list = page.getByRole("grid").first();
    await expect(discard.or(list).first()).toBeVisible();
    if (await discard.isVisible()) await discard.click();
    await expect(list).toBeVisible();
    await openEntry(page, address);
    await expect(status).not.toHaveText("Förhandsvisningen hämtas …");
    await answered(page);
    const before = (await status.textContent()) ?? "";
    const done: string[] = [];
    // Items are unfolded and drawn as they come into sight; lists inside of them are found after that.
    for (let idle = 0; idle < 40; idle += 1) {
      const added = await page.evaluate(addToOneList, done);
      // Two frames, in which the CMS draws.
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
      );
      if (!added) continue;
      idle = 0;
      done.push(added.list);
      if (added.hasKinds) await page.getByRole("menuitem").first().click();
      await answered(page);
      await expect(status, `${address} ${added.list}`).toHaveText(before);
    }
    lists.push(...done);
  }
  expect(lists.length).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

/** What `npm run lint:content` says of the fixture with some files changed. */
async function findingsOf(files: Files) {
  await using content = await createContent(files);
  const command = [join(PROJECT, "src/tools/lint-content.ts")];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: content.dir,
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** Waits until the preview has answered the last question. */
async function answered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => "isAsked" in window && window.isAsked)).toBe(false);
}

/** Notes in the page whether the preview was asked and has not answered yet. */
function noteAnswers(): void {
  const Plain = Worker;
  Object.assign(window, {
    isAsked: false,
    Worker: class extends Plain {
      constructor(address: string, options: WorkerOptions) {
        super(address, options);
        this.addEventListener("message", () => Object.assign(window, { isAsked: false }));
      }
      override postMessage(question: { isOpen: boolean }) {
        if (question.isOpen) Object.assign(window, { isAsked: true });
        super.postMessage(question);
      }
    },
  });
}

/** Presses the button of the first list in sight that is not done yet; else unfolds something. */
function addToOneList(done: string[]): { list: string; hasKinds: boolean } | null {
  const isNumber = (part: string) => /^\d+$/.test(part);
  for (const list of document.querySelectorAll<HTMLElement>(".field[data-field-type=list]")) {
    const parts = (list.dataset.keyPath ?? "").split(".").filter((part) => !isNumber(part));
    // Entries of a record have the same lists.
    const name = parts.length > 1 ? ["*", ...parts.slice(1)].join(".") : parts.join();
    if (done.includes(name)) continue;
    list.scrollIntoView();
    const add = [...list.querySelectorAll("button")].findLast(
      (button) =>
        button.textContent?.includes("Lägg till") &&
        button.closest(".field[data-field-type=list]") === list,
    );
    add?.click();
    if (add) return { list: name, hasKinds: add.ariaHasPopup === "menu" };
  }
  const folded = document.querySelectorAll<HTMLElement>("button[aria-label=Expandera]");
  for (const button of [...folded].slice(0, 4)) button.click();
  const fields = [...document.querySelectorAll<HTMLElement>(".field")];
  const next = fields.filter((field) => !field.dataset.isSeen).slice(0, 5);
  for (const field of next) field.dataset.isSeen = "yes";
  next.at(-1)?.scrollIntoView();
  return null;
}
