import { formatNumber } from "../../collections/format.ts";
import type { ChartColor, ChartsFile, CoursesFile } from "../../schema/blocks.ts";
import { type CoursesBlock, courseTable } from "../courses/data.ts";
import { entryBlock } from "../define-block.ts";

export interface StudyPlanBlock {
  kind: "study-plan";
  /** In the order of the programme. */
  parts: StudyPlanPart[];
  /** Areas that courses belong to, in the order of the chart. */
  areas: { label: string; color: ChartColor }[];
}

/** One or several years of the programme. */
export interface StudyPlanPart {
  label: string;
  years: number;
  /** `60 hp`. */
  sum: string;
  text: string | null;
  /** Credits of its areas, in the order of the chart. */
  shares: { color: ChartColor; credits: number }[];
  table: CoursesBlock;
}

type Slice = ChartsFile[string]["slices"][number];

/** The courses of all years, in the areas and colours of a chart. */
export const studyPlan = entryBlock(
  (data) => data.charts,
  ({ slices, whole }, context): StudyPlanBlock => {
    const { data, text, record } = context;
    const parts = Object.values(data.courses).flatMap((table): StudyPlanPart[] => {
      if (!table.plan) return [];
      const sum = table.courses.reduce((credits, course) => credits + course.credits, 0);
      return [
        {
          label: text(table.plan.label),
          years: table.plan.years,
          sum: [formatNumber(sum, record.htmlLang), whole && text(whole.unit)]
            .filter(Boolean)
            .join("\u00a0"),
          text: table.plan.text ? text(table.plan.text) : null,
          shares: sharesOf(table, slices),
          table: courseTable(table, context),
        },
      ];
    });
    const used = new Set(parts.flatMap(({ shares }) => shares.map(({ color }) => color)));
    return {
      kind: "study-plan",
      parts,
      areas: slices
        .filter(({ color }) => used.has(color))
        .map(({ label, color }) => ({ label: text(label), color })),
    };
  },
);

function sharesOf(
  { courses }: CoursesFile[string],
  slices: readonly Slice[],
): StudyPlanPart["shares"] {
  return slices.flatMap(({ area, color }) => {
    const credits = courses
      .filter((course) => area !== undefined && course.area === area)
      .reduce((sum, course) => sum + course.credits, 0);
    return credits > 0 ? [{ color, credits }] : [];
  });
}
