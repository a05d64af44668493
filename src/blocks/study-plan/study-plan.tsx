import { formatNumber } from "../../collections/format.ts";
import type { ChartColor, ChartsFile, CoursesFile } from "../../schema/blocks.ts";
import type { BlockProps } from "../block.ts";
import { AreaSwatch, areaColor } from "../chart/area-swatch.tsx";
import { CourseTable } from "../courses/courses.tsx";

/** Width of a year and height of a credit in the drawing. */
const YEAR = 100;
const CREDIT = 2.5;
/** Between two years. */
const GAP = 6;

/**
 * The years of a programme as a wall: each column a year, each layer an area of a chart. The tables behind
 * the years are its text alternative.
 */
export function StudyPlan({ name, context }: BlockProps) {
  const { data, text, record } = context;
  const chart = data.charts[name];
  if (!chart) return null;
  const { slices, whole } = chart;
  const parts = Object.values(data.courses).flatMap((table) => {
    if (!table.plan) return [];
    const credits = formatNumber(creditsOf(table.courses), record.htmlLang);
    return {
      table,
      plan: table.plan,
      sum: [credits, whole && text(whole.unit)].filter(Boolean),
      shares: sharesOf(table, slices),
    };
  });
  const used = new Set(parts.flatMap(({ shares }) => shares.map(({ color }) => color)));
  const height = Math.max(...parts.map(({ plan, shares }) => heightOf(shares, plan.years)));
  return (
    <div className="study-plan">
      <ol aria-hidden="true" className="wall">
        {parts.map(({ plan, sum, shares }) => (
          <li key={text(plan.label)} data-years={plan.years}>
            <Column years={plan.years} shares={shares} height={height} />
            <b>{text(plan.label)}</b>
            {/* Phones have little room: the unit may wrap below the number. */}
            <span>{sum.join(" ")}</span>
          </li>
        ))}
      </ol>
      <ul aria-hidden="true" className="key">
        {slices
          .filter(({ color }) => used.has(color))
          .map(({ label, color }) => (
            <li key={text(label)}>
              <AreaSwatch color={color} />
              {text(label)}
            </li>
          ))}
      </ul>
      {parts.map(({ plan, sum, table }) => (
        <details className="details" data-collapse="" key={text(plan.label)}>
          <summary>
            <span>
              {text(table.caption)} <span>({sum.join("\u00a0")})</span>
            </span>
          </summary>
          <div>
            {plan.text && <p>{text(plan.text)}</p>}
            <CourseTable table={table} context={context} />
          </div>
        </details>
      ))}
    </div>
  );
}

const creditsOf = (courses: CoursesFile[string]["courses"]) =>
  courses.reduce((sum, { credits }) => sum + credits, 0);

/** Credits of the areas of a chart, in its order. */
type Shares = { color: ChartColor; credits: number }[];

function sharesOf({ courses }: CoursesFile[string], slices: ChartsFile[string]["slices"]): Shares {
  return slices
    .map(({ area, color }) => ({
      color,
      credits: creditsOf(courses.filter((course) => area !== undefined && course.area === area)),
    }))
    .filter(({ credits }) => credits > 0);
}

function heightOf(shares: Shares, years: number): number {
  return shares.reduce((sum, { credits }) => sum + (credits / years) * CREDIT, 0);
}

interface ColumnProps {
  years: number;
  shares: Shares;
  /** Of the highest column. */
  height: number;
}

function Column({ years, shares, height }: ColumnProps) {
  const width = years * YEAR;
  let top = height;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shares.map(({ color, credits }) => {
        const layer = (credits / years) * CREDIT;
        top -= layer;
        return (
          <rect
            key={color}
            x={GAP / 2}
            y={top}
            width={width - GAP}
            height={layer - 1.5}
            fill={areaColor(color)}
          />
        );
      })}
    </svg>
  );
}
