import type { SharePicture as SharePictureModel } from "../../collections/pages/share-picture.ts";
import arch from "../../theme/share-picture/arch.svg";
import background from "../../theme/share-picture/background.svg";
import { COVER_DRAWINGS } from "../cover/covers.ts";

/** Where the text is placed; the drawing has only the wall there. */
export const WORDS = { left: 72, top: 56, right: 668, bottom: 540 };

export interface SharePictureProps extends Pick<SharePictureModel, "motif" | "emblem" | "cluster"> {
  /** SVG, from the upper left corner of their box. */
  words: string;
}

/** The image of a link preview without its text: a wall, and an arch with an emblem or a motif. */
export function SharePicture({ motif, emblem, cluster, words }: SharePictureProps) {
  const inArch =
    emblem === null
      ? COVER_DRAWINGS[motif].content
      : `${arch.content}<g transform="translate(94.4 58)scale(2.05)">${emblem}</g>`;
  const color = cluster ? `var(--${cluster})` : "$1";
  const html = inArch
    .replace(/var\(--arch,(var\([^)]*\))\)/, color)
    .replaceAll(/var\(--patch,([^)]*)\)/g, color);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1200"
      height="630"
      viewBox={background.viewBox}
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: background.content }} />
      <g transform="translate(572 94)scale(2.3)" dangerouslySetInnerHTML={{ __html: html }} />
      <g
        transform={`translate(${WORDS.left} ${WORDS.top})`}
        dangerouslySetInnerHTML={{ __html: words }}
      />
    </svg>
  );
}
