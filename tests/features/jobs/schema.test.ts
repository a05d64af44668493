import { test } from "vitest";
import { jobsFile } from "../../../src/features/jobs/schema.ts";
import { readData } from "../../support/labels.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const jobsWith = (more: object) => {
  const file = readData<{ jobs: object[] }>("jobs.json");
  return { ...file, jobs: [{ ...file.jobs[0], published: "2026-05-01", ...more }] };
};

const ROWS: Row[] = [
  [jobsFile, jobsWith({ lastDay: "2026-01-01" }), "the last day is before the first"],
  [jobsFile, jobsWith({ text: { sv: "<p>Hej</p>", en: "Hello" } }), "readers would see the markup"],
];

test.each(rowsOf("jobs", ROWS))("$what: $starts", expectProblems);
