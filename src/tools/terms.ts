import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { JSONPath } from "jsonc-parser";
import { lintFolder } from "../lint/run.ts";
import { COMMANDS, STEPS } from "../messages/commands.ts";
import { describeIssues, NAMING_FIELDS } from "../schema/describe-issue.ts";
import { errorAbout, formatFindings, UserError } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { posixPath } from "../schema/posix-path.ts";
import { type Term, term } from "../schema/terms.ts";
import { editJson, readJson, type Written } from "./edit-json.ts";

const FILE = "_data/terms.json";

/** What columns may be called in a table. */
const COLUMNS: Readonly<Record<string, "role" | "name" | "start" | "end">> = {
  roll: "role",
  role: "role",
  namn: "name",
  name: "name",
  från: "start",
  from: "start",
  till: "end",
  to: "end",
};

type Row = Partial<Record<"role" | "name" | "start" | "end", string>>;

/**
 * Adds the terms of office of a table to `_data/terms.json`: columns `roll`, `namn`, `från`, `till`, with a comma or a
 * semicolon between them. A role is a key or a title; one that is gone becomes a title. Terms that are there are
 * passed over. Nothing is changed when a line is wrong.
 *
 * @param table path of the .csv
 * @throws UserError with what to write instead
 */
export function importTerms(root: string, table: string): Written {
  const file = join(root, FILE);
  const rows = readTable(table);
  const known = existsSync(file) ? (readJson<{ terms?: Term[] }>(file).terms ?? []) : [];
  const { data } = lintFolder(root, process.env).site;
  const roles = Object.values(data.people ?? {}).flatMap((body) => body.roles);
  const gone = new Set<string>();
  const read = rows.map(({ record: { role = "", name, start = "", end } }) => {
    const words = role.toLowerCase();
    const own = roles.find(
      ({ key, title }) =>
        key && [key, ...LOCALES.map((locale) => title[locale].toLowerCase())].includes(words),
    );
    if (!own?.key) gone.add(role);
    return {
      ...(own?.key ? { role: own.key } : { title: { sv: role, en: role } }),
      ...(name ? { name } : {}),
      start,
      ...(end ? { end } : {}),
    };
  });
  const mistakes = read.flatMap((entry, index) => {
    const { error } = term.safeParse(entry, NAMING_FIELDS);
    return describeIssues(error?.issues ?? [], entry).map((mistake) => ({
      ...errorAbout(table, mistake),
      line: rows[index]?.info.lines ?? null,
    }));
  });
  if (mistakes.length > 0) throw new UserError(formatFindings(mistakes, "notChanged"));
  const idOf = ({ role, title, name, start }: Partial<Term>) =>
    JSON.stringify([role ?? title?.sv, name, start]);
  const ids = new Set(known.map(idOf));
  const added = read.filter((term) => !ids.has(idOf(term)));
  if (!existsSync(file)) writeFileSync(file, '{\n  "terms": []\n}\n');
  editJson(file, ["terms"], [...known, ...added]);
  const names = [...gone].join(", ");
  return {
    files: [FILE],
    next: [
      STEPS.terms({ added: added.length, passed: read.length - added.length }),
      ...(names ? [STEPS.goneRoles({ names })] : []),
    ],
  };
}

/** The rows of a table by their columns, with their lines. */
function readTable(path: string) {
  if (!path.endsWith(".csv") || !existsSync(path)) throw new UserError(COMMANDS.noTable({ path }));
  const columns = (header: string[]) =>
    header.map((name) => COLUMNS[name.trim().toLowerCase()] ?? false);
  try {
    const text = readFileSync(path);
    const rows = parse(text, {
      columns,
      bom: true,
      delimiter: [",", ";"],
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: Row; info: { lines: number } }[];
    if (rows.some(({ record }) => record.role && record.start)) return rows;
  } catch {
    // It is no table.
  }
  throw new UserError(COMMANDS.noColumns({ path }));
}

/** Files of data that name people: today's, and those of older versions. */
const NAMED = ["_data/terms.json", "_data/people.json", "src/versions/*/_data/people.json"];

/**
 * Takes the name of a person out of the roles and terms of all years, with pictures and periods; a dash stays in
 * its place. Texts are only listed.
 *
 * @throws UserError when the name is nowhere
 */
export function withdrawName(root: string, name: string): Written {
  const find = (patterns: readonly string[]) =>
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map(posixPath)
      .sort()
      .filter((file) => readFileSync(join(root, file), "utf8").includes(name));
  const files = find(NAMED).filter((file) => {
    const places = placesOf(name, readJson(join(root, file)), []);
    for (const path of places)
      for (const field of ["name", "imageURL", "period"])
        editJson(join(root, file), [...path, field], undefined);
    return places.length > 0;
  });
  const left = find(["_data/*.json", "src/{content,versions}/**/*.{md,json}"]);
  if (files.length + left.length === 0) throw new UserError(COMMANDS.noName({ name }));
  return {
    files,
    next: [
      ...(left.length > 0 ? [STEPS.nameLeft({ files: left.join(", ") })] : []),
      STEPS.nameInHistory(),
    ],
  };
}

/** Where the roles and terms with a name are. */
function placesOf(name: string, value: unknown, path: JSONPath): JSONPath[] {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as { name?: unknown }).name === name ? [path] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      placesOf(name, part, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}
