import { areaColor } from "../area-color.ts";
import { CourseTable } from "../courses/course-table.tsx";
import type { StudyPlanBlock, StudyPlanPart } from "./data.ts";

export interface StudyPlanProps {
  block: StudyPlanBlock;
}

/** Width of a year and height of a credit in the drawing. */
const YEAR = 100;
const CREDIT = 2.5;
/** Between two years. */
const GAP = 6;

/**
 * The years of a programme as a wall: each column a year, each layer an area. The tables behind the
 * years are its text alternative.
 */
export function StudyPlan({ block: { parts, areas } }: StudyPlanProps) {
  const height = Math.max(...parts.map(({ years, shares }) => heightOf(shares, years)));
  return (
    <div className="study-plan">
      <ol aria-hidden="true" className="wall">
        {parts.map(({ label, years, sum, shares }) => (
          <li key={label} data-years={years}>
            <Column years={years} shares={shares} height={height} />
            <b>{label}</b>
            {/* The wall is narrow on phones: the unit may stand below the number. */}
            <span>{sum.replace("\u00a0", " ")}</span>
          </li>
        ))}
      </ol>
      <ul aria-hidden="true" className="key">
        {areas.map(({ label, color }) => (
          <li key={label}>
            <svg viewBox="0 0 9 9" aria-hidden="true">
              <rect width="9" height="9" fill={areaColor(color)} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      {parts.map(({ label, sum, text, table }) => (
        <details className="details" data-collapse="" key={label}>
          <summary>
            <span>
              {table.caption} <span>({sum})</span>
            </span>
          </summary>
          <div>
            {text && <p>{text}</p>}
            <CourseTable block={table} />
          </div>
        </details>
      ))}
    </div>
  );
}

type Shares = StudyPlanPart["shares"];

function heightOf(shares: Shares, years: number): number {
  return shares.reduce((sum, { credits }) => sum + (credits / years) * CREDIT, 0);
}

interface ColumnProps extends Pick<StudyPlanPart, "years" | "shares"> {
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
