import { expect, onTestFinished, test, vi } from "vitest";
import { entryFile, formPath } from "../../../src/admin/preview/entry-file.ts";
import type { Question } from "../../../src/admin/preview/messages.ts";
import { patch } from "../../../src/admin/preview/patch.ts";
import { FEATURES } from "../../../src/features/features.ts";
import { lintSite } from "../../../src/lint/lint.ts";
import { dataFiles } from "../../../src/read/data-files.ts";
import { readMarkdown } from "../../../src/read/files/markdown-file.ts";
import { readFiles } from "../../../src/read/read-files.ts";
import { EDITED_FILES } from "../../../src/routes/form-labels.ts";
import { PROJECT, parseHtml } from "../../support/build.ts";
import { inOneLine } from "../../support/lint.ts";

/** What the CMS has of an entry: an object with lists in it. */
type Value = Record<string, unknown>;

const FILES = readFiles(PROJECT);
const lint = (texts: ReadonlyMap<string, string>) =>
  lintSite({ ...FILES, texts, today: "2026-11-01" }, FEATURES).findings.map(inOneLine);

const BEFORE = lint(FILES.texts);

/** The home page, as the only text with lists in its front matter, and all data files that the CMS edits. */
const ENTRIES = [...FILES.texts].flatMap(([file, text]): [string, Value][] => {
  const isEdited = EDITED_FILES.some((name) => file === `_data/${name}.json`);
  if (isEdited) {
    const value = JSON.parse(text) as Value | unknown[];
    return [[file, Array.isArray(value) ? { items: value } : value]];
  }
  return file === "src/content/sv/index.md" ? [[file, { ...readMarkdown(text).fields }]] : [];
});

/** Every list of groups inside a value, by the path of its owner. */
function listsOf(value: unknown): Value[][] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) && value.some((item) => typeof item === "object") ? [value] : [];
  return [...own, ...Object.values(value).flatMap(listsOf)] as Value[][];
}

/** An item that was just added: all its fields are empty. */
const blank = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return typeof value === "boolean" ? false : "";
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === "type" ? field : blank(field)]),
  );
};

/** The keys that the CMS gives to every item when one is added, moved or removed. */
function mark(list: Value[]): void {
  for (const [index, item] of list.entries())
    Object.assign(item, { __sc_item_id: `id-${index}`, __sc_item_original_key_path: `x.${index}` });
}

test("AID-11 at /admin, an item that is added to any list, or moved in it, has no finding", () => {
  let count = 0;
  for (const [file, entry] of ENTRIES) {
    for (const index of listsOf(entry).keys()) {
      const changed = structuredClone(entry);
      const list = listsOf(changed)[index] ?? [];
      mark(list);
      list.push({ ...(blank(list[0]) as Value), __sc_item_id: "new" });
      expect(entryFile(file, changed), file).toBe(entryFile(file, entry));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(10);
  const saved = ENTRIES.map(([file, entry]) => [file, entryFile(file, entry)] as const);
  // Line numbers change with the form of the file.
  const withoutPlace = (findings: string[]) =>
    findings.map((line) => line.replace(/(?<=\.\w+)(:\d+)+/, "")).sort();
  expect(withoutPlace(lint(new Map([...FILES.texts, ...saved])))).toEqual(withoutPlace(BEFORE));
});

test("AID-11 at /admin, a list in which nothing is chosen is left out, as it is in the saved file", () => {
  const documents = [{ title: "Stadgar", languages: [] }];
  expect(JSON.parse(entryFile("_data/documents.json", { a: { documents }, b: [] }))).toEqual({
    a: { documents: [{ title: "Stadgar" }] },
    b: [],
  });
});

test("AID-11 at /admin, a finding leads to its item of the form, which has empty items above it", () => {
  const fields = { events: [{ title: "" }, { title: "Bal" }, { title: "" }, { title: "Gasque" }] };
  expect(formPath(["events", 1, "title"], fields)).toEqual(["events", 3, "title"]);
  expect(formPath(["events", 2], fields)).toEqual(["events", 2]);
  expect(formPath(["title"], undefined)).toEqual(["title"]);
});

/** Settings, what commands write, and what is not of this year. */
const NOT_IN_FORMS = [
  ...["site", "locales", "labels", "sidebars", "versions", "news-authors"],
  ...["translations", "accessibility", "words", "stats", "charts", "courses"],
];

test("each data file has a form, or is known to need none (otherwise: parts in form-labels.json)", () => {
  const without = Object.keys(dataFiles).filter((name) => !EDITED_FILES.includes(name));
  expect(without.filter((name) => !NOT_IN_FORMS.includes(name))).toEqual([]);
});

const BODIES = [
  "",
  "<main><h1>A</h1><p>Ett <b>ord</b>.</p><p>Två.</p></main><footer>F</footer>",
  "<main><h1>A</h1><p>Ett <b>nytt</b> ord.</p><p>Två.</p></main><footer>F</footer>",
  "<main><h1>A</h1><p>Två.</p></main><footer>F</footer>",
  '<main class="x"><h1>A</h1><p>Ett.</p><p>Ett.</p><p>Två.</p></main>',
  "Bara text",
  "<br><p></p>",
];

test("AID-10 the preview becomes each page, whichever it was before", () => {
  for (const before of BODIES)
    for (const now of BODIES) {
      const { body } = parseHtml(before);
      patch(body, now);
      expect(body.innerHTML).toBe(now);
    }
});

test("AID-10 what is the same in the preview stays the same element", () => {
  const [, before = "", now = ""] = BODIES;
  const { body } = parseHtml(before);
  const elements = () => [...body.querySelectorAll("main, h1, p, footer")];
  const own = elements();
  patch(body, now);
  expect(elements().map((element, index) => element === own[index])).not.toContain(false);
  expect(body.querySelector("b")?.textContent).toBe("nytt");
});

test("AID-14 an answer that comes after a form was saved does not make it unsaved", async () => {
  const asked: Question[] = [];
  const worker: Pick<Worker, "onmessage" | "postMessage"> = {
    onmessage: null,
    postMessage: (question: Question) => asked.push(question),
  };
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal("Worker", function create() {
    return worker;
  });
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("localStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { hasChanges, saved, send } = await import("../../../src/admin/preview/checker.ts");
  const path = "_data/partners.json";
  const entry = { toJS: () => ({ collection: "facts", path, slug: "", data: {}, i18n: {} }) };
  const ask = () => send([entry], { isOpen: true });
  const answer = (form = asked[0]?.form) => {
    const data = { form, file: path, before: "a", version: "b", findings: [] };
    worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  };
  ask();
  answer();
  expect(hasChanges()).toBe(true);
  saved();
  // The CMS draws the form once more before it goes.
  ask();
  answer();
  expect(hasChanges()).toBe(false);
});
