import { globSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import Image, { type ImageMetadata } from "@11ty/eleventy-img";

/** Folder of resized images below the output folder. */
const FOLDER = "assets/images";
/** Resized files are kept between builds; the names hold a hash of the original. */
const CACHE = ".cache/images";
/** Widths that the text column needs on phones and on sharp screens. */
const WIDTHS = [480, 800, 1360];
/** How wide an image is shown: the text column, at most 68 characters. */
const SIZES = "(max-width: 48rem) 100vw, 43rem";

/** What can be resized, by the ending of its name. */
const IMAGE_FORMATS = ["jpg", "jpeg", "png", "webp", "avif", "gif", "svg"];

const OPTIONS = {
  widths: [...WIDTHS, "auto" as const],
  formats: ["svg" as const, "webp" as const, "jpeg" as const],
  outputDir: `${CACHE}/`,
  urlPath: `/${FOLDER}/`,
  svgShortCircuit: true,
};

/** What texts may show. */
export interface Images {
  /** Sizes and addresses of the resized files, by path of the original. */
  byPath: ReadonlyMap<string, ImageMetadata>;
  /** Endings of the names of files that can be resized. */
  formats: readonly string[];
}

/**
 * Resizes the images beside the texts and those in `src/assets/img`. What was resized before is
 * kept: a photo takes about 0.2 s.
 *
 * @param root folder that holds `src/content` and `src/versions`
 */
export async function readImages(root: string): Promise<Images> {
  const ending = `*.{${IMAGE_FORMATS.join(",")}}`;
  const files = [
    ...globSync(`src/{content,versions}/**/${ending}`, { cwd: root }).map((file) =>
      join(root, file),
    ),
    ...globSync(`src/assets/img/${ending}`),
  ];
  const resized = files.map(async (file) => [file, await Image(file, OPTIONS)] as const);
  return { byPath: new Map(await Promise.all(resized)), formats: IMAGE_FORMATS };
}

/** HTML of an image: two formats in several widths, with its size, so that nothing moves when it arrives. */
export function imageHtml(metadata: ImageMetadata, alt: string): string {
  return Image.generateHTML(metadata, { alt, sizes: SIZES, loading: "lazy", decoding: "async" });
}

/** Copies the resized files of some images into the output folder. */
export async function copyImages(used: Iterable<ImageMetadata>, output: string): Promise<void> {
  const files = [...used].flatMap((metadata) => Object.values(metadata).flat());
  await Promise.all(
    files.map(({ outputPath }) => cp(outputPath, join(output, FOLDER, basename(outputPath)))),
  );
}
