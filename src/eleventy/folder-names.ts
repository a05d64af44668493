import { copyFile, link, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Pages that are shown at other addresses than their own. */
const NOT_FOUND = /(^|\/)404\.html$/;

/**
 * Gives the file of each page the name `<page>/index.html` as well, so that `/docs/board/` and
 * `/docs/board/index.html` answer on hosts that know no redirects (ROUTE-10). It is the same file
 * under two names, not a second one; where the disk knows no such names, it is copied.
 *
 * @param outputPaths files of pages, relative to `output`
 */
export async function addFolderNames(
  outputPaths: readonly string[],
  output: string,
): Promise<void> {
  for (const path of outputPaths) {
    if (/(^|\/)index\.html$/.test(path) || NOT_FOUND.test(path)) continue;
    const file = join(output, path);
    const folder = file.replace(/\.html$/, "");
    await mkdir(folder, { recursive: true });
    const other = join(folder, "index.html");
    await link(file, other).catch(() => copyFile(file, other));
  }
}
