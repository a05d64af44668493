import { generateHTML } from "@11ty/eleventy-img/src/generate-html.js";
import type { ImageMetadata } from "./images.ts";

/** How wide an image is shown: the text column between its gutters, half of it in a row, or beside an event. */
const SIZES = {
  alone: "(max-width: 42rem) 92vw, 39rem",
  inRow: "(max-width: 38rem) 92vw, 19rem",
  thumbnail: "(max-width: 40em) 92vw, 13rem",
};

export interface ImageOptions {
  /** Lazy for all images of a page but the first. */
  loading: "eager" | "lazy";
  /** Whether it is in a row of images. */
  inRow?: boolean;
  /** Whether it is beside an entry of a list. */
  isThumbnail?: boolean;
  /** What its link to its largest file says, if that is wider than the place: see `widgets/behaviours/pictures.ts`. */
  opensLarge?: string | undefined;
}

/** Widths of those places in pixels. */
const PLACES = { alone: 624, inRow: 304 };

/** HTML of an image in all its formats and widths, with its size, so that the page does not shift. */
export function imageHtml(
  image: ImageMetadata,
  alt: string,
  { loading, inRow = false, isThumbnail = false, opensLarge }: ImageOptions,
): string {
  const shown = SIZES[isThumbnail ? "thumbnail" : inRow ? "inRow" : "alone"];
  const hasWidths = Object.values(image).some((files) => files.length > 1);
  // A browser that has not fetched the image yet knows its real width.
  const sizes = loading === "lazy" ? `auto, ${shown}` : shown;
  const { width = 0, height = 0, url = "" } = largest(image) ?? {};
  const html = generateHTML(image, {
    alt,
    ...(hasWidths && { sizes }),
    ...(loading === "lazy" && { loading }),
    decoding: "async",
    // In the window it would be a strip: it scrolls there.
    ...(opensLarge && height > 2 * width && { "data-tall": "" }),
  });
  // The text of an image is the name of its link; the title says what the link does.
  if (!opensLarge || !alt || width <= PLACES[inRow ? "inRow" : "alone"]) return html;
  return `<a href="${url}" title="${opensLarge}" data-large>${html}</a>`;
}

/** Address of the largest file in the format that every browser knows, for links to an image. */
export function imageAddress(image: ImageMetadata): string {
  return largest(image)?.url ?? "";
}

/** The largest file of an image, in the format that every browser knows. */
export const largest = (image: ImageMetadata) => Object.values(image).at(-1)?.at(-1);
