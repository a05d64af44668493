import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lintFolder } from "../lint/run.ts";
import { COMMANDS } from "../messages/commands.ts";
import { VERSIONED_FILES } from "../read/data-files.ts";
import { git } from "../read/read-files.ts";
import type { VersionsFile } from "../schema/docs.ts";
import { formatFindings, UserError } from "../schema/finding.ts";
import { LOCALES } from "../schema/localized.ts";
import { operatingYear, yearAfter } from "../schema/operating-years.ts";
import { editJson, readJson } from "./edit-json.ts";
import { FEATURES } from "./features.ts";

const VERSIONS = "_data/versions.json";
const PEOPLE = "_data/people.json";
const CHAPTER_MAP = "_data/chapter-map.json";

/** How a year is archived. */
export interface Archive {
  /** The day of the command. */
  today: string;
  /** The year as it was written, `2026-27`; without it that of the current version. */
  name?: string | undefined;
  /** Whether the year may go on, or its people have been changed since. */
  isSure?: boolean | undefined;
}

/**
 * Copies today's docs, menus and data blocks into a version of the year that ends, and sets the year that
 * begins. What it wrote is taken back when the linter finds errors.
 *
 * @param root folder with `_data` and `src/content`
 * @returns the name of the version, also its folder and part of its address
 * @throws UserError when that year cannot be archived, or the content has errors
 */
export function archiveDocs(root: string, { today, name, isSure = false }: Archive): string {
  const file = join(root, VERSIONS);
  const { last, versions } = readJson<VersionsFile>(file);
  const index = versions.findIndex((version) => version.name === last);
  const label = versions[index]?.label;
  if (!label) throw new UserError(COMMANDS.lastNotListed({ last }));
  const year = operatingYear(label.sv);
  if (!year || label.en !== label.sv) throw new UserError(COMMANDS.noYear({ label: label.sv }));
  const own = year.name.replace("/", "-");
  const words = { own, name: name ?? own, label: year.name, day: year.lastDay };
  const isTaken = (taken: string) =>
    versions.some((version) => version.name === taken || version.path === taken);
  if (isTaken(own) || existsSync(join(root, "src/versions", own)))
    throw new UserError(COMMANDS.labelOfArchive(words));
  if (name !== undefined && isTaken(name)) throw new UserError(COMMANDS.versionExists(words));
  if (name !== undefined && name !== own) throw new UserError(COMMANDS.otherYear(words));
  if (today <= year.lastDay && !isSure) throw new UserError(COMMANDS.notEnded(words));
  if (changedAfter(root, year.lastDay) && !isSure)
    throw new UserError(COMMANDS.peopleChanged(words));
  stopOnErrors(root);
  const before = [VERSIONS, CHAPTER_MAP].map(
    (path) => [path, readFileSync(join(root, path))] as const,
  );
  try {
    copyDocs(root, own);
    editJson(file, ["versions", index + 1], { name: own, label, path: own }, true);
    const next = yearAfter(year);
    for (const locale of LOCALES) editJson(file, ["versions", index, "label", locale], next);
    editJson(join(root, CHAPTER_MAP), ["operatingYear"], next);
    stopOnErrors(root);
  } catch (error) {
    rmSync(join(root, "src/versions", own), { recursive: true, force: true });
    for (const [path, content] of before) writeFileSync(join(root, path), content);
    throw error;
  }
  return own;
}

/** Whether the people are those of the next year, as far as git knows: a name need not say its year. */
const changedAfter = (root: string, day: string) =>
  git(root, ["log", "-1", "--format=%h", `--since=${day}T23:59:59`, "--", PEOPLE]) !== "" ||
  git(root, ["status", "--porcelain", "--", PEOPLE]) !== "";

function stopOnErrors(root: string): void {
  const { findings } = lintFolder(root, process.env, FEATURES);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new UserError(formatFindings(errors, "notChanged"));
}

function copyDocs(root: string, name: string): void {
  const folder = join(root, "src/versions", name);
  for (const locale of LOCALES)
    cpSync(join(root, "src/content", locale, "docs"), join(folder, locale), { recursive: true });
  for (const file of VERSIONED_FILES)
    cpSync(join(root, "_data", `${file}.json`), join(folder, "_data", `${file}.json`));
  for (const path of globSync("**/*.{md,json}", { cwd: folder })) {
    const copy = join(folder, path);
    writeFileSync(copy, withinVersion(withoutComing(readFileSync(copy, "utf8")), name));
  }
}

/**
 * A text without the blocks that show what is to come, which is nothing in a year that has ended.
 *
 * @example withoutComing("A.\n\n::: events\n\nB.\n") // "A.\n\nB.\n"
 */
export function withoutComing(text: string): string {
  const names = FEATURES.flatMap(({ blocks = {} }) =>
    Object.entries(blocks).flatMap(([name, { isComing }]) => (isComing ? [name] : [])),
  );
  return text.replace(new RegExp(`^ *::: +(?:${names.join("|")})\\b.*(?:\\r?\\n)*`, "gm"), "");
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
