import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TranslatedPage } from "../../../src/model/translations/translations.ts";
import {
  confirm,
  translationStates,
  translationsMarkdown,
} from "../../../src/tools/translations.ts";
import { createContent } from "../../support/build.ts";

const FILE = "_data/translations.json";

const statesOf = (root: string) => {
  const pages = translationStates(root);
  return new Map(pages.map(({ name, states }) => [name, `${states.sv} ${states.en}`]));
};

const entriesOf = (root: string) => JSON.parse(readFileSync(join(root, FILE), "utf8")) as object;

test("LOC-7 a change makes the other language outdated, until it follows or is confirmed", async () => {
  await using site = await createContent({ [FILE]: null });
  const { dir } = site;
  expect(confirm(dir, ["--all"])).toContain("section");
  expect([...new Set(statesOf(dir).values())].sort()).toEqual([
    "current current",
    "current missing",
    "missing current",
  ]);
  expect(Object.keys(entriesOf(dir))).toEqual(Object.keys(entriesOf(dir)).toSorted());

  const write = (locale: string, words: string) => {
    const file = join(dir, `src/content/${locale}/section.md`);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n${words}\n`);
  };
  write("sv", "Ett nytt stycke.");
  expect(statesOf(dir).get("section")).toBe("current outdated");
  write("en", "A new paragraph.");
  expect(statesOf(dir).get("section")).toBe("current current");
  expect(confirm(dir, ["src/content/sv/section.md"])).toEqual(["section"]);

  write("en", "A typo.");
  expect(statesOf(dir).get("section")).toBe("outdated current");
  expect(confirm(dir, ["section"])).toEqual(["section"]);
  expect(statesOf(dir).get("section")).toBe("current current");
});

test("LOC-7 to confirm a page writes down new ones, keeps what others are compared with, and lets go of those that are gone", async () => {
  const print = { sv: "gammal", en: "gammal" };
  await using site = await createContent({
    [FILE]: JSON.stringify({ borta: print, utkast: print, "docs/board": print }),
  });
  for (const name of ["sektion", "bara-svenska"])
    expect(() => confirm(site.dir, [name])).toThrow(
      `There is no page "${name}" in both languages.`,
    );
  confirm(site.dir, ["section"]);
  const entries = entriesOf(site.dir);
  expect(entries).toMatchObject({ "docs/board": print, utkast: print, trygghet: {} });
  expect(entries).not.toHaveProperty("borta");
  expect(entries).toMatchObject({ section: { sv: expect.not.stringMatching(/gammal/) } });
});

test.each([
  [FILE, "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n"],
  ["src/content/sv/section.md", "---\ntitle: Om: oss\n---\n\nText.\n"],
])("LOC-7 nothing is confirmed while %s cannot be read", async (file, text) => {
  await using site = await createContent({ [file]: text });
  const before = readFileSync(join(site.dir, FILE), "utf8");
  expect(() => confirm(site.dir, ["--all"])).toThrow(
    `Nothing was confirmed, because this cannot be read: ${file}.`,
  );
  expect(readFileSync(join(site.dir, FILE), "utf8")).toBe(before);
});

const row = (name: string, states: TranslatedPage["states"], sv: (string | null)[] = []) => ({
  name,
  texts: {},
  states,
  changed: { sv, en: [] },
});
const PAGES: TranslatedPage[] = [
  row("docs/board", { sv: "current", en: "outdated" }, [null, "Ja | nej"]),
  row("om", { sv: "missing", en: "current" }),
  row("section", { sv: "current", en: "current" }),
];

test("LOC-7 the comment lists what is to be done, and how", () => {
  expect(translationsMarkdown(PAGES)).toBe(
    `## Translations

| page | Swedish | English | changed |
| --- | --- | --- | --- |
| \`docs/board\` | current | outdated | Swedish: the beginning, Swedish: Ja \\| nej |
| \`om\` | missing | current |  |

Change an outdated text too. If it needs no change: \`npm run lint:content -- confirm docs/board\`, or remove the page's entry from \`_data/translations.json\`.`,
  );
  expect(translationsMarkdown(PAGES.slice(2))).toBe(
    "## Translations\n\nAll 1 pages are translated.",
  );
});
