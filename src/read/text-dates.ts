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

/** A line of `git blame`: "^" before a commit that is the first one known, the commit, then in brackets who and when. */
const BLAMED = /^(\^?)([0-9a-f]+) .*?\(.*?(\d{4}-\d\d-\d\d) +\d+\) /;

/**
 * When each line of a file was last changed, from git, by the calendar of its author: the first line first. A line has
 * no day that is not committed, or that came with the first commit of a shallow clone; commits that are listed as
 * meaningless do not count. Without git no line has one.
 *
 * @param root folder of the project
 */
export function readLineDates(root: string, file: string): (string | undefined)[] {
  const isShallow = git(root, ["rev-parse", "--is-shallow-repository"]).trim() === "true";
  const blame = git(root, [
    // Moved lines are followed.
    ...["blame", "--date=short", "-w", "-M"],
    // Else the first commit of a whole history counts as one that was cut.
    ...(isShallow ? [] : ["--root"]),
    ...(existsSync(join(root, IGNORED)) ? ["--ignore-revs-file", IGNORED] : []),
    ...["--", file],
  ]);
  return blame
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const [, boundary, commit = "", day] = BLAMED.exec(line) ?? [];
      return boundary || /^0+$/.test(commit) ? undefined : day;
    });
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
