import type { EmblemModel } from "../../collections/emblems.ts";
import { Drawing } from "../../components/drawing/drawing.tsx";
import wheel from "../../theme/year-wheel.svg";
import { angleOf, type MonthSpan, WHEEL } from "./wheel-places.ts";

/**
 * A round window with the names of the months, without the events. Decoration only. A script marks the
 * month of the visitor's clock.
 *
 * @param months from the top on
 */
export function YearWheel({ months }: { months: { month: number; name: string }[] }) {
  return (
    <Drawing drawing={wheel} className="on-wheel">
      {months.map(({ month, name }, index) => (
        <g key={month} data-month={month}>
          <path d="M2-177A177 177 0 0 1 86.8-154.3" transform={`rotate(${index * 30})`} />
          <text transform={placed({ first: index, count: 1 }, WHEEL.months)} dy=".35em">
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

interface WheelPatchProps {
  span: MonthSpan;
  /** From the middle of the wheel. */
  radius: number;
  size: number;
  emblem: EmblemModel | null;
}

/** An event on the wheel, with an arc over several months; the SVG is as large as the wheel. */
export function WheelPatch({ span, radius, size, emblem }: WheelPatchProps) {
  // One dash of a circle of twelve months; it ends before its months do, as its ends are round.
  const arc = {
    r: radius,
    pathLength: 12,
    strokeDasharray: `${span.count - 0.7} 12`,
    transform: `rotate(${(span.first + 0.35) * 30 - 90})`,
  };
  return (
    <svg className="on-wheel" viewBox={wheel.viewBox} aria-hidden="true">
      {span.count > 1 && (
        <>
          <circle className="span" {...arc} />
          <circle className="stitch" {...arc} />
        </>
      )}
      <g transform={`${placed(span, radius)}scale(${size})`}>
        <circle r=".5" />
        {emblem && <use href={emblem.href} x="-32" y="-32" transform="scale(.015625)" />}
      </g>
    </svg>
  );
}

/** Upright in the middle of some months. */
function placed(span: MonthSpan, radius: number): string {
  const angle = angleOf(span);
  return `rotate(${angle})translate(0 ${-radius})rotate(${-angle})`;
}
