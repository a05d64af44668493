import type { z } from "zod";
import { knownKeys } from "../../src/lint/files/json-file.ts";
import { describeIssue } from "../../src/schema/describe-issue.ts";

type Issue = z.core.$ZodIssue;

/** Everything that is wrong with a value, as in the report of a build, with the place in the value. */
export function schemaFindings(
  schema: z.ZodType,
  value: unknown,
): { path: PropertyKey[]; problem: string; fix: string | null }[] {
  return issuesOf(schema, value).map((issue) => ({
    path: issue.path,
    ...describeIssue(issue, valueAt(value, issue), knownKeys(schema, issue.path)),
  }));
}

/** The same in one line each, the problem, then the fix; the known fields are left out. */
export function schemaProblems(schema: z.ZodType, value: unknown): string[] {
  return issuesOf(schema, value).map((issue) => {
    const { problem, fix } = describeIssue(issue, valueAt(value, issue));
    return fix ? `${problem} ${fix}` : problem;
  });
}

const issuesOf = (schema: z.ZodType, value: unknown): Issue[] =>
  schema.safeParse(value).error?.issues ?? [];

const valueAt = (value: unknown, { path }: Issue): unknown =>
  path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  );
