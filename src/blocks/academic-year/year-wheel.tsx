import type { EmblemModel } from "../../collections/emblems.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import wheel from "../../theme/year-wheel.svg";
import { monthPlaces, type WheelPlace } from "./year-wheel-data.ts";

interface YearWheelProps {
  /** Names of the months, from the top on. */
  months: string[];
}

/** A round window with the names of the months, without the events. Decoration only. */
export function YearWheel({ months }: YearWheelProps) {
  return (
    <Drawing drawing={wheel} className="on-wheel">
      {monthPlaces().map(({ x, y }, index) => (
        <text key={months[index]} x={x} y={y} dy=".35em">
          {months[index]}
        </text>
      ))}
    </Drawing>
  );
}

interface WheelPatchProps {
  place: WheelPlace;
  emblem: EmblemModel | null;
  cluster: EmblemModel["cluster"];
}

/** An event on the wheel; the SVG is as large as the wheel. */
export function WheelPatch({ place, emblem, cluster }: WheelPatchProps) {
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
