import type { ReactNode } from "react";
import { ACCENT, ACCENT_2, BROWN, INK, PAPER } from "./palette.ts";

/*
 * Things that stand in more than one picture; each is placed by the picture that shows it.
 */

/** An overall of the chapter on its hanger. */
export function Overall() {
  return (
    <>
      <path
        fill="none"
        stroke={INK}
        strokeWidth="4"
        strokeLinecap="round"
        d="M78 140h104M130 154v-6q8-2 8-10a8 8 0 0 0-16-1"
      />
      <path
        fill={BROWN}
        d="m112 150-13 5q-8 3-10 11l-14 62 17 5 11-35 1 36-8 84h28l6-68 6 68h28l-8-84 1-36 11 35 17-5-14-62q-2-8-10-11l-13-5q-18 10-36 0z"
      />
      <path
        fill={INK}
        d="m110 148 20 22 20-22 7 9-17 22-10-9-10 9-17-22zM104 229h52v7h-52zM74 220l20 6-2 9-19-6zM186 220l-20 6 2 9 19-6z"
      />
      <path fill="none" stroke={PAPER} strokeWidth="2" strokeDasharray="4 3" d="M130 176v72" />
      <path fill={ACCENT} d="M104 252h17v15h-17zM140 190h14v9h-14z" />
      <circle cx="149" cy="266" r="9" fill={PAPER} />
      <circle cx="113" cy="198" r="7" fill={ACCENT_2} />
      <path fill={ACCENT_2} d="m142 288 16-3 2 13-16 3z" />
      <path fill={PAPER} d="m104 282 15 1-9 13z" />
    </>
  );
}

/** The crown of the oak in the courtyard. */
export function OakCrown() {
  return (
    <>
      <path
        fill={ACCENT_2}
        d="M320 106q18-10 32 8 22-2 24 20 22 6 15 28 11 18-8 30-6 17-27 12-6 9-19 6q-9 12-24 5-11 9-23 0-14 5-24-7-20 3-23-15-17-12-6-30-6-22 16-27 4-22 27-19 14-20 40-11z"
      />
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="3"
        strokeLinecap="round"
        d="M342 124q9 1 12 9m4 8q9 1 12 10m2 12q7 3 7 11m-43-32q9 1 12 9m2 11q9 1 11 10m-2 12q6 2 7 9m-56-62q9 1 12 9m-36-3q8 1 11 9m10 7q9 1 12 9m-58-8q8 1 11 9m14 13q8 1 11 9m25-18q9 1 12 9m-74 16q8 1 10 9"
      />
    </>
  );
}

/** An open umbrella, upright. */
export function Umbrella() {
  return (
    <>
      <path fill={INK} d="M156 32h7v150q0 7 7 7t7-7h7q0 14-14 14t-14-14z" />
      <path
        fill={ACCENT}
        d="M62 112q4-70 97-74 93 4 98 74-19-16-39 0-19-16-39 0-20-16-39 0-20-16-39 0-19-16-39 0z"
      />
      <path
        fill={PAPER}
        d="M101 112q8-60 58-74-16 30-19 74-20-16-39 0zM179 112q-3-44-20-74 52 14 59 74-19-16-39 0z"
      />
    </>
  );
}

/** An empty hanger, its hook bent to a question mark. */
export function Hanger() {
  return (
    <>
      <path
        fill="none"
        stroke={INK}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M141 58q1-19 19-19t19 18q0 11-11 16-8 4-8 13v18l62 36q7 8-4 8H102q-11 0-4-8l62-36"
      />
      <circle cx="160" cy="104" r="9" fill={ACCENT} />
    </>
  );
}

/** The chapter's standard, without the dot of its letter. */
export function Standard() {
  return (
    <>
      <path fill={INK} d="M157 40h6v166h-6zM108 52h104v6H108zM138 198h44v8h-44z" />
      <circle cx="160" cy="37" r="7" fill={PAPER} />
      <path fill={PAPER} d="M114 58h92v98l-46 28-46-28z" />
      <path fill={BROWN} d="M114 58h92v88l-46 28-46-28z" />
      <path
        fill={PAPER}
        d="m150 90 31 0-1.4 6.5q-8 0-9 4l-4.4 20q-1 4 7 4l-1.4 6.5h-31l1.4-6.5q8 0 9-4l4.4-20q1-4-7-4z"
      />
    </>
  );
}

interface LinesProps {
  /** Paths along the middle of each row. */
  children: ReactNode;
}

/** Rows of bricks of a wall. */
export function Bricks({ children }: LinesProps) {
  return (
    <g fill="none" stroke={INK} strokeWidth="8" strokeDasharray="22 3" opacity=".24">
      {children}
    </g>
  );
}

/** Rows of cobblestones on the ground. */
export function Stones({ children }: LinesProps) {
  return (
    <g
      fill="none"
      stroke={INK}
      strokeWidth="7"
      strokeLinecap="round"
      strokeDasharray="14 12"
      opacity=".16"
    >
      {children}
    </g>
  );
}
