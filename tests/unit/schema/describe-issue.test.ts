import { expect, test } from "vitest";
import { z } from "zod";
import { choices, suggestion } from "../../../src/schema/describe-issue.ts";
import { schemaProblems } from "../../support/schema-problems.ts";

const schema = z.strictObject({
  label: z.string().min(1),
  items: z.array(z.strictObject({ to: z.string() })).optional(),
  count: z.int().min(1).max(6).optional(),
  on: z.boolean().optional(),
  position: z.enum(["left", "right"]).optional(),
  size: z.union([z.int(), z.literal("all")]).optional(),
  code: z.string().regex(/^#/, "a colour begins with #").optional(),
});

test.each([
  {
    name: "a missing field",
    value: {},
    report: '"label" is missing. Write a text in quotation marks there.',
  },
  {
    name: "a number instead of a text",
    value: { label: 5 },
    report: '"label" is 5, but a text in quotation marks belongs there. Write:  "5"',
  },
  {
    name: "a text instead of a list",
    value: { label: "x", items: "y" },
    report: '"items" is "y", but a list in [ ] belongs there.',
  },
  {
    name: "a text instead of a yes or no",
    value: { label: "x", on: "yes" },
    report: '"on" is "yes", but true or false belongs there.',
  },
  {
    name: "a fraction instead of a whole number",
    value: { label: "x", count: 1.5 },
    report: '"count" is 1.5, but a whole number belongs there.',
  },
  {
    name: "an empty text",
    value: { label: "" },
    report: '"label" is empty. Write a text, or remove the line.',
  },
  {
    name: "too small a number",
    value: { label: "x", count: 0 },
    report: '"count" is 0, but the least is 1.',
  },
  {
    name: "too large a number",
    value: { label: "x", count: 7 },
    report: '"count" is 7, but the most is 6.',
  },
  {
    name: "a word that is not offered",
    value: { label: "x", position: "middle" },
    report: '"position" is "middle". Write one of: "left", "right"',
  },
  {
    name: "none of several forms",
    value: { label: "x", size: "some" },
    report: '"size" is "some". Write a number or "all".',
  },
  {
    name: "a pattern that does not fit",
    value: { label: "x", code: "red" },
    report: '"code" is "red": a colour begins with #.',
  },
  {
    name: "a mistake deep inside",
    value: { label: "x", items: [{ to: "/a" }, { to: 3 }] },
    report: '"items[1].to" is 3, but a text in quotation marks belongs there. Write:  "3"',
  },
])("CONF-1 $name is reported as: $report", ({ value, report }) => {
  expect(schemaProblems(schema, value)).toEqual([report]);
});

test("CONF-1 an unknown field is reported with the one that was probably meant", () => {
  expect(schemaProblems(schema, { label: "x", positon: "left" })).toEqual([
    '"positon" is not a known field. Did you mean "position"?',
  ]);
});

test("CONF-1 an unknown field inside another is reported with that one", () => {
  expect(schemaProblems(schema, { label: "x", items: [{ to: "/a", href: "/b" }] })).toEqual([
    '"href" is not a known field of "items[0]". Known: to',
  ]);
});

test.each([
  { unknown: "bord", known: ["board", "cmi"], hint: 'Did you mean "board"?' },
  { unknown: "BOARD", known: ["board", "cmi"], hint: 'Did you mean "board"?' },
  { unknown: "kravallen", known: ["board", "cmi"], hint: "Known: board, cmi" },
  { unknown: "x", known: [], hint: null },
])('for "$unknown" the hint is $hint', ({ unknown, known, hint }) => {
  expect(suggestion(unknown, known)).toBe(hint);
});

test.each([
  { unknown: "bord", known: ["board", "cmi"], report: 'Did you mean "board"? Known: board, cmi' },
  { unknown: "kravallen", known: ["board", "cmi"], report: "Known: board, cmi" },
  { unknown: "x", known: [], report: null },
])('CONF-6 for "$unknown" everything known is listed: $report', ({ unknown, known, report }) => {
  expect(choices(unknown, known)).toBe(report);
});
