import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
