import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import { expect, test } from "vitest";
import { lintFolder } from "../../../src/lint/run.ts";
import { printed } from "../../../src/schema/finding.ts";
import { importStatutes } from "../../../src/tools/import-statutes.ts";
import { createContent } from "../../support/build.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

type Line = [style: "title" | "chapter" | "paragraph" | "text", words: string] | Table;

const STYLES = {
  title: HeadingLevel.HEADING_1,
  chapter: HeadingLevel.HEADING_2,
  paragraph: HeadingLevel.HEADING_3,
  text: undefined,
};

/** A Word document as editors have it. */
async function docx(lines: readonly Line[]): Promise<Buffer> {
  const children = lines.map((line) =>
    line instanceof Table
      ? line
      : new Paragraph({ text: line[1], ...(STYLES[line[0]] && { heading: STYLES[line[0]] }) }),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const FIRST: Line[] = [
  ["title", "Regler"],
  ["text", "Antagna av mötet."],
  ["chapter", "1. Mötet"],
  ["paragraph", "§ 1.1 Kallelse"],
  ["text", "Kallelsen kommer i tid."],
  ["paragraph", "§ 1.2 Röster"],
  ["text", "Alla har en röst enligt § 1.1."],
  ["chapter", "2. Ekonomi"],
  ["paragraph", "§ 2.1 Budget"],
  ["text", "Mötet antar budgeten."],
];

/** Imports documents one after the other; gives the files that the last one left. */
async function imported(...versions: [since: string, lines: readonly Line[]][]) {
  await using content = await createContent();
  await using folder = await createTempFolder({});
  const path = join(folder.dir, "regler.docx");
  let written = { files: [] as string[], next: [] as string[] };
  for (const [since, lines] of versions) {
    writeFileSync(path, await docx(lines));
    const { files, next } = await importStatutes(content.dir, path, since);
    written = { files, next: next.map(printed) };
  }
  const { findings } = lintFolder(content.dir, { SITE_NOW: "2026-06-01T08:00:00Z" });
  const [file = ""] = written.files;
  return {
    ...written,
    text: readFileSync(join(content.dir, file), "utf8"),
    errors: findings.filter(({ severity }) => severity === "error"),
  };
}

const headings = (text: string) => text.match(/^#+ .*$/gm);

test("MEM-4 a Word document becomes a text with numbered paragraphs", async () => {
  const { text, files, errors } = await imported(["2026-05-12", FIRST]);
  expect(files).toEqual(["src/content/sv/styrdokument/regler.md"]);
  expect(errors).toEqual([]);
  expect(text).toMatch(/^---\ntitle: Regler\n.*statute:\n {2}since: 2026-05-12\n---\n\nAntagna/s);
  expect(headings(text)).toEqual([
    "## 1 Mötet",
    "### § 1.1 Kallelse",
    "### § 1.2 Röster",
    "## 2 Ekonomi",
    "### § 2.1 Budget",
  ]);
});

test("MEM-4 headings whose numbers Word keeps to itself are counted", async () => {
  const bare = FIRST.map(
    (line): Line =>
      line instanceof Table ? line : [line[0], line[1].replace(/^[§ ]*[\d.]+ /, "")],
  );
  const { text } = await imported(["2026-05-12", bare]);
  expect(headings(text)?.slice(0, 3)).toEqual([
    "## 1 Mötet",
    "### § 1.1 Kallelse",
    "### § 1.2 Röster",
  ]);
});

test("MEM-4 in a new version paragraphs keep their addresses, and the old version stays", async () => {
  const second: Line[] = [
    ...FIRST.slice(0, 3),
    ["paragraph", "§ 1.1 Tid"],
    ["text", "Mötet är på hösten."],
    ["paragraph", "§ 1.2 Kallelse"],
    ["text", "Kallelsen kommer tre veckor i förväg."],
    ["paragraph", "§ 1.3 Röster"],
    ["text", "Alla har en röst enligt § 1.2."],
    ...FIRST.slice(7),
  ];
  const { text, files, errors } = await imported(["2025-05-12", FIRST], ["2026-05-12", second]);
  expect(errors).toEqual([]);
  expect(files[1]).toBe("src/content/sv/styrdokument/regler-2025-05-12.md");
  expect(text).toContain("replaces: regler-2025-05-12");
  expect(headings(text)).toEqual([
    "## 1 Mötet",
    "### § 1.1 Tid {#1.1-2026}",
    "### § 1.2 Kallelse {#1.1}",
    "### § 1.3 Röster {#1.2}",
    "## 2 Ekonomi",
    "### § 2.1 Budget",
  ]);
});

test("MEM-4 what a text cannot keep is listed", async () => {
  const cell = new TableCell({ children: [new Paragraph("Avgift")] });
  const table = new Table({ rows: [new TableRow({ children: [cell] })] });
  const { next } = await imported(["2026-05-12", [...FIRST, table]]);
  expect(next[0]).toBe("Tables have become lines of text: 1. Write them as tables.");
});

test.each([
  { what: "another file", since: "2026-05-12", lines: null, says: "is not a Word document" },
  { what: "a day that does not exist", since: "2026-02-30", lines: FIRST, says: "does not exist" },
  { what: "no headings", since: "2026-05-12", lines: [FIRST[1] as Line], says: "has no headings" },
])("MEM-4 $what changes nothing", async ({ since, lines, says }) => {
  await using content = await createContent();
  const path = join(content.dir, "stadgar.docx");
  writeFileSync(path, lines ? await docx(lines) : "Text");
  const file = join(content.dir, "src/content/sv/styrdokument/stadgar.md");
  const before = readFileSync(file, "utf8");
  await expect(importStatutes(content.dir, path, since)).rejects.toThrow(says);
  expect(readFileSync(file, "utf8")).toBe(before);
});
