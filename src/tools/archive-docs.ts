import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "../lint/run.ts";
import { COMMANDS } from "../messages/commands.ts";
import { languagesOf } from "../messages/message.ts";
import { VERSIONED_FILES } from "../read/data-files.ts";
import { type VersionsFile, versionName } from "../schema/docs.ts";
import { formatFindings, UserError } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { editJson, readJson } from "./edit-json.ts";
import { FEATURES } from "./features.ts";

const VERSIONS = "_data/versions.json";

/**
 * Copies today's docs, menus and data blocks into an archived version and lists it in
 * `_data/versions.json`. What it wrote is removed again when the linter finds errors.
 *
 * @param root folder with `_data` and `src/content`
 * @param name of the new version; also its folder and part of its address
 * @throws UserError when the name cannot be used, or the content has errors
 */
export function archiveDocs(root: string, name: string): void {
  const { error } = versionName.safeParse(name);
  if (error)
    throw new UserError(
      COMMANDS.versionName({ name, rule: languagesOf(error.issues[0]?.message ?? "") }),
    );
  const { versions } = readJson<VersionsFile>(join(root, VERSIONS));
  if (versions.some((version) => version.name === name || version.path === name))
    throw new UserError(
      COMMANDS.versionExists({ name, known: versions.map((version) => version.name).join(", ") }),
    );
  const before = readFileSync(join(root, VERSIONS));
  writeVersion(root, name);
  const errors = lintFolder(root, process.env, FEATURES).findings.filter(
    ({ severity }) => severity === "error",
  );
  if (errors.length === 0) return;
  rmSync(join(root, "src/versions", name), { recursive: true });
  writeFileSync(join(root, VERSIONS), before);
  throw new UserError(formatFindings(errors, "notChanged"));
}

function writeVersion(root: string, name: string): void {
  const folder = join(root, "src/versions", name);
  const file = join(root, VERSIONS);
  const { last, versions } = readJson<VersionsFile>(file);
  const index = versions.findIndex((version) => version.name === last);
  const label = versions[index]?.label;
  if (!label) throw new UserError(COMMANDS.lastNotListed({ last }));
  for (const locale of LOCALES)
    cpSync(join(root, "src/content", locale, "docs"), join(folder, locale), { recursive: true });
  for (const file of VERSIONED_FILES)
    cpSync(join(root, "_data", `${file}.json`), join(folder, "_data", `${file}.json`));
  for (const path of globSync("**/*.{md,json}", { cwd: folder })) {
    const copy = join(folder, path);
    writeFileSync(copy, withinVersion(readFileSync(copy, "utf8"), name));
  }
  editJson(file, ["versions", index + 1], { name, label, path: name }, true);
  for (const locale of LOCALES)
    editJson(file, ["versions", index, "label", locale], nextYear(label[locale]));
}

/**
 * Moves links to docs in Markdown and JSON into the version, and shortens the way to files of the other
 * language, which is one folder less there.
 *
 * @example withinVersion("[a](/docs/board)", "2026-27") // "[a](/docs/2026-27/board)"
 */
export function withinVersion(text: string, name: string): string {
  return text
    .replace(/(\]\(|^\[[^\]]+\]:\s*|"(?:to|href)":\s*")\/docs(?=[/)#?\s"])/gm, `$1/docs/${name}`)
    .replace(/((?:\.\.\/)+)\.\.\/(sv|en)\/docs\//g, "$1$2/");
}

/**
 * The operating year after the one in a label; other labels stay as they are.
 *
 * @example nextYear("2026/27") // "2027/28"
 */
export function nextYear(label: string): string {
  return label.replace(/^(\d{4})\/(\d{2})$/, (_, first: string, second: string) => {
    const year = String((Number(second) + 1) % 100).padStart(2, "0");
    return `${Number(first) + 1}/${year}`;
  });
}
