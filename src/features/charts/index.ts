import type { Feature } from "../feature.ts";
import { Chart } from "./chart.tsx";
import { Courses } from "./courses.tsx";

/** Shares of a whole and tables of courses: `_data/charts.json`, `_data/courses.json`. */
export const charts: Feature = {
  blocks: {
    chart: { Block: Chart, names: ({ charts }) => charts && Object.keys(charts) },
    courses: { Block: Courses, names: ({ courses }) => courses && Object.keys(courses) },
  },
};
