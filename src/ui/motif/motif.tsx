import type { ReactNode } from "react";
import type { Motif as MotifName } from "../../schema/pictures.ts";
import { ACCENT, ACCENT_2, BROWN, INK, PAPER, TINT } from "../illustration/palette.ts";
import { Hanger, OakCrown, Overall, Standard, Umbrella } from "../illustration/things.tsx";

export interface MotifProps {
  name: MotifName;
}

/** What stands in an arch, in the coordinates of `Archway`: ground at 206, centre at 160. */
export function Motif({ name }: MotifProps) {
  return MOTIFS[name].drawing;
}

/** What the arch is filled with where no colour group decides. */
export function motifFill(name: MotifName): string {
  return MOTIFS[name].fill;
}

const MOTIFS: Record<MotifName, { fill: string; drawing: ReactNode }> = {
  // The oak in the courtyard of KTH.
  tree: {
    fill: ACCENT,
    drawing: (
      <>
        <circle cx="200" cy="176" r="24" fill={PAPER} />
        <g transform="translate(160 206)scale(.82)translate(-320 -326)">
          <g transform="translate(20 9)scale(.94)">
            <OakCrown />
          </g>
          <path
            fill={INK}
            d="M218 326v-18q50-4 82-16 12-26 9-62l-34-40q22 14 38 28l4-52 6 50q10-16 28-28l-20 36q-4 40 10 68 30 12 82 16v18z"
          />
        </g>
      </>
    ),
  },
  // The chapter's standard and the gavel of the chapter meeting.
  standard: {
    fill: ACCENT,
    drawing: (
      <>
        <Standard />
        <circle cx="169" cy="77" r="7.5" fill={ACCENT_2} />
      </>
    ),
  },
  // An overall on its hanger in front of a moon; what it is worn for follows from the colour around it.
  overall: {
    fill: ACCENT,
    drawing: (
      <>
        <circle cx="160" cy="124" r="66" fill={PAPER} />
        <g transform="translate(160 206)scale(.87)translate(-130 -326)">
          <Overall />
        </g>
      </>
    ),
  },
  // Bars laid brick by brick behind a briefcase.
  briefcase: {
    fill: PAPER,
    drawing: (
      <>
        <g fill="none" strokeWidth="11" strokeDasharray="14 2">
          <path stroke={BROWN} d="M90 200h30M90 187h30M90 174h30M90 161h30M90 148h30" />
          <path
            stroke={ACCENT}
            d="M126 200h30M126 187h30M126 174h30M126 161h30M126 148h30M126 135h30M126 122h30"
          />
          <path
            stroke={ACCENT_2}
            d="M162 187h30M162 174h30M162 161h30M162 148h30M162 135h30M162 122h30M162 109h30M162 96h30"
          />
          <path
            stroke={BROWN}
            d="M198 200h30M198 187h30M198 174h30M198 161h30M198 148h30M198 135h30M198 122h30M198 109h30M198 96h30M198 83h30M198 70h30"
          />
        </g>
        <path fill="none" stroke={INK} strokeWidth="3" d="m105 124 36-28 36-26 36-24" />
        <g fill={INK}>
          <circle cx="105" cy="124" r="5" />
          <circle cx="141" cy="96" r="5" />
          <circle cx="177" cy="70" r="5" />
          <circle cx="213" cy="46" r="5" />
        </g>
        <path fill="none" stroke={INK} strokeWidth="7" d="M134 152v-8q0-6 6-6h20q6 0 6 6v8" />
        <path
          fill={ACCENT_2}
          stroke={PAPER}
          strokeWidth="3"
          d="M104 150h92q4 0 4 4v52H100v-52q0-4 4-4z"
        />
        <path fill={INK} d="M100 172h100v5H100z" />
        <path fill={ACCENT} d="M142 166h16v17h-16z" />
      </>
    ),
  },
  // A cup of tea that stays warm and dry under an umbrella.
  umbrella: {
    fill: ACCENT_2,
    drawing: (
      <>
        <path
          fill="none"
          stroke={PAPER}
          strokeWidth="3"
          strokeLinecap="round"
          d="M112 46l-4 14M204 44l-4 14M232 76l-4 14M90 150l-4 14M224 136l-4 14M102 182l-4 14M232 172l-4 14M200 168l-4 14"
        />
        <g transform="translate(160 118)scale(.74)rotate(-14)translate(-160 -118)">
          <Umbrella />
        </g>
        <path
          fill="none"
          stroke={PAPER}
          strokeWidth="4"
          strokeLinecap="round"
          d="M120 140q-5-5 0-9t0-9m18 18q-5-5 0-9t0-9"
        />
        <path fill="none" stroke={PAPER} strokeWidth="8" d="M156 160h6q10 0 10 9t-10 9h-8" />
        <path fill={PAPER} d="M94 148h64v28q0 24-24 24h-16q-24 0-24-24z" />
        <path fill={BROWN} d="M94 148h64v8H94z" />
        <path fill={ACCENT} d="M112 170h14v17h-14z" />
        <path fill={INK} d="M118 148h2v22h-2zM82 199h88l-9 7H91z" />
      </>
    ),
  },
  // An open book on a pile of closed ones, with a marker.
  book: {
    fill: ACCENT_2,
    drawing: (
      <>
        <path fill={ACCENT} d="M98 188h124v18H98z" />
        <path fill={PAPER} d="M104 192h112v10H104z" />
        <path fill={INK} d="M108 168h110v20H108z" />
        <path fill={TINT} d="M112 172h106v12H112z" />
        <path fill={BROWN} d="M88 96q40-10 72 8 32-18 72-8v72q-40-8-72 8-32-16-72-8z" />
        <path
          fill={PAPER}
          d="M96 88q38-8 64 10v70q-28-16-64-10zM224 88q-38-8-64 10v70q28-16 64-10z"
        />
        <path fill="none" stroke={INK} strokeWidth="3" d="M160 98v70" />
        <path
          fill="none"
          stroke={TINT}
          strokeWidth="5"
          d="M106 102q22-3 42 6m-42 9q22-3 42 6m-42 9q22-3 42 6M214 117q-22-3-42 6m42 9q-22-3-42 6"
        />
        <path fill={ACCENT} d="M186 84q10-1 18 0v34l-9-8-9 9z" />
        <path
          fill="none"
          stroke={PAPER}
          strokeWidth="4"
          strokeLinecap="round"
          d="M124 54l7 12M160 42v16M196 54l-7 12"
        />
      </>
    ),
  },
  // An empty hanger, its hook bent to a question mark.
  hanger: {
    fill: PAPER,
    drawing: (
      <>
        <Hanger />
        <path fill={ACCENT_2} d="m176 188 34-5 3 20-34 5z" />
      </>
    ),
  },
  // A screen on a pile of bricks, with a page that is being written.
  screen: {
    fill: ACCENT_2,
    drawing: (
      <>
        <path fill={INK} d="M86 64h148q6 0 6 6v92q0 6-6 6H86q-6 0-6-6V70q0-6 6-6z" />
        <path fill={PAPER} d="M90 74h140v84H90z" />
        <path fill={BROWN} d="M90 74h140v15H90z" />
        <g fill={PAPER}>
          <circle cx="99" cy="81.5" r="3" />
          <circle cx="109" cy="81.5" r="3" />
          <circle cx="119" cy="81.5" r="3" />
        </g>
        <path fill={ACCENT} d="M98 150v-30a22 22 0 0 1 44 0v30z" />
        <path
          fill="none"
          stroke={ACCENT_2}
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
          d="m114 124-8 9 8 9m12-18 8 9-8 9"
        />
        <path fill="none" stroke={INK} strokeWidth="6" d="M152 106h66M152 146h30" />
        <path fill="none" stroke={TINT} strokeWidth="6" d="M152 119h52M152 132h62" />
        <path fill={INK} d="M188 142h3v10h-3zM148 168h24v14h-24z" />
        <g fill={BROWN}>
          <path d="M112 182h30v11h-30zM145 182h30v11h-30zM178 182h30v11h-30z" />
          <path d="M96 195h30v11H96zM129 195h30v11h-30zM162 195h30v11h-30zM195 195h30v11h-30z" />
        </g>
      </>
    ),
  },
  // A board with notices, one pinned askew.
  noticeboard: {
    fill: ACCENT,
    drawing: (
      <>
        <path fill={INK} d="M100 60h8v146h-8zM212 60h8v146h-8z" />
        <path fill={BROWN} d="M84 62h152v102H84z" />
        <path fill={TINT} d="M92 70h136v86H92z" />
        <path fill={PAPER} d="m100 82 44-4 5 58-44 4z" />
        <path fill={ACCENT_2} d="M158 78h32v40h-32z" />
        <path fill={PAPER} d="m198 84 24 3-4 32-24-3zM158 126h60v22h-60z" />
        <path
          fill="none"
          stroke={INK}
          strokeWidth="4"
          d="m109 95 30-2.5m-29 12.5 30-2.5m-29 12.5 20-1.700M166 134h44M166 141h26"
        />
        <path fill={ACCENT} d="M164 112v-14a10 10 0 0 1 20 0v14zM203 94l14 2-2 16-14-2z" />
        <g fill={INK}>
          <circle cx="122" cy="80" r="4" />
          <circle cx="174" cy="79" r="4" />
          <circle cx="209" cy="86" r="4" />
        </g>
        <path fill={ACCENT_2} d="M118 206v-18l34-12 3 24-16 6z" />
        <path fill={PAPER} d="M150 174l7-2 5 28-7 2z" />
        <path fill={INK} d="M126 198l10-2 3 10h-11z" />
      </>
    ),
  },
  // A student cap on a pile of bricks.
  cap: {
    fill: ACCENT_2,
    drawing: (
      <>
        <g fill={BROWN}>
          <path d="M104 180h34v12h-34zM142 180h34v12h-34zM180 180h34v12h-34z" />
          <path d="M88 194h34v12H88zM126 194h34v12h-34zM164 194h34v12h-34zM202 194h30v12h-30z" />
        </g>
        <path fill={PAPER} d="M106 146q-26-26-8-38 62-22 126 0 18 12-8 38-54-10-110 0z" />
        <path fill={TINT} d="M98 108q62-22 126 0-60-8-126 0z" />
        <path fill={INK} d="M106 142q54-12 110 0v22q-56-10-110 0z" />
        <path fill={INK} d="M106 160q56-10 110 0 22 8 26 20-70-18-146 0-2-12 10-20z" />
        <path fill={ACCENT} d="M106 150q54-10 110 0v6q-56-10-110 0z" />
        <circle cx="160" cy="152" r="9" fill={ACCENT_2} />
        <path
          fill="none"
          stroke={PAPER}
          strokeWidth="4"
          strokeLinecap="round"
          d="M118 62l6 12M160 44v16M204 62l-6 12"
        />
      </>
    ),
  },
};

export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];
