import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isMap, parse, parseDocument, stringify } from "yaml";
import { editedCollections } from "../admin/config.ts";
import type { Field } from "../admin/fields.ts";
import { lintFolder } from "../lint/run.ts";
import type { SiteData } from "../model/site-data.ts";
import { LOCALES } from "../schema/localized.ts";
import { posixPath } from "../schema/posix-path.ts";
import { FEATURES } from "./features.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;

/** The order of keys that the CMS has no field for. */
const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Writes texts and data in the form that Sveltia CMS saves them in, so that what is edited in the
 * browser differs by the edited lines only. What a file says stays the same.
 *
 * @param root folder with `_data` and `src/content`
 * @returns the files that changed
 */
export function formatContent(root: string): string[] {
  const collections = editedCollections(
    lintFolder(root, process.env, FEATURES).site.data as SiteData,
  );
  // Docs and posts are below the folder of the pages, which come first.
  const fieldsOf = new Map<string, readonly Field[]>();
  for (const { folder, fields = [], index_file: index, files = [] } of collections) {
    for (const { file, fields } of files) fieldsOf.set(file, fields);
    for (const locale of folder ? LOCALES : []) {
      const base = `${folder}`.replace("{{locale}}", locale);
      for (const path of globSync(`${base}/**/*.md`, { cwd: root }))
        fieldsOf.set(posixPath(path), fields);
      if (index) fieldsOf.set(`${base}/index.md`, index.fields);
    }
  }
  return [...fieldsOf].flatMap(([path, fields]) => {
    const text = readFileSync(join(root, path), "utf8");
    const lines = text.replaceAll("\r\n", "\n");
    const formatted = path.endsWith(".md") ? formatText(lines, fields) : formatData(lines, fields);
    if (formatted === text) return [];
    writeFileSync(join(root, path), formatted);
    return path;
  });
}

/**
 * A text as the CMS writes it. Front matter with comments stays as it is, as the CMS would lose them.
 */
export function formatText(text: string, fields: readonly Field[]): string {
  const [matter = "", head = ""] = FRONT_MATTER.exec(text) ?? [];
  const { errors, contents } = parseDocument(head);
  if (errors.length > 0 || !isMap(contents) || /(^|\s)#/.test(head.replace(QUOTED, "")))
    return text;
  const value: unknown = contents.toJSON();
  // The options of the CMS.
  const written = stringify(ordered(value, { fields }), { lineWidth: 0, singleQuote: true });
  if (!isDeepStrictEqual(parse(written), value)) return text;
  const body = text.slice(matter.length).replace(/^\n+/, "").trimEnd();
  return `---\n${written}---\n${body && `\n${body}\n`}`;
}

/** A JSON file as the CMS writes it. */
export function formatData(text: string, fields: readonly Field[]): string {
  const [first] = fields;
  const value = ordered(JSON.parse(text), first?.root ? first : { fields });
  return `${JSON.stringify(value, null, 2)}\n`;
}

interface Fields extends Pick<Field, "types"> {
  fields?: readonly Field[] | undefined;
}

/** Keys in the order of the fields, then the others; entries of lists with several forms say which. */
function ordered(value: unknown, { fields = [], types }: Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => ordered(entry, { fields, types }));
  if (typeof value !== "object" || value === null) return value;
  const known = types ? [TYPE, ...types.flatMap((type) => type.fields)] : fields;
  const names = known.map(({ name }) => name);
  const rank = (key: string) => (names.includes(key) ? names.indexOf(key) : names.length);
  // A navbar item without a type is a link, or a dropdown if it has items.
  const typed = types ? { type: "items" in value ? "dropdown" : "default", ...value } : value;
  const entries = Object.entries(typed)
    .sort(([a], [b]) => rank(a) - rank(b) || compare(a, b))
    .map(([key, child]) => [key, ordered(child, known[rank(key)] ?? {})] as const)
    // The CMS leaves out lists that are empty and may be, and what is null.
    .filter(
      ([key, child]) =>
        known[rank(key)]?.required !== false || !(child === null || isDeepStrictEqual(child, [])),
    );
  return Object.fromEntries(entries);
}

const TYPE: Field = { name: "type", label: "", widget: "string", required: true };

if (import.meta.main) {
  const changed = formatContent(process.cwd());
  console.log(
    changed.length > 0 ? `Formatted:\n${changed.join("\n")}` : "Texts and data are formatted.",
  );
}
