import { escapeAttribute } from "entities";
import type { Picture, PictureFile } from "./image-cache.ts";

/** Folder of resized images below the output folder. */
export const IMAGE_FOLDER = "assets/images";
/** How wide an image is shown: the text column between its gutters, or half of it in a row. */
const SIZES = { alone: "(max-width: 42rem) 92vw, 39rem", inRow: "(max-width: 38rem) 92vw, 19rem" };

export interface ImageOptions {
  /** An image that is not in sight at first is fetched when it is about to be. */
  loading: "eager" | "lazy";
  /** Whether it stands in a row of images. */
  inRow: boolean;
}

/** HTML of an image in all its kinds and widths, with its size, so that nothing moves when it arrives. */
export function imageHtml(
  { width, height, sources }: Picture,
  alt: string,
  { loading, inRow }: ImageOptions,
): string {
  const shown = inRow ? SIZES.inRow : SIZES.alone;
  // A browser that has not fetched the image yet knows its real width.
  const sizes = loading === "lazy" ? `auto, ${shown}` : shown;
  const candidates = (files: readonly PictureFile[]) =>
    files.length === 1
      ? `srcset="${files.map(addressOf).join()}"`
      : `srcset="${files.map((file) => `${addressOf(file)} ${file.width}w`).join(", ")}" sizes="${sizes}"`;
  const others = sources
    .slice(0, -1)
    .map(({ type, files }) => `<source type="${type}" ${candidates(files)}>`);
  const last = sources.at(-1)?.files ?? [];
  const image = [
    `<img src="${last.slice(-1).map(addressOf).join()}"`,
    ...(last.length > 1 ? [candidates(last)] : []),
    `alt="${escapeAttribute(alt)}" width="${width}" height="${height}"`,
    `${loading === "lazy" ? 'loading="lazy" ' : ""}decoding="async">`,
  ].join(" ");
  return others.length > 0 ? `<picture>${others.join("")}${image}</picture>` : image;
}

/** Address of the largest file that every browser knows, for links to an image. */
export function imageAddress({ sources }: Picture): string {
  return (sources.at(-1)?.files ?? []).slice(-1).map(addressOf).join();
}

function addressOf({ name }: PictureFile): string {
  return `/${IMAGE_FOLDER}/${name}`;
}
