import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Something that lies in a folder. */
export interface Entry {
  /** Below the folder, with forward slashes, as it is called on disk. */
  path: string;
  /** `broken` is a link to what is not there; links to folders are not followed. */
  kind: "file" | "folder" | "broken" | "folderLink";
}

/** What programs and systems leave behind; nobody has put it there. */
const LEFTOVER = /^(\.|~\$|Thumbs\.db$|desktop\.ini$|#.*#$)|(~|\.swp|\.tmp)$/i;
/** A text whose name begins with a dot, and not one of macOS or of an open editor. */
const HIDDEN_TEXT = /^\.(?![_#.]).+\.md$/i;

/**
 * Everything below a folder, in the order of the paths.
 *
 * @returns nothing when the folder is not there, or is a file
 */
export function listEntries(folder: string): Entry[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? below(folder, "").sort((a, b) => (a.path < b.path ? -1 : 1)) : [];
}

function below(folder: string, prefix: string): Entry[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): Entry[] => {
    const { name } = entry;
    if (LEFTOVER.test(name) && !HIDDEN_TEXT.test(name)) return [];
    const path = `${prefix}${name}`;
    if (entry.isDirectory())
      return [{ path, kind: "folder" }, ...below(join(folder, name), `${path}/`)];
    if (!entry.isSymbolicLink()) return [{ path, kind: "file" }];
    const target = join(folder, name);
    if (!existsSync(target)) return [{ path, kind: "broken" }];
    return [{ path, kind: statSync(target).isDirectory() ? "folderLink" : "file" }];
  });
}

/** Whether a file is read as a text. */
export function isText({ path, kind }: Entry): boolean {
  return kind === "file" && path.endsWith(".md") && !/(^|\/)\.[^/]*$/.test(path);
}
