import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editorSchemas, schemaSetting } from "../../../src/tools/editor-schemas.ts";

describe("the editor's JSON schemas are those of the build (otherwise: npm run fix)", () => {
  test.each([...editorSchemas()])("%s", (name, content) => {
    expect(read(`.vscode/schemas/${name}`)).toEqual(JSON.parse(content));
  });

  test("and the settings name each of them", () => {
    expect(read(".vscode/settings.json")).toMatchObject({ "json.schemas": schemaSetting() });
  });
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
