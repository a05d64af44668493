import { ACCENT_2, INK } from "../illustration/palette.ts";

export interface HungEmblemProps {
  /** What it draws, 64 × 64. */
  drawing: string;
  /** Colour of its cloth, which is that of the arch. */
  cloth: string;
}

/** An embroidered patch on a thread from the top of the arch, in the coordinates of `Archway`. */
export function HungEmblem({ drawing, cloth }: HungEmblemProps) {
  return (
    <>
      <path
        fill={INK}
        opacity=".3"
        d="M76 206V104a84 84 0 0 1 168 0v102h-9V104a75 75 0 0 0-150 0v102z"
      />
      <path fill="none" stroke={ACCENT_2} strokeWidth="2.5" d="M160 16v48" />
      <g
        transform="translate(94.4 58)scale(2.05)"
        dangerouslySetInnerHTML={{ __html: drawing.replaceAll(/var\(--patch,[^)]*\)/g, cloth) }}
      />
    </>
  );
}
