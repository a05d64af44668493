import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "./read-files.ts";

/** Day of the last change of each text, `2026-11-22`, by path from the project, in NFC. */
export type TextDates = ReadonlyMap<string, string>;

/**
 * A commit that changes more texts than this at once (a move, a new spelling of a name, an import)
 * says nothing of when each of them was looked after.
 */
const BULK = 20;

/** Commits that change many lines and mean nothing, by git's own convention. */
const IGNORED = ".git-blame-ignore-revs";

const TEXTS = ":(glob)src/content/**/*.md";

/**
 * When each text was last changed, from git. A commit does not count that changes more than 20 texts, that is
 * listed as meaningless, or that is the first of a shallow clone, where every file looks new. Texts with
 * uncommitted changes have no day; without git, or where git does not know, no text has one.
 *
 * @param root folder that holds `src/content`
 */
export function readTextDates(root: string): TextDates {
  const log = git(root, [
    "log",
    // Whitespace is no change of the text; renamed files are followed.
    ...["--numstat", "-w", "--ignore-blank-lines", "-M"],
    ...["-z", "--relative", "--decorate=full", "--format=%x01%H%x09%as%x09%D"],
    ...["--", TEXTS],
  ]);
  const unsaved = git(root, ["diff", "--name-only", "-z", "--relative", "HEAD", "--", TEXTS]);
  const skipped = new Set(unsaved.split("\0").map((path) => path.normalize("NFC")));
  const list = join(root, IGNORED);
  const ignored = existsSync(list) ? readFileSync(list, "utf8") : "";
  const dates = new Map<string, string>();
  /** What a file of older commits is called today. */
  const today = new Map<string, string>();
  for (const commit of log.split("\x01").slice(1)) {
    const [head = "", ...fields] = commit.split("\0");
    const [hash = "", day = "", names = ""] = head.split("\t");
    const changes = changesIn(fields);
    const isBulk = changes.filter(({ isChanged }) => isChanged).length > BULK;
    const counts = !isBulk && !ignored.includes(hash) && !names.split(", ").includes("grafted");
    for (const { path, before, isChanged } of changes) {
      const name = today.get(path) ?? path;
      if (counts && isChanged && !dates.has(name) && !skipped.has(name)) dates.set(name, day);
      if (before) today.set(before, name);
    }
  }
  return dates;
}

/** The line that names the commit of the next line of a file. */
const BLAMED = /^([0-9a-f]{40,64}) \d+ \d+/;

/**
 * When each line of a file was last changed, from git: the first line first. A line has no day that is not committed,
 * or that came with the first commit of a shallow clone; commits that are listed as meaningless do not count. Without
 * git no line has one.
 *
 * @param root folder of the project
 */
export function readLineDates(root: string, file: string): (string | undefined)[] {
  const isShallow = git(root, ["rev-parse", "--is-shallow-repository"]).trim() === "true";
  const blame = git(root, [
    // Moved lines are followed.
    ...["blame", "--line-porcelain", "-w", "-M"],
    // Else the first commit of a whole history counts as one that was cut.
    ...(isShallow ? [] : ["--root"]),
    ...(existsSync(join(root, IGNORED)) ? ["--ignore-revs-file", IGNORED] : []),
    ...["--", file],
  ]);
  const days: (string | undefined)[] = [];
  let fields: string[] = [];
  for (const line of blame.split("\n")) {
    if (BLAMED.test(line)) fields = [];
    fields.push(line);
    if (line.startsWith("\t")) days.push(dayIn(fields));
  }
  return days;
}

/** The day of a blamed line, by the calendar of its author. */
function dayIn(fields: readonly string[]): string | undefined {
  const [commit = ""] = fields;
  if (/^0+ /.test(commit) || fields.includes("boundary")) return undefined;
  const fieldOf = (name: string) =>
    fields.find((field) => field.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(fieldOf("author-tz")) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60;
  return new Date((Number(fieldOf("author-time")) + offset) * 1000).toISOString().slice(0, 10);
}

/** The files of a commit, with former names: `1⇥2⇥path`, or `1⇥2⇥` followed by the old and the new path. */
function changesIn(fields: readonly string[]) {
  const changes: { path: string; before: string | undefined; isChanged: boolean }[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const [added, removed, path] = (fields[index] ?? "").trimStart().split("\t");
    if (removed === undefined) continue;
    const isChanged = added !== "0" || removed !== "0";
    const renamed = path ? [] : fields.slice(index + 1, index + 3);
    const [before, after] = renamed.map((name) => name.normalize("NFC"));
    changes.push({ path: after ?? (path ?? "").normalize("NFC"), before, isChanged });
    index += renamed.length;
  }
  return changes;
}
