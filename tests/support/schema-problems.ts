import { expect } from "vitest";
import type { z } from "zod";
import { describeIssues, NAMING_FIELDS } from "../../src/schema/describe-issue.ts";

/** Everything that is wrong with a value, as in the report of a build, with the place in the value. */
export function schemaFindings(schema: z.ZodType, value: unknown) {
  const { issues = [] } = schema.safeParse(value, NAMING_FIELDS).error ?? {};
  return describeIssues(issues, value).map(({ path, problem, fix }) => ({ path, problem, fix }));
}

/** The same in one line each: the problem, then the fix. */
export function schemaProblems(schema: z.ZodType, value: unknown): string[] {
  return schemaFindings(schema, value).map(({ problem, fix }) =>
    fix ? `${problem} ${fix}` : problem,
  );
}

/** A schema, a value that is wrong, and how each of its problems begins. */
export type Row = [schema: z.ZodType, value: unknown, ...starts: string[]];

/** Rows for `test.each`, with the name of what they are about. */
export const rowsOf = (what: string, rows: readonly Row[]) =>
  rows.map(([schema, value, ...starts]) => ({ what, schema, value, starts }));

/** That a value has these problems, and no others. */
export function expectProblems({ schema, value, starts }: ReturnType<typeof rowsOf>[number]): void {
  const problems = schemaProblems(schema, value);
  expect(problems).toHaveLength(starts.length);
  for (const start of starts) expect(problems).toContainEqual(expect.stringContaining(start));
}
