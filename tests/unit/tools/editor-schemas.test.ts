import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import {
  editorSchemas,
  schemaSetting,
  writeEditorSchemas,
} from "../../../src/tools/editor-schemas.ts";
import { createTempFolder } from "../../support/temp-folder.ts";

test("AID-6 the settings of the editor name the schema of each data file (otherwise: npm run fix)", () => {
  const settings: unknown = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject({ "json.schemas": schemaSetting() });
});

test("AID-6 the schemas that the settings name are written, and only those that differ", async () => {
  await using folder = await createTempFolder({});
  writeEditorSchemas(folder.dir);
  const files = schemaSetting().map(({ url }) => join(folder.dir, url));
  for (const file of files) JSON.parse(readFileSync(file, "utf8"));
  const [first = "", second = ""] = files;
  const before = statSync(second).mtimeMs;
  writeFileSync(first, "{}");
  writeEditorSchemas(folder.dir);
  expect(readFileSync(first, "utf8")).toBe(editorSchemas().get(first.split(/[\\/]/).at(-1) ?? ""));
  expect(statSync(second).mtimeMs).toBe(before);
});

interface Place {
  start: { line: number; column: number };
}

/** What VS Code underlines in a text: line, column and words. */
async function underlined(path: string, text: string): Promise<string[]> {
  const config = await import(pathToFileURL(".remarkrc.mjs").href);
  const [check] = config.default.plugins;
  const report: string[] = [];
  check()(null, {
    path,
    toString: () => text,
    message: (words: string, { start }: Place) =>
      report.push(`${start.line}:${start.column} ${words}`),
  });
  return report;
}

beforeAll(() => writeEditorSchemas("."));

const HEAD = "---\ntitle: T\ndescription: D\n";

test.each([
  {
    path: "src/content/sv/blog/2027-01-01-x.md",
    text: `${HEAD}draft: ja\n---\n`,
    report: ["4:8 draft:"],
  },
  { path: "src/content/sv/x.md", text: `${HEAD}tags: [it]\n---\n`, report: ["4:1 Unrecognized"] },
  {
    path: "src/content/en/docs/x.md",
    text: `${HEAD}review: 2027-02-30\n---\n`,
    report: ["4:9 review:"],
  },
  { path: "src/content/sv/x.md", text: "---\ntitle: a: b\n---\n", report: ["2:8 Nested"] },
  {
    path: "C:\\site\\src\\content\\sv\\x.md",
    text: "---\ntitle: T\n---\n",
    report: ["2:1 description"],
  },
  { path: "src/content/sv/docs/x.md", text: `${HEAD}owner: Kassör\n---\n`, report: [] },
  { path: "README.md", text: "---\nx: y\n---\n", report: [] },
])("AID-6 in $path the editor underlines $report", async ({ path, text, report }) => {
  const found = await underlined(path, text);
  expect(found.map((words, index) => words.slice(0, report[index]?.length))).toEqual(report);
});
