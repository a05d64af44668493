import { expect, test } from "vitest";
import { z } from "zod";
import { choices, suggestion } from "../../../src/schema/describe-issue.ts";
import { schemaProblems } from "../../support/schema-problems.ts";

const schema = z.strictObject({
  label: z.string().min(1),
  items: z.array(z.string()).optional(),
  count: z.int().min(1).max(6).optional(),
  on: z.boolean().optional(),
  size: z.union([z.int(), z.literal("all")]).optional(),
  code: z.string().regex(/^#/, "a colour begins with #").optional(),
});

test.each([
  { value: {}, report: '"label" is missing. Write a text in quotation marks there.' },
  { value: { label: "x", items: "y" }, report: '"items" is "y", but a list in [ ] belongs there.' },
  {
    value: { label: "x", on: "yes" },
    report: '"on" is "yes", but true or false belongs there. Write:  true',
  },
  {
    value: { label: "x", count: 1.5 },
    report: '"count" is 1.5, but a whole number belongs there.',
  },
  { value: { label: "x", count: 0 }, report: '"count" is 0, but must be at least 1.' },
  { value: { label: "x", count: 7 }, report: '"count" is 7, but must be at most 6.' },
  { value: { label: "x", size: "some" }, report: '"size" is "some". Write a number or "all".' },
  { value: { label: "x", code: "red" }, report: '"code" is "red": a colour begins with #.' },
])("CONF-1 $value is reported as: $report", ({ value, report }) => {
  expect(schemaProblems(schema, value)).toEqual([report]);
});

test.each([
  { unknown: "bord", known: ["board", "cmi"], hint: 'Did you mean "board"?' },
  { unknown: "BOARD", known: ["board", "cmi"], hint: 'Did you mean "board"?' },
  { unknown: "kravallen", known: ["board", "cmi"], hint: "Known: board, cmi" },
  { unknown: "x", known: [], hint: null },
])('for "$unknown" the hint is $hint', ({ unknown, known, hint }) => {
  expect(suggestion(unknown, known)?.en ?? null).toBe(hint);
});

test.each([
  { unknown: "bord", known: ["board", "cmi"], report: 'Did you mean "board"? Known: board, cmi' },
  { unknown: "kravallen", known: ["board", "cmi"], report: "Known: board, cmi" },
  { unknown: "x", known: [], report: null },
])('CONF-6 for "$unknown" everything known is listed: $report', ({ unknown, known, report }) => {
  expect(choices(unknown, known)?.en ?? null).toBe(report);
});
