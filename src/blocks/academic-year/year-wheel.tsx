import type { EmblemModel } from "../../collections/emblems.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import wheel from "../../theme/year-wheel.svg";
import { monthPlace, type WheelPlace } from "./year-wheel-data.ts";

/**
 * A round window with the names of the months, without the events. Decoration only. A script marks the
 * month of the visitor's clock.
 *
 * @param months from the top on
 */
export function YearWheel({ months }: { months: { month: number; name: string }[] }) {
  return (
    <Drawing drawing={wheel} className="on-wheel">
      {months.map(({ month, name }, index) => {
        const { x, y } = monthPlace(index);
        return (
          <g key={month} data-month={month}>
            <path d="M2-177A177 177 0 0 1 86.8-154.3" transform={`rotate(${index * 30})`} />
            <text x={x} y={y} dy=".35em">
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** An event on the wheel; the SVG is as large as the wheel. */
export function WheelPatch({ place, emblem }: { place: WheelPlace; emblem: EmblemModel | null }) {
  const { x, y, size, arc } = place;
  const path =
    arc && `M${arc.from.x} ${arc.from.y}A${arc.radius} ${arc.radius} 0 0 1 ${arc.to.x} ${arc.to.y}`;
  return (
    <svg className="on-wheel" viewBox={wheel.viewBox} aria-hidden="true">
      {path && <path className="span" d={path} />}
      {path && <path className="stitch" d={path} />}
      <g transform={`translate(${x} ${y})scale(${size})`}>
        <circle r=".5" />
        {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
      </g>
    </svg>
  );
}
