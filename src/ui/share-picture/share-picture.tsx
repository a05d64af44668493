import type { SharePicture as SharePictureModel } from "../../model/pages/share-picture.ts";
import { Archway } from "../illustration/arch.tsx";
import { ACCENT_2, BROWN, INK, PAPER, TINT } from "../illustration/palette.ts";
import { Bricks, Stones } from "../illustration/things.tsx";
import { Motif, motifFill } from "../motif/motif.tsx";
import { HungEmblem } from "./hung-emblem.tsx";

/** The box of the words; nothing else is drawn there but the wall. */
export const WORDS = { left: 72, top: 56, right: 668, bottom: 540 };

export interface SharePictureProps extends Pick<SharePictureModel, "motif" | "emblem" | "cluster"> {
  /** SVG, from the upper left corner of their box. */
  words: string;
}

/** What links to a page show: 1200 × 630, a wall with an arch. */
export function SharePicture({ motif, emblem, cluster, words }: SharePictureProps) {
  const fill = cluster ? `var(--${cluster})` : motifFill(motif);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
      aria-hidden="true"
    >
      <path fill={BROWN} d="M0 0h1200v630H0z" />
      <g transform="scale(2.3)">
        <Bricks>
          <path d="M0 9h122M247 9h47M472 9h50M497 31h25M0 229h22M497 207h25M512 218h10M297 207h22" />
          <path d="M0 20h97M272 20h22M484 20h38M500 42h22M0 240h22M259 240h22" />
        </Bricks>
      </g>
      <path
        fill={INK}
        stroke={INK}
        strokeWidth="7"
        strokeLinejoin="round"
        d="M103 63h84L159.5 171H75.5z"
      />
      <g transform="translate(72 59)scale(1.8)">
        <path
          fill={PAPER}
          d="M19.3 24h29l-1.3 6q-8 0-8.800 3.5l-3 13q-.9 3.5 7.100 3.5l-1.3 6h-29l1.3-6q8 0 8.900-3.5l3-13q.8-3.5-7.200-3.5z"
        />
        <circle cx="36.4" cy="13" r="6.5" fill={ACCENT_2} />
      </g>
      <g transform="translate(572 94)scale(2.3)">
        <Archway fill={fill} />
        <clipPath id="arch">
          <path d="M76 206V104a84 84 0 0 1 168 0v102z" />
        </clipPath>
        <g clipPath="url(#arch)">
          {emblem === null ? <Motif name={motif} /> : <HungEmblem drawing={emblem} cloth={fill} />}
        </g>
      </g>
      <path fill={INK} d="M0 568h1200v14H0z" />
      <path fill={TINT} d="M0 582h1200v48H0z" />
      <g transform="scale(2.3)">
        <Stones>
          <path d="M4 261h520M-9 272h530" />
        </Stones>
      </g>
      <g
        transform={`translate(${WORDS.left} ${WORDS.top})`}
        dangerouslySetInnerHTML={{ __html: words }}
      />
    </svg>
  );
}
