import type { SharePicture as SharePictureModel } from "../../collections/pages/share-picture.ts";
import { PICTURE_SIZES, type PictureFormat } from "../../schema/pictures.ts";
import wall from "../../theme/covers/wall.svg";
import arch from "../../theme/share-picture/arch.svg";
import background from "../../theme/share-picture/background.svg";
import mark from "../../theme/share-picture/mark.svg";
import { COVER_DRAWINGS } from "../cover/covers.ts";

/** Where things are in a picture; elsewhere there is only the wall. */
export interface PictureLayout {
  /** The box of mark, title and line. */
  words: { left: number; top: number; right: number; bottom: number };
  /** Sizes of letters, and the height that the line may take. */
  title: number;
  line: { largest: number; height: number };
  /** Upper left corner of the arch and its size. */
  arch: { x: number; y: number; scale: number };
  /** Upper left corner of the sign with the day; null where there is no room. */
  sign: { x: number; y: number } | null;
}

/** In stories the words keep clear of what the programs put over the upper and the lower edge. */
export const PICTURE_LAYOUTS: Readonly<Record<PictureFormat, PictureLayout>> = {
  link: {
    words: { left: 72, top: 56, right: 668, bottom: 540 },
    title: 104,
    line: { largest: 34, height: 105 },
    arch: { x: 572, y: 94, scale: 2.3 },
    sign: null,
  },
  square: {
    words: { left: 72, top: 64, right: 1008, bottom: 560 },
    title: 112,
    line: { largest: 42, height: 120 },
    arch: { x: 440, y: 566, scale: 2.15 },
    sign: { x: 72, y: 680 },
  },
  story: {
    words: { left: 80, top: 270, right: 1000, bottom: 1030 },
    title: 136,
    line: { largest: 50, height: 210 },
    arch: { x: 178, y: 1081, scale: 3.2 },
    sign: { x: 80, y: 1290 },
  },
};

export interface SharePictureProps
  extends Pick<SharePictureModel, "format" | "motif" | "emblem" | "cluster"> {
  /** SVG over the wall. */
  words: string;
}

/** A picture without its text: the mark on a wall, and an arch with an emblem or a motif. */
export function SharePicture({ format, motif, emblem, cluster, words }: SharePictureProps) {
  const { width, height } = PICTURE_SIZES[format];
  const layout = PICTURE_LAYOUTS[format];
  const { x, y, scale } = layout.arch;
  const html = [
    ...(format === "link" ? [background.content] : wallOf(format)),
    `<g transform="translate(${layout.words.left} ${layout.words.top})">${mark.content}</g>`,
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
export function archWith(
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

/** Bricks above the mark and beside the arch; behind the words the wall is plain. */
function wallOf(format: PictureFormat): string[] {
  const { words, arch: door } = PICTURE_LAYOUTS[format];
  const { width, height } = PICTURE_SIZES[format];
  const middle = width / 2 - 213.5 * door.scale;
  const brown = (top: number) =>
    `<path fill="var(--ill-brown)" d="M0 ${top}h${width}v${height}H0z"/>`;
  return [
    brown(0),
    `<g transform="translate(0 ${words.top - PICTURE_LAYOUTS.link.words.top})">${background.content}</g>`,
    brown(words.top + 100),
    `<g transform="translate(${middle} ${door.y})scale(${door.scale})">${wall.content}</g>`,
  ];
}
