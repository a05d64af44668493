import Image from "@11ty/eleventy-img";

/** Folder of resized images below the output folder. */
const FOLDER = "assets/images";
/** Resized files are kept between builds; the names hold a hash of the original. */
const CACHE = ".cache/images";
/** Widths that the text column needs on phones and on sharp screens. */
const WIDTHS = [480, 800, 1360];
/** How wide an image is shown: the text column, at most 68 characters. */
const SIZES = "(max-width: 48rem) 100vw, 43rem";

const OPTIONS = {
  widths: [...WIDTHS, "auto" as const],
  formats: ["svg" as const, "webp" as const, "jpeg" as const],
  outputDir: `${CACHE}/`,
  urlPath: `/${FOLDER}/`,
  svgShortCircuit: true,
};

/**
 * HTML of an image: two formats in several widths, with its size, so that nothing moves when it
 * arrives. The files themselves are made by `writeImages`.
 */
export function imageHtml(file: string, alt: string): string {
  const metadata = Image.statsSync(file, OPTIONS);
  return Image.generateHTML(metadata, { alt, sizes: SIZES, loading: "lazy", decoding: "async" });
}

/**
 * Makes the files of all images and returns the folder they lie in. Existing ones are kept: a
 * photo takes about 0.2 s (shared/stack.md, section 7).
 */
export async function writeImages(files: Iterable<string>): Promise<{ from: string; to: string }> {
  await Promise.all([...files].map((file) => Image(file, OPTIONS)));
  return { from: CACHE, to: FOLDER };
}
