import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, relative } from "node:path";
import processImage, { type Metadata } from "@11ty/eleventy-img";
import sharp from "sharp";
import { IMAGES } from "../messages/images.ts";
import type { Mistake } from "../messages/message.ts";
import { errorAbout, type Finding, shortened } from "../schema/finding.ts";
import { isImage } from "../schema/pictures.ts";
import { posixPath } from "../schema/posix-path.ts";
import { activeContent, isEndless, withoutNotes } from "./vector.ts";

/** The files of an image by format, each in several widths: what eleventy-img returns. */
export type ImageMetadata = Metadata;

/** What texts may show. */
export interface Images {
  /** By path of the original, in NFC; null for an image that cannot be shown, which has a finding. */
  byPath: ReadonlyMap<string, ImageMetadata | null>;
  findings: readonly Finding[];
}

/** Processed images are kept between builds; eleventy-img names them by a hash of the original. */
const CACHE = ".cache/images";
const OUTPUT_FOLDER = "assets/images";
/** What several pages or data show, as `/img/<name>`; the CMS saves uploads here. */
const ASSETS = "src/assets/img";

/** In bytes. A page with a photo has to load quickly on a phone. */
const FILE_LIMIT = 150_000;
/** A larger image needs more memory than small build machines have. */
const PIXEL_LIMIT = 40_000_000;
/** Width of the text column (`--measure`) on one, one and a half and two pixels for each CSS pixel. */
const WIDTHS = [624, 936, 1248];

// It knows a file by its path, and would not see it replaced during `npm start`; nor does eleventy-img.
sharp.cache(false);

/** Images that were read before, with time and size of the file. */
const imagesRead = new Map<string, { state: string; image: ImageMetadata }>();

/** The reason why an image cannot be published. */
class ImageProblem extends Error {
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super(mistake.problem);
    this.mistake = mistake;
  }
}

/**
 * Processes the images beside the texts and those in `src/assets/img`.
 *
 * @param root folder that holds `src/content` and `src/versions`
 * @returns with a finding for each file that cannot be shown, whether a text shows it or not
 */
export async function readImages(root: string): Promise<Images> {
  const byPath = new Map<string, ImageMetadata | null>();
  const findings: Finding[] = [];
  const beside = ["content", "versions"].flatMap((name) => imagesBelow(join(root, "src", name)));
  // One after the other: a photo takes up to 160 MB while it is read, and uses all processors.
  for (const path of [...beside, ...imagesBelow(ASSETS)]) {
    const file = path.startsWith(ASSETS) ? path : posixPath(relative(root, path));
    const key = path.normalize("NFC");
    try {
      const { mtimeMs, size } = statSync(path);
      const state = `${mtimeMs} ${size}`;
      const before = imagesRead.get(path);
      const image =
        before?.state === state ? before.image : await readImage(path, { useCache: !before });
      imagesRead.set(path, { state, image });
      byPath.set(key, image);
    } catch (error) {
      const { mistake } = error instanceof ImageProblem ? error : unreadable(path, error);
      byPath.set(key, null);
      findings.push(errorAbout(file, mistake));
    }
  }
  return { byPath, findings };
}

/** Copies the processed files of some images into the output folder, if they are not there yet. */
export async function copyImages(used: Iterable<ImageMetadata>, output: string): Promise<void> {
  const files = [...used].flatMap((image) => Object.values(image).flat());
  const folder = join(output, OUTPUT_FOLDER);
  const there = new Set(existsSync(folder) ? readdirSync(folder) : []);
  await Promise.all(
    files
      .filter(({ filename }) => !there.has(filename))
      .map(({ outputPath, filename }) => cp(outputPath, join(folder, filename))),
  );
}

function imagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => posixPath(join(parentPath, name)))
    .filter(isImage)
    .sort();
}

async function readImage(path: string, caching: { useCache: boolean }): Promise<ImageMetadata> {
  const { format, width, height, pages = 1, hasAlpha } = await sharp(path).metadata();
  if (width * height > PIXEL_LIMIT) {
    const megapixels = String(Math.round((width * height) / 1_000_000));
    throw new ImageProblem(IMAGES.tooLarge({ megapixels, limit: String(PIXEL_LIMIT / 1_000_000) }));
  }
  if (pages > 1 && /gif|webp/.test(format)) {
    throw new ImageProblem(IMAGES.animated());
  }
  const drawing = format === "svg" ? readFileSync(path, "utf8") : null;
  if (drawing !== null) checkVector(drawing);
  // Of photos the metadata is lost when they are scaled.
  const source = drawing === null ? path : Buffer.from(withoutNotes(drawing));
  let image: ImageMetadata = {};
  for (const attempt of attemptsFor(format, hasAlpha)) {
    image = await processImage(source, { ...OPTIONS, ...caching, ...attempt });
    if (heaviest(image) <= FILE_LIMIT) return image;
  }
  if (format === "svg") {
    throw new ImageProblem(
      IMAGES.tooHeavy({ weight: kilobytes(heaviest(image)), limit: kilobytes(FILE_LIMIT) }),
    );
  }
  return image;
}

const OPTIONS = {
  widths: WIDTHS,
  outputDir: CACHE,
  urlPath: `/${OUTPUT_FOLDER}/`,
  fixOrientation: true,
};

const LOSSLESS = {
  formats: ["webp", "png"],
  sharpWebpOptions: { lossless: true },
  sharpPngOptions: { compressionLevel: 9 },
};

/** What is tried in turn until no file is above the limit. */
function attemptsFor(format: string, hasAlpha: boolean): object[] {
  // The size after compression, as a server sends it.
  if (format === "svg") return [{ formats: ["svg"], svgCompressionSize: "br" }];
  const formats = ["avif", "webp", hasAlpha ? "png" : "jpeg"];
  const lossy = [
    quality(75, WIDTHS),
    quality(50, WIDTHS),
    quality(30, WIDTHS),
    quality(30, WIDTHS.slice(0, 2)),
    quality(15, WIDTHS.slice(0, 1)),
  ].map((attempt) => ({ ...attempt, formats }));
  // Drawings with few colours keep each pixel where the result is small enough.
  return format === "jpeg" ? lossy : [LOSSLESS, ...lossy];
}

function quality(percent: number, widths: readonly number[]) {
  return {
    widths,
    // More effort takes four times as long and saves a tenth.
    sharpAvifOptions: { quality: Math.round(percent / 1.5), effort: 2 },
    sharpWebpOptions: { quality: percent, alphaQuality: percent },
    sharpJpegOptions: { quality: percent, mozjpeg: true },
    sharpPngOptions: { quality: percent, effort: 4 },
  };
}

function heaviest(image: ImageMetadata): number {
  return Math.max(...Object.values(image).flatMap((files) => files.map(({ size }) => size)));
}

/** @throws ImageProblem when browsers would not draw an SVG, or would do more than that */
function checkVector(svg: string): void {
  const active = activeContent(svg);
  if (active) {
    throw new ImageProblem(IMAGES.active({ content: shortened(active) }));
  }
  if (isEndless(svg)) throw new ImageProblem(IMAGES.endless());
  if (svg.includes("http://www.w3.org/2000/svg")) return;
  throw new ImageProblem(IMAGES.noNamespace());
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function unreadable(path: string, error: unknown): ImageProblem {
  const brand = existsSync(path) ? readFileSync(path).toString("latin1", 4, 11) : "";
  if (/^ftyp(hei|hev|mif|msf)/.test(brand)) {
    return new ImageProblem(IMAGES.heic());
  }
  const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return new ImageProblem(IMAGES.unreadable({ reason }));
}
