import { Fragment } from "react";
import { DataTable } from "../../components/data-table/data-table.tsx";
import type { BlockProps } from "../../model/site.ts";
import { formatMeasure, formatNumber } from "../../schema/format.ts";
import type { ChartColor } from "./schema.ts";

/** A chart of `_data/charts.json`: a ring and, as its legend and text alternative, a table. */
export function Chart({ name, context: { data, text, record } }: BlockProps) {
  const chart = data.charts[name];
  if (!chart) return null;
  const { slices, whole, unit, note } = chart;
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  return (
    <figure className="chart">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {slices.map(({ label, value, color }) => {
          before += value;
          return (
            <circle
              key={text(label)}
              r="38"
              pathLength={total}
              // The slices are the dashes of a line, with a gap behind each.
              strokeDasharray={`${(value - total / 250).toFixed(1)} ${total}`}
              strokeDashoffset={value - before}
              stroke={areaColor(color)}
            />
          );
        })}
        {whole && (
          <text>
            <tspan x="0" y="3">
              {formatNumber(whole.value, record.htmlLang)}
            </tspan>
            <tspan x="0" y="13">
              {text(whole.unit)}
            </tspan>
          </text>
        )}
      </svg>
      <DataTable
        className="numbers"
        caption={text(chart.title)}
        columns={[text(chart.labelHeading), text(chart.valueHeading)]}
        rows={slices.map(({ label, value, color }) => [
          <Fragment key={text(label)}>
            <svg viewBox="0 0 9 9" aria-hidden="true">
              <rect width="9" height="9" fill={areaColor(color)} />
            </svg>
            {text(label)}
          </Fragment>,
          formatMeasure(value, unit, record.htmlLang),
        ])}
      />
      {note && <figcaption className="note">{text(note)}</figcaption>}
    </figure>
  );
}

/** The colour of an area, on light and on dark pages. */
function areaColor(color: ChartColor): string {
  return color === "brass" ? "var(--ill-accent-2)" : `var(--${color})`;
}
