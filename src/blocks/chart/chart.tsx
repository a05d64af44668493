import { areaColor } from "../area-color.ts";
import type { ChartBlock } from "./data.ts";
import { ringSegments } from "./ring-segments.ts";

export interface ChartProps {
  block: ChartBlock;
}

/** A ring and, as its legend and text alternative, the table of its values. */
export function Chart({ block }: ChartProps) {
  const { title, labelHeading, valueHeading, note, whole, slices } = block;
  const segments = ringSegments(slices.map(({ percent }) => percent));
  return (
    <figure className="chart">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {slices.map(({ label, color }, index) => (
          <path key={label} d={segments[index]} fill={areaColor(color)} />
        ))}
        {whole && (
          <text>
            <tspan x="0" y="3">
              {whole.value}
            </tspan>
            <tspan x="0" y="13">
              {whole.unit}
            </tspan>
          </text>
        )}
      </svg>
      <table className="numbers">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ label, text, color }) => (
            <tr key={label}>
              <th scope="row">
                <svg viewBox="0 0 9 9" aria-hidden="true">
                  <rect width="9" height="9" fill={areaColor(color)} />
                </svg>
                {label}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <figcaption className="note">{note}</figcaption>}
    </figure>
  );
}
