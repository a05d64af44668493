import type { AcademicYearBlock } from "../../model/blocks/academic-year.ts";
import { ACCENT, ACCENT_2, INK, TINT } from "../illustration/palette.ts";

const VIEW_BOX = "-200 -200 400 400";

interface YearWheelProps {
  months: AcademicYearBlock["months"];
}

/** A round window of bricks, one for each month, without what happens in them. Decoration only. */
export function YearWheel({ months }: YearWheelProps) {
  return (
    <svg className="on-wheel" viewBox={VIEW_BOX} aria-hidden="true">
      <circle r="157" fill={ACCENT} />
      <circle
        r="177"
        fill="none"
        stroke={TINT}
        strokeWidth="42"
        strokeDasharray="88.68 4"
        transform="rotate(-89.35)"
      />
      {/* Spokes of lead, keystone where the year begins, hub with the letter of the chapter */}
      <path
        fill="none"
        stroke={INK}
        strokeWidth="2"
        opacity=".35"
        d="M0-157v314M-157 0h314M-136-78.500 136 78.500M-136 78.500 136-78.500M-78.500-136 78.500 136M78.500-136-78.500 136"
      />
      <circle r="154" fill="none" stroke={INK} strokeWidth="6" />
      <path fill={ACCENT_2} d="M-13-200h26l-5 48H-8z" />
      <circle r="25" fill={ACCENT_2} stroke={INK} strokeWidth="5" />
      <path
        fill={INK}
        d="m-6-15 18 0-1 4q-5 0-6 3l-3 14q0 3 4 3l-1 5h-18l1-5q5 0 6-3l3-14q0-3-4-3z"
      />
      {months.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} dy=".35em">
          {name}
        </text>
      ))}
    </svg>
  );
}

interface WheelPatchProps {
  event: AcademicYearBlock["events"][number];
}

/** What stands on the wheel of something: as large as the wheel, so that it lies in its place. */
export function WheelPatch({ event: { place, emblem, cluster } }: WheelPatchProps) {
  const { x, y, size, arc } = place;
  return (
    <svg
      className="on-wheel"
      viewBox={VIEW_BOX}
      aria-hidden="true"
      data-cluster={cluster ?? undefined}
    >
      {arc && (
        <>
          <path
            className="span"
            d={`M${arc.from.x} ${arc.from.y}A${arc.radius} ${arc.radius} 0 0 1 ${arc.to.x} ${arc.to.y}`}
          />
          <path
            className="stitch"
            d={`M${arc.from.x} ${arc.from.y}A${arc.radius} ${arc.radius} 0 0 1 ${arc.to.x} ${arc.to.y}`}
          />
        </>
      )}
      <g transform={`translate(${x} ${y})scale(${size})`}>
        <circle r=".5" />
        {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
      </g>
    </svg>
  );
}
