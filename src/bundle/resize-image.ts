import { gzipSync } from "node:zlib";
import sharp, { type Metadata, type Sharp } from "sharp";

/** Width of the text column (`--measure`) on one, one and a half and two pixels for each CSS pixel. */
const WIDTHS = [624, 936, 1248] as const;
/** No file that a page shows weighs more, in bytes. */
export const FILE_LIMIT = 150_000;
/** A larger picture takes more memory to read than small build machines have. */
const PIXEL_LIMIT = 40_000_000;

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

type Encoding = (image: Sharp) => Sharp;

const webp: readonly Encoding[] = [75, 62, 50, 38, 26, 14].map(
  (quality) => (image) => image.webp({ quality, alphaQuality: quality }),
);

/** What is tried for each kind of file until the file is small enough, the best first. */
const ENCODINGS = {
  avif: [50, 42, 34, 26, 18].map(
    (quality): Encoding =>
      (image) =>
        // More effort takes four times as long and saves a tenth.
        image.avif({ quality, effort: 2 }),
  ),
  webp,
  exactWebp: [(image) => image.webp({ lossless: true }), ...webp],
  jpeg: [75, 62, 50, 38, 26, 14].map(
    (quality): Encoding =>
      (image) =>
        image.jpeg({ quality, mozjpeg: true }),
  ),
  png: [
    (image) => image.png({ compressionLevel: 9 }),
    ...[256, 64, 16].map(
      (colours): Encoding =>
        (image) =>
          // More effort takes ten times as long and saves a fifth.
          image.png({ palette: true, colours, effort: 4 }),
    ),
  ],
} satisfies Record<string, readonly Encoding[]>;

/** Changes whenever the same original would give other files: count up when the encodings change. */
export const RECIPE = JSON.stringify([1, WIDTHS, FILE_LIMIT, sharp.versions]);

/** An image in the kinds and widths that pages need. */
export interface ResizedImage {
  /** Largest size. */
  width: number;
  height: number;
  /** By kind of file; browsers take the first that they know, and all know the last. */
  sources: { type: string; ending: string; files: { width: number; content: Buffer }[] }[];
}

/** Something about an image that its editor has to mend. */
export class ImageProblem extends Error {
  readonly fix: string;

  /** @param problem goes on after "The image " */
  constructor(problem: string, fix: string) {
    super(problem);
    this.fix = fix;
  }
}

/**
 * Makes the files that a page shows of an image: upright, in sRGB, without what the camera wrote
 * about place and time, never larger than the original. Drawings of few colours keep each pixel
 * where that is smaller; SVG stays what it is.
 *
 * @param original content of the file; what its name says does not matter
 * @throws ImageProblem when it cannot be shown
 */
export async function resizeImage(original: Buffer): Promise<ResizedImage> {
  const metadata = await metadataOf(original);
  if (metadata.format === "svg") return vectorImage(original, metadata);
  const { width, height } = metadata.autoOrient;
  if (width * height > PIXEL_LIMIT) {
    const megapixels = Math.round((width * height) / 1_000_000);
    throw new ImageProblem(
      `has ${megapixels} megapixels, more than the ${PIXEL_LIMIT / 1_000_000} that can be read.`,
      "Save it smaller: 2500 pixels are enough for its longer side.",
    );
  }
  const image = await uprightImage(original);
  const { width: widest = 0, height: tallest = 0 } = await image.metadata();
  const { isOpaque } = await image.stats();
  const isDrawing = metadata.format !== "jpeg" && (await isSmallerExact(image));
  const kinds = isDrawing
    ? ([["webp", "exactWebp"], ["png"]] as const)
    : ([["avif"], ["webp"], [isOpaque ? "jpeg" : "png"]] as const);
  const sources = kinds.map(async ([ending, encodings = ending]) => ({
    type: `image/${ending}`,
    ending,
    files: await filesOf(image, widest, ENCODINGS[encodings]),
  }));
  return { width: widest, height: tallest, sources: await Promise.all(sources) };
}

async function metadataOf(original: Buffer): Promise<Metadata> {
  const metadata = await read(original, (image) => image.metadata());
  if ((metadata.pages ?? 1) > 1 && /gif|webp/.test(metadata.format)) {
    throw new ImageProblem(
      "moves, and readers whom that disturbs could not stop it.",
      "Save the one picture of it that says most, as PNG or JPEG.",
    );
  }
  return metadata;
}

