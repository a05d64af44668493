import type { Page } from "@playwright/test";
import { editLinks } from "../../src/routes/edit-links.ts";
import { DATA_PARTS } from "../../src/routes/form-labels.ts";
import { changedFiles, fieldWith, openEntry, save, test } from "../support/editing-page.ts";
import { expect } from "../support/test.ts";

const COLLECTIONS = ["pages", "docs", "posts", "facts", "menus"];
/** Words of a text, not an address, a day or a choice. */
const WORDS = /^\p{L}{2,}([ ,.]|$)/u;

for (const collection of COLLECTIONS)
  test(`AID-15 each entry of ${collection} can be saved, and then differs in the changed line only`, {
    tag: "@nightly",
  }, async ({ page, admin: { files } }) => {
    test.setTimeout(20 * 60_000);
    const entries = Object.entries(files).flatMap(([path, text]) => addressOfEntry(path, text));
    for (const address of entries.filter((one) => one.split(/[-/]/)[0] === collection)) {
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
  if (!path.startsWith("src/content/")) return dataAddress(path);
  const { form } = editLinks(path, { repository: "https://github.com/a/b", url: "" });
  const isListed = path.startsWith("src/content/sv/") && /^title:/m.test(text) && form;
  return isListed ? [form.replace("/admin/#/collections/", "")] : [];
}

test.describe("with the answers of the preview noted", () => {
  test.use({
    page: async ({ page }, use) => {
      await page.addInitScript(noteAnswers);
      await use(page);
    },
  });

  test("AID-11 an item that is added to any list of any entry has no finding", {
    tag: "@nightly",
  }, async ({ page, admin: { files } }) => {
    test.setTimeout(20 * 60_000);
    const status = page.frameLocator("iframe.preview").getByRole("status").first();
    const lists: string[] = [];
    // Whether to leave without saving.
    page.on("dialog", (dialog) => dialog.accept());
    // Of texts, the home page has lists in its front matter.
    for (const address of ["pages/entries/index", ...Object.keys(files).flatMap(dataAddress)]) {
      await page.evaluate(
        (hash) => location.assign(hash),
        `#/collections/${address.split("/")[0]}`,
      );
      // What has been added is not saved.
      const discard = page.getByRole("button", { name: "Kasta", exact: true });
      const list = page.getByRole("grid").first();
      await expect(discard.or(list).first()).toBeVisible();
      if (await discard.isVisible()) await discard.click();
      await expect(list).toBeVisible();
      await openEntry(page, address);
      await expect(status).not.toHaveText("Förhandsvisningen hämtas …");
      await answered(page);
      lists.push(...(await addToEachList(page, address)));
    }
    expect(lists.length).toBeGreaterThan(20);
  });
});

/** Adds an item to each list of the open form, which then has no other finding than before; says to which lists. */
async function addToEachList(page: Page, address: string): Promise<string[]> {
  const findings = page.frameLocator("iframe.preview").getByRole("listitem");
  const before = await findings.count();
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
    // What the form asks for in an item that is still empty is all that is wrong.
    const others = findings.filter({ hasNotText: "utan det sparas ingenting" });
    await expect(others, `${address} ${added.list}`).toHaveCount(before);
  }
  return done;
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
