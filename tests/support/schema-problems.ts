import type { z } from "zod";
import { describeIssue } from "../../src/schema/describe-issue.ts";

/** What an editor is told about a value, as in the report of a build: the problem, then the fix. */
export function schemaProblems(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const found = issue.path.reduce<unknown>(
      (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
      value,
    );
    const { problem, fix } = describeIssue(issue, found);
    return fix ? `${problem} ${fix}` : problem;
  });
}
