import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder with these files, removed again at the end of the scope that says `await using`. */
export async function createTempFolder(
  files: Record<string, string | Buffer>,
): Promise<AsyncDisposable & { dir: string }> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), "site-")));
  await addFiles(dir, files);
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

/** Writes files below a folder. */
export async function addFiles(dir: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
}
