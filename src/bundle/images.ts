import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import sharp from "sharp";
import type { Problem } from "../schema/finding.ts";
import { cachedPicture, IMAGE_CACHE, type Picture, type PictureFile } from "./image-cache.ts";
import { IMAGE_FOLDER } from "./image-html.ts";
import { FILE_LIMIT, ImageProblem } from "./resize-image.ts";

/** What can be shown, by the ending of its name. */
const IMAGE_FORMATS = ["jpg", "jpeg", "png", "webp", "avif", "gif", "tif", "tiff", "svg"];
/** What cameras and programs write, but browsers do not show; told even when no text asks for it. */
const OTHER_FORMATS = ["heic", "heif", "bmp"];

/** What texts may show. */
export interface Images {
  /** By path of the original, in NFC; null for one that cannot be shown, which has been told. */
  byPath: ReadonlyMap<string, Picture | null>;
  /** Names of the files as they are told to editors, by the same paths. */
  files: ReadonlyMap<string, string>;
  /** Endings of the names of files that can be resized. */
  formats: readonly string[];
  problems: readonly Problem[];
}

/** What was read of each file, for a server that builds again after each change. */
const known = new Map<string, { stamp: string; picture: Picture }>();

/**
 * Resizes the images beside the texts and those in `src/assets/img`. What was resized before is
 * kept: a photo takes one to four seconds.
 *
 * @param root folder that holds `src/content` and `src/versions`
 * @returns with a problem for each file that cannot be shown, whether a text asks for it or not
 */
export async function readImages(root: string): Promise<Images> {
  const byPath = new Map<string, Picture | null>();
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  const beside = ["content", "versions"].flatMap((name) => imagesBelow(join(root, "src", name)));
  // One after the other: a photo takes up to 160 MB while it is read, and uses all processors.
  for (const path of [...beside, ...imagesBelow(ASSETS)]) {
    const name = (path.startsWith(ASSETS) ? path : relative(root, path)).replaceAll("\\", "/");
    const key = path.normalize("NFC");
    files.set(key, name);
    try {
      byPath.set(key, await readImage(path));
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      byPath.set(key, null);
      problems.push({ file: name, problem: `The image ${error.message}`, fix: error.fix });
    }
  }
  return { byPath, files, formats: IMAGE_FORMATS, problems };
}

/** The files here have addresses of their own, `/img/…`, and are published as they are, too. */
const ASSETS = join("src", "assets", "img");

function imagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => [...IMAGE_FORMATS, ...OTHER_FORMATS].includes(endingOf(path)))
    .sort();
}

function endingOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

async function readImage(path: string): Promise<Picture> {
  if (!existsSync(path)) {
    throw new ImageProblem("is a link to a file that is not there.", "Put the file itself there.");
  }
  if (OTHER_FORMATS.includes(endingOf(path))) {
    throw new ImageProblem(
      `is in the format ${endingOf(path).toUpperCase()}, which most browsers cannot show.`,
      "Export it as JPEG.",
    );
  }
  const { mtimeMs, size, ino } = statSync(path);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const before = known.get(path);
  if (before?.stamp === stamp && filesOf(before.picture).every(isKept)) return before.picture;
  const original = await readFile(path);
  const picture = await cachedPicture(original);
  if (path.startsWith(ASSETS)) await checkPublished(original);
  known.set(path, { stamp, picture });
  return picture;
}

/** @throws ImageProblem when an image should not be published as it is */
async function checkPublished(original: Buffer): Promise<void> {
  const asSmall = "Put it beside the text that shows it, or save it smaller and without metadata.";
  if (original.length > FILE_LIMIT) {
    throw new ImageProblem(
      `is published as it is and weighs ${Math.round(original.length / 1000)} kB, more than ${FILE_LIMIT / 1000} kB.`,
      asSmall,
    );
  }
  const { exif, xmp } = await sharp(original).metadata();
  if (exif || xmp) {
    throw new ImageProblem(
      "is published as it is, with what the camera wrote about place, time and owner.",
      asSmall,
    );
  }
}

function filesOf({ sources }: Picture): PictureFile[] {
  return sources.flatMap(({ files }) => files);
}

function isKept({ name }: PictureFile): boolean {
  return existsSync(join(IMAGE_CACHE, name));
}

/** Copies the resized files of some images into the output folder. */
export async function copyImages(used: Iterable<Picture>, output: string): Promise<void> {
  const names = new Set([...used].flatMap(filesOf).map(({ name }) => name));
  await Promise.all(
    [...names].map((name) => cp(join(IMAGE_CACHE, name), join(output, IMAGE_FOLDER, name))),
  );
}
