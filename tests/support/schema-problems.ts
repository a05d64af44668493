import { expect, test } from "vitest";
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

/** One test for each row: the value has these problems, and no others. */
export function checkProblems(what: string, rows: readonly Row[]): void {
  const named = rows.map(([schema, value, ...starts]) => ({ schema, value, starts }));
  test.each(named)(`${what}: $starts`, ({ schema, value, starts }) => {
    const problems = schemaProblems(schema, value);
    expect(problems).toHaveLength(starts.length);
    for (const start of starts) expect(problems).toContainEqual(expect.stringContaining(start));
  });
}
