import { test } from "vitest";
import { keyDatesFile } from "../../../src/features/key-dates/schema.ts";
import { both } from "../../support/both.ts";
import { expectProblems, type Row, rowsOf } from "../../support/schema-problems.ts";

const x = both("x");

const ROWS: Row[] = [
  [keyDatesFile, { x: { label: x, date: "2026-02-30" } }, '"x.date" is "2026-02-30"'],
];

test.each(rowsOf("key dates", ROWS))("$what: $starts", expectProblems);