/** The image as large as it is shown at most; what follows works on its pixels alone. */
async function uprightImage(original: Buffer): Promise<Sharp> {
  const { data, info } = await read(original, (image) =>
    image
      .autoOrient()
      .resize({ width: WIDTHS[2], withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function isSmallerExact(image: Sharp): Promise<boolean> {
  const [exact, similar] = await Promise.all([
    image.clone().webp({ lossless: true }).toBuffer(),
    image.clone().avif({ quality: 50, effort: 2 }).toBuffer(),
  ]);
  return exact.length <= Math.min(similar.length, FILE_LIMIT);
}

/** Widths that come out too heavy in the lowest quality are left out; the smallest always stays. */
async function filesOf(
  image: Sharp,
  widest: number,
  encodings: readonly Encoding[],
): Promise<{ width: number; content: Buffer }[]> {
  // One that is hardly smaller than the largest would be downloaded in its stead by nobody.
  const widths = [...WIDTHS.filter((width) => width * 1.2 < widest), widest];
  const files = widths.map(async (width, index) => {
    let content = Buffer.alloc(0);
    for (const encoding of encodings) {
      content = await encoding(image.clone().resize({ width })).toBuffer();
      if (content.length <= FILE_LIMIT) return [{ width, content }];
    }
    return index === 0 ? [{ width, content }] : [];
  });
  return (await Promise.all(files)).flat();
}

function vectorImage(original: Buffer, { width, height }: Metadata): ResizedImage {
  const text = original.toString("utf8");
  const [root = ""] = /<svg\b[^>]*>/i.exec(text) ?? [];
  const hasSize = ["width", "height"].every((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["'][\\d.]+[a-z]*["']`).test(root),
  );
  if (!hasSize && !/\sviewBox\s*=/.test(root)) {
    throw new ImageProblem(
      "does not say how large it is, so pages cannot keep its place free.",
      'Write in its first element its width and height:  <svg viewBox="0 0 600 400" …>',
    );
  }
  if (!text.includes(SVG_NAMESPACE)) {
    throw new ImageProblem(
      "does not say that it is SVG, so browsers do not draw it.",
      `Write in its first element:  <svg xmlns="${SVG_NAMESPACE}" …>`,
    );
  }
  const weight = gzipSync(original).length;
  if (weight > FILE_LIMIT) {
    throw new ImageProblem(
      `weighs ${Math.round(weight / 1000)} kB; a drawing may weigh ${FILE_LIMIT / 1000} kB.`,
      "Export it as PNG or JPEG, which are made smaller for you.",
    );
  }
  return {
    width,
    height,
    sources: [{ type: "image/svg+xml", ending: "svg", files: [{ width, content: original }] }],
  };
}

/** @throws ImageProblem with the likely reason when the image cannot be read */
async function read<T>(original: Buffer, reading: (image: Sharp) => Promise<T>): Promise<T> {
  try {
    return await reading(sharp(original));
  } catch {
    throw unreadable(original);
  }
}

/** Why a file is no image that can be read, as far as its beginning tells. */
function unreadable(original: Buffer): ImageProblem {
  const asPhoto = "Export it again as JPEG, and put the new file in its place.";
  const beginning = original.subarray(0, 1000).toString("latin1");
  if (original.length === 0) return new ImageProblem("is empty: the file has no content.", asPhoto);
  if (/<svg\b/i.test(beginning)) {
    return new ImageProblem(
      "is an SVG drawing whose code has a mistake.",
      "Export it again as SVG, or as PNG.",
    );
  }
  if (/^.{4}ftyp(hei|hev|mif|msf)/s.test(beginning)) {
    return new ImageProblem(
      "is in the format HEIC, which most browsers cannot show, whatever its name says.",
      asPhoto,
    );
  }
  const isText = !/[^\t\n\r\f\x20-\x7e\x80-\xff]/.test(beginning);
  return new ImageProblem(
    isText
      ? "holds text and no picture, whatever its name says."
      : "is damaged, or only a part of the file has arrived.",
    asPhoto,
  );
}
