import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFiles } from "../read/data-files.ts";
import { FRONT_MATTER } from "../schema/front-matter.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import { editJson } from "./edit-json.ts";

/** Folder that `.vscode/settings.json` takes the schemas from; `npm start` and `npm run fix` write it. */
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
      const json = toJsonSchema(schema);
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

/** Writes the schemas that are missing or have changed into the folder of a project. */
export function writeEditorSchemas(root: string): void {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of editorSchemas()) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
  }
}

if (import.meta.main) {
  writeEditorSchemas(".");
  // The setting is in git; it changes with the list of data files only.
  if (!process.argv.includes("--schemas"))
    editJson(".vscode/settings.json", ["json.schemas"], schemaSetting());
}
