import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFiles } from "../schema/data-files.ts";
import {
  contentFrontMatter,
  docFrontMatter,
  homeFrontMatter,
  postFrontMatter,
} from "../schema/front-matter.ts";
import { toJsonSchema } from "../schema/json-schema.ts";

/** Folder that `.vscode/settings.json` takes the schemas from. */
const FOLDER = ".vscode/schemas";

/** Front matter by kind of text; `.remarkrc.mjs` says which files are of which kind. */
const FRONT_MATTER = {
  "front-matter-home": homeFrontMatter,
  "front-matter-page": contentFrontMatter,
  "front-matter-doc": docFrontMatter,
  "front-matter-post": postFrontMatter,
};

/**
 * JSON Schemas of the files in `_data` and of front matter, so that the editor completes names and
 * underlines mistakes before anything is built.
 *
 * @returns file name to content
 */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries({ ...dataFiles, ...FRONT_MATTER }).map(([name, schema]) => {
      const json = toJsonSchema(schema);
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

/** `settings.json` of the editor: which schema belongs to which file. */
export function editorSettings(): string {
  const settings = {
    "editor.formatOnSave": true,
    "editor.defaultFormatter": "biomejs.biome",
    "[markdown]": {
      // The extension that checks front matter would format Markdown in its own way.
      "editor.defaultFormatter": "davidanson.vscode-markdownlint",
      "editor.wordWrap": "on",
    },
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
