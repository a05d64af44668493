import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parsePostPath } from "../routes/routes.ts";
import { posixPath } from "../schema/posix-path.ts";
import { isContent, isDocument } from "../schema/uploads.ts";
import type { ReadInput } from "./input.ts";
import { textCache } from "./text-cache.ts";

/** Folders with texts and data, and those with images and drawings, which are only listed. */
const FOLDERS = [
  "_data",
  "src/content",
  "src/versions",
  "src/assets",
  "src/theme/emblems",
  "src/theme/public",
];

/** Texts in other folders that Eleventy reads: without a language they become no page. */
const STRAYS = "{*,src/{*,{features,layouts,pages}/**/*}}.md";

/** Of the project itself: README.md and its like. */
const OF_PROJECT = /^[A-Z_]+\.md$/;

/** What programs and systems leave behind; texts that begin with a full stop were meant as texts. */
export const LEFTOVER =
  /^(\._|\.(?!.+\.md(?:\.icloud)?$)|~\$|Thumbs\.db$|desktop\.ini$|#.*#$)|(~|\.swp|\.tmp)$/i;

/** Files that were ever added: in a shallow clone too, whose first commit adds all. */
const ADDED = ["--no-renames", "--diff-filter=A", "--name-only", "--format=", "--"];

const PEOPLE = "_data/people.json";

type Files = Pick<
  ReadInput,
  "texts" | "others" | "links" | "sizes" | "firstCommits" | "formerRoles" | "formerDocs"
>;

/**
 * Reads the files that the linter looks at.
 *
 * @param root folder with `_data` and `src/content`
 */
export function readFiles(root: string): Files {
  const texts = new Map<string, string>();
  const others: string[] = [];
  const links: string[] = [];
  for (const { path, isLink } of FOLDERS.flatMap((folder) => listFiles(root, folder))) {
    const isText =
      /(?:^|\/)[^./][^/]*\.(md|json)$/.test(path) && !/^src\/(assets|theme)\//.test(path);
    if (isText && !isLink) texts.set(path, readFileSync(join(root, path), "utf8"));
    else others.push(path);
    if (isLink) links.push(path);
  }
  const strays = globSync(STRAYS, { cwd: root }).map(posixPath).sort();
  others.push(...strays.filter((path) => !OF_PROJECT.test(path)));
  // Uploads, and documents beside texts.
  const documents = others.filter(
    (path) => isDocument(path) && isContent(path) && existsSync(join(root, path)),
  );
  return {
    texts,
    others,
    links,
    sizes: Object.fromEntries(documents.map((path) => [path, statSync(join(root, path)).size])),
    firstCommits: firstCommits(root, texts),
    formerRoles: formerRoles(root, texts),
    formerDocs: gitLog(root, [...ADDED, "src/versions"]).split("\n"),
  };
}

/** Files below a folder, sorted. */
function listFiles(root: string, folder: string): { path: string; isLink: boolean }[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFTOVER.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, path);
      return { path, isLink: entry.isSymbolicLink() };
    });
}

/** Days of the first commit of posts that name none: file times differ on every machine (BLOG-4). */
function firstCommits(root: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const undated = [...texts].filter(
    ([file, text]) =>
      /^src\/content\/[^/]+\/blog\/.*\.md$/.test(file) &&
      !parsePostPath(file.replace(/^.*?\/blog\//, "")).date &&
      !/^date\s*:/m.test(text),
  );
  return new Map(
    undated.flatMap(([file]) => {
      const day = firstCommitDay(root, file);
      return day ? [[file, day] as const] : [];
    }),
  );
}

/** @returns undefined without git, or before the first commit */
function firstCommitDay(root: string, file: string): string | undefined {
  const format = ["--format=%ad", "--date=format-local:%Y-%m-%d"];
  const log = gitLog(root, ["--diff-filter=A", "--follow", ...format, "--", file]);
  return log.trim().split("\n").at(-1) || undefined;
}

const addressesIn = textCache<string[]>();

/** Titles of the roles that had addresses which texts still name. Git is only asked where there are any. */
export function formerRoles(root: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const people = texts.get(PEOPLE) ?? "";
  const once = addressesIn("");
  const named = [...texts].flatMap(([file, text]) =>
    file.startsWith("src/versions/")
      ? []
      : once(text, () => text.match(/[\w.+-]{1,64}@[\w.-]+\w/g) ?? []),
  );
  if (named.every((address) => people.includes(address))) return new Map();
  const found = new Map<string, string>();
  let title = "";
  for (const line of gitLog(root, ["-p", "-U6", "--format=", "--", PEOPLE]).split("\n")) {
    title = /"sv": *"([^"]+)"/.exec(line)?.[1] ?? title;
    const address = /"email": *"([^"]+)"/.exec(line)?.[1]?.toLowerCase();
    if (address && !people.includes(address) && !found.has(address)) found.set(address, title);
  }
  return found;
}

/** Answers of git, which `npm start` asks once: a save must not wait for it. */
const logs = new Map<string, string>();

/** The log of git. */
function gitLog(cwd: string, args: readonly string[]): string {
  const key = [cwd, ...args].join(" ");
  const log = logs.get(key) ?? git(cwd, ["log", ...args]);
  logs.set(key, log);
  return log;
}

/** What git prints; nothing where it fails: there is none, no repository, or no commit yet. */
export function git(cwd: string, args: readonly string[]): string {
  try {
    return execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      // Git fetches nothing, and takes no locks that other git commands wait for.
      env: { ...process.env, TZ: "UTC", GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0" },
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return "";
  }
}
