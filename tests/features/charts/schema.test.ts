import { chartsFile, coursesFile } from "../../../src/features/charts/schema.ts";
import { both } from "../../support/both.ts";
import { checkProblems } from "../../support/schema-problems.ts";

const x = both("x");
const slice = { label: x, value: 1, color: "education" };
const chart = (...slices: object[]) => ({
  x: { title: x, labelHeading: x, valueHeading: x, unit: "%", slices },
});

checkProblems("charts", [
  [chartsFile, chart(slice), '"x.slices" has'],
  [chartsFile, chart(slice, { ...slice, color: "red" }), '"x.slices[1].color" is "red"'],
  [
    coursesFile,
    { x: { caption: x, courseHeading: x, creditsHeading: x, courses: [] } },
    '"x.courses" is',
  ],
]);
