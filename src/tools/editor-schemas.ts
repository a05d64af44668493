import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFiles } from "../schema/data-files.ts";
import { FRONT_MATTER } from "../schema/front-matter.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import { editJson } from "./edit-json.ts";

/** Folder that `.vscode/settings.json` takes the schemas from. */
const FOLDER = ".vscode/schemas";

/**
 * JSON Schemas of the files in `_data` and of front matter, so that the editor completes names and
 * underlines mistakes before anything is built.
 *
 * @returns file name to content
 */
export function editorSchemas(): Map<string, string> {
  const kinds = Object.entries(FRONT_MATTER);
  const frontMatter = kinds.map(([kind, schema]) => [`front-matter-${kind}`, schema] as const);
  return new Map(
    [...Object.entries(dataFiles), ...frontMatter].map(([name, schema]) => {
      const json = toJsonSchema(schema, true);
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** The setting of the editor that says which schema belongs to which data file. */
export function schemaSetting() {
  return Object.keys(dataFiles).map((name) => ({
    fileMatch: [name === "labels" ? "/_data/labels/*.json" : `/_data/${name}.json`],
    url: `./${FOLDER}/${name}.schema.json`,
  }));
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, content] of editorSchemas()) writeFileSync(join(FOLDER, name), content);
  editJson(".vscode/settings.json", ["json.schemas"], schemaSetting());
}
