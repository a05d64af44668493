import type { Page } from "@playwright/test";
import { fieldAt } from "../support/editing-page.ts";
import { expect } from "../support/test.ts";
import { logIn, open, press, test } from "./editor.ts";
import { OWNER } from "./stub.ts";

const FILE = "src/content/sv/docs/board.md";
const [BRANCH, BOARD] = ["cms/docs/board", "docs/entries/board"];

const text = (page: Page) => page.getByRole("textbox", { name: "Text (Markdown)" });

/** Writes before the text. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).press("Control+Home");
  await page.keyboard.type(`${words}\n\n`);
  await expect(text(page)).toHaveValue(new RegExp(`^${words}\n\n`));
}

/** Answers whether to send what was saved for review, and waits for the list. */
async function answer(page: Page, name: "Skicka för granskning" | "Senare"): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
}

/** Loads the page again, where leaving is allowed, and restores or discards the draft. */
async function reload(page: Page, choice?: "Återställ" | "Kassera"): Promise<void> {
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  if (choice) await page.getByRole("button", { name: choice, exact: true }).click();
}

const SAVED = /Dina ändringar har sparats/;

test("AID-11 a save is a commit and a pull request, a second one another commit of it; review is asked for", async ({
  gitHub,
  editor,
}) => {
  const { page } = await editor("kim", BOARD);
  await write(page, "Ett.");
  expect(await press(page)).toMatch(SAVED);
  await answer(page, "Senare");
  expect(gitHub.pulls).toMatchObject([{ branch: BRANCH, isDraft: true, state: "OPEN" }]);

  await open(page, BOARD);
  await write(page, "Två.");
  expect(await press(page)).toMatch(SAVED);
  await answer(page, "Skicka för granskning");
  expect(gitHub.pulls).toMatchObject([{ isDraft: false, labels: ["sveltia-cms/pending_review"] }]);
  expect(gitHub.log(BRANCH)).toHaveLength(2);
  expect(gitHub.file(FILE, BRANCH)).toBe(
    gitHub.file(FILE)?.replace(/\n---\n\n/, "$&Två.\n\nEtt.\n\n"),
  );
});

test("AID-11 of two editors of one text, the second is told whose change it would undo, and nothing is written", async ({
  gitHub,
  editor,
}) => {
  const [{ page: kim }, { page: alex }] = [await editor("kim"), await editor("alex")];
  for (const page of [kim, alex]) await open(page, BOARD);
  await write(kim, "Kim.");
  expect(await press(kim)).toMatch(SAVED);
  await write(alex, "Alex.");
  const head = gitHub.head(BRANCH);
  expect(await press(alex)).toMatch(/Ingenting har sparats: Kim Ek ändrade samma text .*Kassera/s);
  expect(gitHub.head(BRANCH)).toBe(head);
  await alex.getByRole("button", { name: "OK" }).click();
  await expect(text(alex)).toHaveValue(/^Alex\./);

  // The draft was written on the old text, also after a reload.
  await reload(alex, "Återställ");
  await expect(
    alex.locator(".check-bar summary").getByText("har ändrats sedan utkastet"),
  ).toBeVisible();
  expect(await press(alex)).toContain("Ingenting har sparats");
  await alex.getByRole("button", { name: "OK" }).click();
  await reload(alex, "Kassera");
  await expect(text(alex)).toHaveValue(/^Kim\./);
  await write(alex, "Alex.");
  expect(await press(alex)).toMatch(SAVED);
  expect(gitHub.file(FILE, BRANCH)).toContain("\nAlex.\n\nKim.\n");
  expect(gitHub.pulls).toHaveLength(1);
});

test("AID-11 of two editors of one list, the second is told, also when the first change is published", async ({
  gitHub,
  editor,
}) => {
  const [{ page: kim }, { page: alex }] = [await editor("kim"), await editor("alex")];
  // On a slow phone a form is saved before anything of it is checked.
  await alex.route("**/admin/snapshot.json", () => {});
  for (const page of [kim, alex]) await open(page, "facts/entries/partners");
  const type = async (page: Page, name: string, words: string) => {
    const field = (await fieldAt(page, `items.0.${name}`)).getByRole("textbox");
    await field.click();
    await page.keyboard.press("End");
    await page.keyboard.type(words);
    await expect(field).toHaveValue(new RegExp(words));
  };
  await type(kim, "name", "Kims");
  expect(await press(kim)).toMatch(SAVED);
  gitHub.merge(1);
  await type(alex, "url", "alex");
  expect(await press(alex)).toMatch(/Ingenting har sparats: Kim Ek ändrade samma text/);
  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.file("_data/partners.json")).toContain("Kims");
});

