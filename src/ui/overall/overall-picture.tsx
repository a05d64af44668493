import type { Overall } from "../../model/overall/overall.ts";
import { ACCENT, ACCENT_2, BROWN, INK, PAPER, TINT } from "../illustration/palette.ts";

export interface OverallPictureProps extends Pick<Overall, "cloth"> {
  viewBox: string;
}

/** The overall of the chapter without its patches, on a hanger in an arch. Decoration only. */
export function OverallPicture({ viewBox, cloth }: OverallPictureProps) {
  return (
    <svg className="on-suit ill" viewBox={viewBox} aria-hidden="true">
      <path fill={ACCENT_2} d="M14 640V326a316 316 0 0 1 632 0v314z" />
      <path
        fill="none"
        stroke={TINT}
        strokeWidth="26"
        strokeDasharray="27 4"
        d="M27 326a303 303 0 0 1 606 0"
      />
      <path fill={INK} d="M6 326h36v14H6zM618 326h36v14h-36z" />
      {/* Hook and hanger */}
      <path
        fill="none"
        stroke={INK}
        strokeWidth="8"
        strokeLinecap="round"
        d="M330 92V76q17-4 17-20a17 17 0 0 0-34-2M206 116q124-52 248 0"
      />
      {/* Student cap on bricks, porter */}
      <g transform="translate(0 20)">
        <path
          fill={BROWN}
          d="M22 598h40v22H22zM66 598h40v22H66zM110 598h40v22h-40zM40 572h40v22H40zM84 572h40v22H84z"
        />
        <path fill={PAPER} d="M46 550q-18-20-5-30 42-15 86 0 13 10-5 30-38-7-76 0z" />
        <path
          fill={INK}
          d="M46 546q38-8 76 0v10q16 5 19 16-50-14-110 0 0-11 15-16zM540 532h66l-5 88h-56z"
        />
        <circle cx="84" cy="548" r="5" fill={ACCENT_2} />
        <path
          fill="none"
          stroke={PAPER}
          strokeWidth="10"
          d="M604 552h8q16 0 16 15v12q0 15-16 15h-9"
        />
        <path fill={BROWN} d="m551 552 4 58h8l-4-58zM571 552h5v58h-5z" />
        <path
          fill={PAPER}
          d="M535 540q-10-16 6-23 2-16 20-13 14-12 26 1 18-2 19 14 11 9 1 21-8 10-16 1-4 19-11 1-10 9-18 0-16 9-27-2z"
        />
      </g>
      <g fill={BROWN} stroke={BROWN} strokeWidth="14" strokeLinejoin="round">
        {cloth.map((piece) => {
          const d = `M${piece.join(" ")}z`;
          return <path key={d} d={d} />;
        })}
      </g>
      {/* Song book in a pocket */}
      <path fill={ACCENT} d="m390 540 46-7 6 50-52 6z" />
      <path fill={ACCENT_2} d="m403 548 18-3 1 5-6 1 2 14 5-1 1 5-17 3-1-5 5-1-2-14-5 1z" />
      <path fill={BROWN} d="m376 574 76-8v80h-76z" />
      {/* Seams */}
      <path
        fill="none"
        stroke={INK}
        strokeWidth="3"
        opacity=".4"
        d="M177 132v124M483 132v124M330 502v138M376 640v-66l76-8v74M284 640v-66l-76-8v74"
      />
      {/* Lining with a label, collar, belt, cuffs */}
      <path fill={ACCENT} d="M262 92q68-32 136 0l-68 112z" />
      <path fill={PAPER} d="M312 100h36v16h-36z" />
      <path
        fill={INK}
        d="m268 78 62 104 62-104 26 22-62 108-26-30-26 30-62-108zM171 483h318v17H171zM29 446l96 22-5 19-96-22zM631 446l-96 22 5 19 96-22z"
      />
      {/* Zip and buckle */}
      <path fill="none" stroke={PAPER} strokeWidth="5" strokeDasharray="8 5" d="M330 196v284" />
      <path fill={ACCENT_2} d="M324 222h12l3 26q-9 8-18 0zM312 477h36v29h-36z" />
      <path fill={INK} d="M319 484h22v15h-22z" />
    </svg>
  );
}

/** Where the list itself is the cloth: its shoulders and collar. */
export function CollarPicture() {
  return (
    <svg className="collar ill" viewBox="0 0 360 116" aria-hidden="true">
      <path
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
        d="M180 40V26q10-2 10-12a10 10 0 0 0-20-1"
      />
      <path fill={BROWN} d="M0 117V78q2-10 16-14l116-26h96l116 26q14 4 16 14v39z" />
      <path fill={ACCENT} d="M134 38q46-14 92 0l-46 74z" />
      <path fill={PAPER} d="M168 42h24v10h-24z" />
      <path fill={INK} d="m138 28 42 68 42-68 18 14-42 72-18-20-18 20-42-72z" />
      <path fill={ACCENT_2} d="M177 98h6v19h-6z" />
    </svg>
  );
}
