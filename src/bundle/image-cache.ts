import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RECIPE, type ResizedImage, resizeImage } from "./resize-image.ts";

/** Resized files are kept between builds; their names hold a hash of the original. */
export const IMAGE_CACHE = ".cache/images";

/** What a page shows of an image: its files lie in the cache. */
export interface Picture {
  /** Largest size. */
  width: number;
  height: number;
  /** By kind of file; browsers take the first that they know, and all know the last. */
  sources: readonly { type: string; files: readonly PictureFile[] }[];
}

export interface PictureFile {
  name: string;
  width: number;
  /** Hash of its content. */
  digest: string;
}

/**
 * The files of an image, out of the cache when they are all there and whole; else they are made anew.
 *
 * @param original content of the image
 * @throws ImageProblem when it cannot be shown
 */
export async function cachedPicture(original: Buffer, folder = IMAGE_CACHE): Promise<Picture> {
  const hash = digestOf(RECIPE, original).slice(0, 16);
  const list = join(folder, `${hash}.json`);
  const kept = await keptPicture(list, folder);
  if (kept) return kept;
  const resized = await resizeImage(original);
  await mkdir(folder, { recursive: true });
  const picture = await keepFiles(hash, resized, folder);
  await write(list, JSON.stringify(picture));
  return picture;
}

async function keptPicture(list: string, folder: string): Promise<Picture | undefined> {
  try {
    const picture = JSON.parse(await readFile(list, "utf8")) as Picture;
    const isWhole = picture.sources
      .flatMap(({ files }) => files)
      .map(async ({ name, digest }) => digestOf(await readFile(join(folder, name))) === digest);
    return (await Promise.all(isWhole)).every(Boolean) ? picture : undefined;
  } catch {
    // Not there, or cut off while it was written: what is made anew takes its place.
    return undefined;
  }
}

async function keepFiles(
  hash: string,
  { width, height, sources }: ResizedImage,
  folder: string,
): Promise<Picture> {
  const kept = sources.map(async ({ type, ending, files }) => ({
    type,
    files: await Promise.all(
      files.map(async ({ width, content }) => {
        const name = `${hash}-${width}.${ending}`;
        await write(join(folder, name), content);
        return { name, width, digest: digestOf(content) };
      }),
    ),
  }));
  return { width, height, sources: await Promise.all(kept) };
}

/** Whole or not at all, also when two builds write the same file. */
async function write(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

function digestOf(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex");
}
