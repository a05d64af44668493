/*
 * For the editor alone: the extension unifiedjs.vscode-remark runs this while a text is being written,
 * and underlines what is wrong in its front matter. VS Code knows no front matter by itself. The build
 * checks the same, and more, with src/schema/front-matter.ts; `npm start` writes the schemas from it.
 */
import { existsSync, readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";

/** The schema of a text, by its path; the first that fits. */
const KINDS = [
  [/src\/content\/\w+\/index\.md$/, "home"],
  [/src\/content\/\w+\/blog\//, "post"],
  [/src\/content\/\w+\/docs\/|src\/versions\//, "doc"],
  [/src\/content\//, "content"],
];

function checkFrontMatter() {
  return (_tree, file) => {
    const path = file.path?.replaceAll("\\", "/") ?? "";
    const [, kind] = KINDS.find(([pattern]) => pattern.test(path)) ?? [];
    const text = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(
      String(file).replaceAll("\r\n", "\n"),
    )?.[1];
    if (!kind || text === undefined) return;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    // Above the front matter is the line of its opening mark.
    const tell = (message, [start, end] = [0, 0]) => {
      const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: line + 1, column: col };
      };
      file.message(message, { start: at(start), end: at(end) }, "front-matter:schema");
    };
    for (const { message, pos } of document.errors) tell(message, pos);
    if (document.errors.length > 0) return;
    const { error } = schemaOf(kind)?.safeParse(document.toJS() ?? {}) ?? {};
    const told = new Set();
    for (const { message, path: place, keys = [] } of error?.issues ?? []) {
      // A day that does not exist is told twice: as a day, and by its pattern.
      const name = place.join(".");
      if (name && told.has(name)) continue;
      told.add(name);
      const node = document.getIn(place, true);
      const key = document.contents?.items?.find(({ key }) => key.value === keys[0])?.key;
      tell([name, message].filter(Boolean).join(": "), (key ?? node)?.range);
    }
  };
}

/** Undefined before the first `npm start`. */
function schemaOf(kind) {
  const file = new URL(`.vscode/schemas/front-matter-${kind}.schema.json`, import.meta.url);
  return existsSync(file) ? z.fromJSONSchema(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

export default { plugins: [checkFrontMatter] };
