// What an editor does at `/admin`, in the CMS in Swedish.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, FileChooser, Locator, Page } from "@playwright/test";
import { posixPath } from "../../src/schema/posix-path.ts";
import { formatContent } from "../../src/tools/format-content.ts";
import { createContent } from "./build.ts";
import { LARGER, serveLargerSite } from "./larger-site.ts";
import { test as base, expect } from "./test.ts";

/** Contents by path. */
export type Files = Record<string, string>;

let formatted: Promise<Files> | undefined;

/** What an editor has on the computer, after `npm run fix`; each test gets a copy. */
export async function editedFiles(): Promise<Files> {
  formatted ??= readFormatted();
  return { ...(await formatted) };
}

/** Some chapters are enough. The form of the dates has a field for each date of the site. */
async function readFormatted(): Promise<Files> {
  const dates = "_data/key-dates.json";
  await using content = await createContent({ [dates]: LARGER[dates] ?? null });
  formatContent(content.dir);
  const paths = globSync(["_data/*.json", "src/content/**/*.md"], {
    cwd: content.dir,
    exclude: ["**/kapitel-??.md"],
  });
  return Object.fromEntries(
    paths.map((path) => [posixPath(path), readFileSync(join(content.dir, path), "utf8")]),
  );
}

interface Admin {
  /** What the folder of the editor held at first. */
  files: Files;
  /** Hosts of other sites that were asked for something. */
  foreign: Set<string>;
}

/** Playwright's test with the editing page open, whose console stays empty. */
export const test = base.extend<{ admin: Admin }>({
  locale: "sv-SE",
  viewport: { width: 1400, height: 1000 },
  admin: async ({ page, context }, use) => {
    const files = await editedFiles();
    const { errors, foreign } = await openAdmin(page, context, files);
    await use({ files, foreign });
    // The CMS draws no thumbnail of a PDF: the library for it is as large as the rest.
    expect(errors.filter((error) => !error.includes("pdfjs-dist"))).toEqual([]);
  },
});

/** What the CMS says while it lists a collection. */
const listStatus = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^Du visar nu samlingen / });

/** Saves what is edited. When the CMS is back at the list, the files are written. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(listStatus(page)).toBeVisible();
}

/** Fills in fields by their names. */
export async function fillAll(form: Locator, texts: Record<string, string>): Promise<void> {
  const fields = Object.entries(texts).map(([name, text]) => ({
    field: form.getByRole("group", { name }).locator("input, textarea"),
    text,
  }));
  for (const { field, text } of fields) await field.fill(text);
  for (const { field, text } of fields) await expect(field).toHaveValue(text);
}

/** Opens the editing page with a folder of files; console messages and requests to other sites are noted. */
async function openAdmin(page: Page, context: BrowserContext, files: Files) {
  const { address } = await serveLargerSite();
  const errors: string[] = [];
  const foreign = new Set<string>();
  // A policy that is violated says so here.
  page.on("console", (message) => {
    // The frame of the preview is that of the CMS.
    if (["error", "warning"].includes(message.type()) && !/sandbox/.test(message.text()))
      errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("request", (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== address) foreign.add(hostname);
  });
  await context.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({
      json: { status: { indicator: "none" } },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  await context.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // Chromium crashes when a tab reads from a database that this folder is stored in.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key) {
      return put.call(this, value instanceof FileSystemHandle ? null : value, key);
    };
  });
  await page.goto(`${address}/robots.txt`);
  await writeFolder(page, files);

  await page.goto(`${address}/admin/`);
  await logIn(page);
  return { errors, foreign };
}

/** Opens the folder. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "lokalt" }).click();
}

/** @param address collection and entry: `docs/entries/board` */
export async function openEntry(page: Page, address: string): Promise<void> {
  // On a phone the list takes the place of the collections.
  await expect(page.getByRole("tree").or(page.getByRole("grid")).first()).toBeVisible();
  await page.evaluate((hash) => location.assign(hash), `#/collections/${address}`);
  await expect(page.getByRole("status").filter({ hasText: /^Du redigerar/ })).toBeVisible();
}

/** The field that holds some words; entries of lists are unfolded first, as only visible fields are rendered. */
export async function fieldWith(page: Page, words: string | RegExp): Promise<Locator> {
  const fold = page.getByRole("button", { name: "Expandera", exact: true });
  const fields = page.getByRole("textbox");
  let place = -1;
  let attempt = 0;
  await expect(async () => {
    await fold.evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
    const count = await fields.count();
    // The last one shows what comes after it; the others what lists above have unfolded since.
    const next = attempt % 2 === 0 ? count - 1 : ((attempt - 1) / 2) % count;
    if (count > 0) await fields.nth(next).scrollIntoViewIfNeeded();
    attempt += 1;
    const values = await fields.evaluateAll((all) =>
      all.map((field) => (field as HTMLInputElement).value),
    );
    place = values.findIndex((value) => value && value.search(words) >= 0);
    expect(place, `a field with “${words}”`).not.toBe(-1);
  }).toPass({ intervals: [100], timeout: 60_000 });
  return fields.nth(place);
}

/** The field at a place of an entry, unfolded; `locale` is empty for data. */
export async function fieldAt(page: Page, keyPath: string, locale = "_default"): Promise<Locator> {
  const field = page.locator(`.field[data-key-path="${keyPath}"]`).first();
  const payload = { locale, keyPath };
  await expect(async () => {
    await page.evaluate((shown) => {
      // Only visible fields are rendered: the last one of the same group shows what comes after it.
      const group = shown.keyPath.slice(0, shown.keyPath.lastIndexOf(".") + 1);
      const rendered = document.querySelectorAll(`.field[data-key-path^="${group}"]`);
      [...rendered].at(-1)?.scrollIntoView();
      postMessage({ type: "highlight-editor-field", payload: shown });
    }, payload);
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  return field;
}

/** Chooses a picture or document of this computer for a field. */
export async function upload(page: Page, field: Locator, file: string): Promise<void> {
  await field.getByRole("button", { name: "Bläddra" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ladda upp" }).click();
  await (await chooser).setFiles(file);
  await expect(field.getByText("Ersätt", { exact: true })).toBeVisible();
}

/** Uploads a picture or document from within a text, where the focus then is in its brackets. */
export async function insert(
  page: Page,
  button: "Bild" | "Fil",
  file: Parameters<FileChooser["setFiles"]>[0],
): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ladda upp" }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByRole("textbox", { name: "Text (Markdown)" })).toBeFocused();
}

/** Fills the origin-private file system, used in place of the folder on the computer. */
async function writeFolder(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    // What the test before has left.
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    await root.getDirectoryHandle(".git", { create: true });
    const write = async ([path, text]: [string, string]) => {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    };
    await Promise.all(entries.map(write));
  }, Object.entries(files));
}

/** The files of that folder that are not as they were, or were not there. */
export async function changedFiles(page: Page, before: Files): Promise<Files> {
  const now = await page.evaluate(async () => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "file") files[path + name] = await (await handle.getFile()).text();
        else await read(handle, `${path}${name}/`);
      }
    };
    await read(await navigator.storage.getDirectory(), "");
    return files;
  });
  return Object.fromEntries(Object.entries(now).filter(([path, text]) => before[path] !== text));
}
