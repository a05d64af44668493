import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { VERSIONED_FILES } from "../schema/data-files.ts";
import { type VersionsFile, versionName } from "../schema/docs.ts";
import { LOCALES } from "../schema/localized.ts";

const USAGE = "Write the operating year:  npm run docs:archive -- 2026-27";
const VERSIONS = "_data/versions.json";

/**
 * Copies today's docs, menus and data blocks into an archived version and lists it in
 * `_data/versions.json`. Everything is tried on a copy of the project's content first; the project
 * is only touched when that copy builds.
 *
 * @param root folder with `_data` and `src/content`
 * @param name of the new version; also its folder and part of its address
 * @param build builds the site in a folder; returns what went wrong, or null
 * @throws Error with words for the person who ran the command
 */
export function archiveDocs(
  root: string,
  name: string,
  build: (folder: string) => string | null = buildIn,
): void {
  check(root, name);
  const trial = mkdtempSync(join(tmpdir(), "archive-"));
  try {
    for (const folder of ["_data", "src/assets", "src/content", "src/versions"]) {
      if (existsSync(join(root, folder)))
        cpSync(join(root, folder), join(trial, folder), { recursive: true });
    }
    writeVersion(trial, name);
    const failure = build(trial);
    if (failure !== null) {
      throw new Error(
        `The site with the archived version does not build; nothing was changed.\n\n${failure}`,
      );
    }
    cpSync(join(trial, "src/versions", name), join(root, "src/versions", name), {
      recursive: true,
    });
    cpSync(join(trial, VERSIONS), join(root, VERSIONS));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

function check(root: string, name: string): void {
  const result = versionName.safeParse(name);
  if (!result.success) {
    throw new Error(
      `"${name}" cannot be the name of a version: ${result.error.issues[0]?.message}.\n${USAGE}`,
    );
  }
  const { versions } = readVersions(root);
  const taken = versions.some((version) => version.name === name || version.path === name);
  if (taken || existsSync(join(root, "src/versions", name))) {
    throw new Error(
      `There is a version "${name}" already. Known versions: ${versions.map((version) => version.name).join(", ")}.`,
    );
  }
}

function readVersions(root: string): VersionsFile {
  return JSON.parse(readFileSync(join(root, VERSIONS), "utf8")) as VersionsFile;
}

function writeVersion(root: string, name: string): void {
  const folder = join(root, "src/versions", name);
  for (const locale of LOCALES) {
    cpSync(join(root, "src/content", locale, "docs"), join(folder, locale), { recursive: true });
  }
  for (const file of VERSIONED_FILES) {
    cpSync(join(root, "_data", `${file}.json`), join(folder, "_data", `${file}.json`));
  }
  // Links of the old year stay in the old year.
  for (const path of globSync("**/*.{md,json}", { cwd: folder })) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      path.endsWith(".md") ? withinVersion(text, name) : withinVersionJson(text, name),
    );
  }

  const { last, versions } = readVersions(root);
  const index = versions.findIndex((version) => version.name === last);
  const current = versions[index];
  if (!current)
    throw new Error(`${VERSIONS} names the version "${last}" as last, but does not list it.`);
  const archived = { name, label: current.label, path: name };
  let text = readFileSync(join(root, VERSIONS), "utf8");
  const edit = (path: (string | number)[], value: unknown, isArrayInsertion = false) => {
    text = applyEdits(
      text,
      modify(text, path, value, {
        isArrayInsertion,
        formattingOptions: { insertSpaces: true, tabSize: 2 },
      }),
    );
  };
  edit(["versions", index + 1], archived, true);
  for (const locale of LOCALES)
    edit(["versions", index, "label", locale], nextYear(current.label[locale]));
  writeFileSync(join(root, VERSIONS), text);
}

/**
 * Targets of Markdown links into the docs, moved into the version; files beside the other
 * language's docs are one folder nearer there.
 *
 * @example withinVersion("[a](/docs/board)", "2026-27") // "[a](/docs/2026-27/board)"
 */
export function withinVersion(markdown: string, name: string): string {
  return markdown
    .replace(/(\]\(|^\[[^\]]+\]:\s*)\/docs(?=[/)#?\s])/gm, `$1/docs/${name}`)
    .replace(/((?:\.\.\/)+)\.\.\/(sv|en)\/docs\//g, "$1$2/");
}

function withinVersionJson(json: string, name: string): string {
  return json.replace(/("(?:to|href)":\s*")\/docs(?=[/"#?])/g, `$1/docs/${name}`);
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

function buildIn(folder: string): string | null {
  const result = spawnSync(
    process.execPath,
    [resolve("node_modules/@11ty/eleventy/cmd.cjs"), "--config=.eleventy.ts", "--quiet"],
    {
      encoding: "utf8",
      env: { ...process.env, SITE_ROOT: folder, SITE_OUTPUT: join(folder, "_site") },
    },
  );
  return result.status === 0 ? null : `${result.stdout}${result.stderr}`;
}

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  try {
    if (!name) throw new Error(USAGE);
    archiveDocs(".", name);
    console.log(
      `The docs are archived as "${name}". Look at ${VERSIONS}, then commit the new files.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