test("AID-11 somebody without write access saves in a fork", async ({ gitHub, editor }) => {
  const { page } = await editor("robin");
  await page.getByRole("alertdialog").getByRole("button", { name: "Forka" }).click();
  await open(page, BOARD);
  await write(page, "Robin.");
  expect(await press(page)).toMatch(SAVED);
  await answer(page, "Skicka för granskning");
  const branch = `cms/robin/site/docs/board`;
  expect(gitHub.file(FILE, branch, "robin")).toContain("Robin.");
  expect(gitHub.pulls).toMatchObject([{ owner: "robin", branch, isDraft: false }]);
  expect(gitHub.branches(OWNER)).toEqual(["main"]);
});

test("AID-11 when a log-in has expired, the text is kept for the next", async ({
  gitHub,
  editor,
}) => {
  const { page } = await editor("kim", BOARD);
  await write(page, "Kim.");
  gitHub.expired.add("kim");
  expect(await press(page)).toMatch(/inloggningen har gått ut.*Återställ/s);
  await page.getByRole("button", { name: "OK" }).click();
  await reload(page);
  await expect(page.getByRole("button", { name: "GitHub" })).toBeVisible();
  gitHub.expired.delete("kim");
  await logIn(page, "kim");
  await page.goto(page.url().replace("/admin/", "/admin/?token"));
  await page.getByRole("button", { name: "Återställ", exact: true }).click();
  await expect(text(page)).toHaveValue(/^Kim\./);
  expect(await press(page)).toMatch(SAVED);
  expect(gitHub.file(FILE, BRANCH)).toContain("Kim.");
});

test("AID-11 when the network is lost, nothing is, and the next press saves", async ({
  gitHub,
  editor,
}) => {
  const { page } = await editor("kim", BOARD);
  await write(page, "Kim.");
  gitHub.fault = () => "offline";
  expect(await press(page)).toMatch(/GitHub svarar inte.*Spara igen/s);
  await page.getByRole("button", { name: "OK" }).click();
  // Lost after the question.
  gitHub.fault = ({ body }) => (body.includes("createRef") ? "offline" : undefined);
  expect(await press(page)).toMatch(/finns kvar här/);
  await page.getByRole("button", { name: "OK" }).click();
  gitHub.fault = () => undefined;
  expect(await press(page)).toMatch(SAVED);
  expect(gitHub.log(BRANCH)).toHaveLength(1);
  expect(gitHub.pulls).toHaveLength(1);
});

for (const [what, isAsked] of [
  ["commit", (body: string) => body.includes("createCommitOnBranch")],
  ["pull request", (body: string) => body.includes('"draft":true')],
] as const)
  test(`AID-11 when the answer to a ${what} is lost, the next press does not write over it`, async ({
    gitHub,
    editor,
  }) => {
    const { page } = await editor("kim", BOARD);
    await write(page, "Kim.");
    gitHub.fault = ({ body }) => (isAsked(body) ? "lost" : undefined);
    expect(await press(page)).toMatch(/finns kvar här/);
    await page.getByRole("button", { name: "OK" }).click();
    gitHub.fault = () => undefined;
    const said = await press(page);
    // The CMS does not know of a pull request whose answer was lost.
    if (what === "commit") expect(said).toMatch(SAVED);
    else expect(said).toMatch(/already exists.*ladda om/s);
    expect(gitHub.file(FILE, BRANCH)).toContain("Kim.");
    expect(gitHub.pulls).toHaveLength(1);
  });

for (const isDeleted of [false, true])
  test(`AID-11 a change of a proposal published meanwhile is not called saved, ${isDeleted ? "without" : "with"} its branch`, async ({
    gitHub,
    editor,
  }) => {
    const { page } = await editor("kim", BOARD);
    await write(page, "Ett.");
    expect(await press(page)).toMatch(SAVED);
    await answer(page, "Senare");
    await open(page, BOARD);
    gitHub.merge(1);
    if (isDeleted) gitHub.git("update-ref", "-d", `refs/heads/${BRANCH}`);
    await write(page, "Två.");
    expect(await press(page)).toMatch(
      isDeleted ? /finns kvar här/ : /har redan publicerats.*Återställ/s,
    );
    await page.getByRole("button", { name: "OK" }).click();
    await reload(page, "Återställ");
    await expect(text(page)).toHaveValue(/^Två\./);
    expect(await press(page)).toMatch(SAVED);
    expect(gitHub.file(FILE, BRANCH)).toContain("\nTvå.\n\nEtt.\n");
    expect(gitHub.pulls).toMatchObject([{ state: "MERGED" }, { state: "OPEN" }]);
  });
