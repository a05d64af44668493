import type { SharePicture as SharePictureModel } from "../../assets/share-pictures.ts";
import { PICTURE_SIZE } from "../../schema/pictures.ts";
import arch from "../../theme/share-picture/arch.svg";
import background from "../../theme/share-picture/background.svg";
import mark from "../../theme/share-picture/mark.svg";
import { COVER_DRAWINGS } from "../cover/covers.ts";

/** Where things are in the picture; elsewhere there is only the wall. */
export const PICTURE_LAYOUT = {
  /** The box of mark, title and line. */
  words: { left: 72, top: 56, right: 668, bottom: 540 },
  /** Sizes of letters, and the height that the line may take. */
  title: 104,
  line: { largest: 34, height: 105 },
  /** Upper left corner of the arch and its size. */
  arch: { x: 572, y: 94, scale: 2.3 },
};

export interface SharePictureProps extends Pick<SharePictureModel, "motif" | "emblem" | "cluster"> {
  /** SVG over the wall. */
  words: string;
}

/** A picture without its text: the mark on a wall, and an arch with an emblem or a motif. */
export function SharePicture({ motif, emblem, cluster, words }: SharePictureProps) {
  const { width, height } = PICTURE_SIZE;
  const { x, y, scale } = PICTURE_LAYOUT.arch;
  const { left, top } = PICTURE_LAYOUT.words;
  const html = [
    background.content,
    `<svg x="${left}" y="${top}" width="119" height="119" viewBox="${mark.viewBox}">${mark.content}</svg>`,
    `<g transform="translate(${x} ${y})scale(${scale})">${archWith({ motif, emblem }, cluster && `var(--${cluster})`)}</g>`,
    words,
  ].join("");
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * An arch, 320 × 240, with an emblem or a motif in it.
 *
 * @param cloth its colour in CSS, where it is not that of the drawing
 */
function archWith(
  { motif, emblem }: Pick<SharePictureModel, "motif" | "emblem">,
  cloth: string | null,
): string {
  const inArch =
    emblem === null
      ? COVER_DRAWINGS[motif].content
      : `${arch.content}<g transform="translate(94.4 58)scale(2.05)">${emblem}</g>`;
  const color = cloth ?? "$1";
  return inArch
    .replace(/var\(--arch,(var\([^)]*\))\)/, color)
    .replaceAll(/var\(--patch,([^)]*)\)/g, color);
}
