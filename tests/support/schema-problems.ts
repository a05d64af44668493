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
