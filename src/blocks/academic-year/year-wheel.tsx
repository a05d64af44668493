import { Drawing } from "../../components/drawing/drawing.tsx";
import wheel from "../../theme/year-wheel.svg";
import type { AcademicYearBlock } from "./data.ts";

interface YearWheelProps {
  months: AcademicYearBlock["months"];
}

/** A round window with the names of the months, without the events. Decoration only. */
export function YearWheel({ months }: YearWheelProps) {
  return (
    <Drawing drawing={wheel} className="on-wheel">
      {months.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} dy=".35em">
          {name}
        </text>
      ))}
    </Drawing>
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
      viewBox={wheel.viewBox}
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
