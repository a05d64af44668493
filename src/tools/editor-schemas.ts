import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { dataFiles } from "../schema/data-files.ts";

/** Folder that `.vscode/settings.json` takes the schemas from. */
const FOLDER = ".vscode/schemas";

/**
 * JSON Schemas of the files in `_data`, so that the editor completes names and underlines mistakes
 * before anything is built.
 *
 * @returns file name to content
 */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(dataFiles).map(([name, schema]) => {
      const json = toJson(schema);
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

function toJson(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    // A value that is checked by code tells its forms beside (`src/schema/navbar.ts`).
    override({ jsonSchema }) {
      const { forms } = jsonSchema;
      delete jsonSchema.forms;
      if (forms instanceof z.ZodType) {
        const { $schema, ...shown } = toJson(forms) as Record<string, unknown>;
        Object.assign(jsonSchema, shown);
      }
    },
  });
}

/** `settings.json` of the editor: which schema belongs to which file. */
export function editorSettings(): string {
  const settings = {
    "editor.formatOnSave": true,
    "editor.defaultFormatter": "biomejs.biome",
    "[markdown]": { "editor.defaultFormatter": null, "editor.wordWrap": "on" },
    "files.readonlyInclude": {
      "_site/**": true,
      "package-lock.json": true,
      ".vscode/schemas/**": true,
    },
    "json.schemas": Object.keys(dataFiles).map((name) => ({
      fileMatch: [name === "labels" ? "/_data/labels/*.json" : `/_data/${name}.json`],
      url: `./${FOLDER}/${name}.schema.json`,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of editorSchemas()) writeFileSync(join(FOLDER, name), content);
  writeFileSync(".vscode/settings.json", editorSettings());
}
