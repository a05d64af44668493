import { test } from "vitest";
import { chartsFile, coursesFile } from "../../../src/features/charts/schema.ts";
import { both } from "../../support/both.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const x = both("x");
const chart = (...slices: object[]) => ({
  x: { title: x, labelHeading: x, valueHeading: x, unit: "%", slices },
});
const slice = { label: x, value: 1, color: "education" };
const courses = (list: object[]) => ({
  x: { caption: x, courseHeading: x, creditsHeading: x, courses: list },
});

const ROWS: Row[] = [
  [chartsFile, chart(slice), '"x.slices" has'],
  [chartsFile, chart(slice, { ...slice, value: 0 }), '"x.slices[1].value" is 0'],
  [chartsFile, chart(slice, { ...slice, color: "red" }), '"x.slices[1].color" is "red"'],
  [coursesFile, courses([{ name: x }]), '"x.courses[0].credits" is missing'],
  [coursesFile, courses([]), '"x.courses" is'],
];

test.each(rowsOf("charts", ROWS))("$what: $starts", expectProblems);
