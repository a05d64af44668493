import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import { type Mistake, shortened } from "./finding.ts";

type Issue = z.core.$ZodIssue;

/** For `safeParse`: the message about an unknown field lists the known ones, for "Did you mean …?". */
export const NAMING_FIELDS: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ code, inst }) =>
    code === "unrecognized_keys" && inst instanceof z.ZodObject
      ? Object.keys(inst.shape).join()
      : undefined,
};

/**
 * What is wrong with a value that does not fit a schema, in words for editors: what was found, and what
 * to write.
 *
 * @param issues of a value that was parsed with `NAMING_FIELDS`
 * @returns each mistake with its path; that of an unknown field ends with the field
 */
export function describeIssues(
  issues: readonly Issue[],
  value: unknown,
): (Mistake & { path: (string | number)[] })[] {
  return withoutMisspelt(issues, value).map((issue) => ({
    path: plainPath(issue),
    ...describeIssue(issue, valueAt(value, issue.path)),
  }));
}

function plainPath(issue: Issue): (string | number)[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  return issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
}

/** @param value what is in the file at the issue's path */
function describeIssue(issue: Issue, value: unknown): Mistake {
  const field = fieldName(issue.path);
  const is =
    value === undefined
      ? `${field} is missing`
      : `${field} is ${shortened(JSON.stringify(value), 120)}`;
  switch (issue.code) {
    case "invalid_type": {
      const type = typeName(issue.expected);
      if (value === undefined) return { problem: `${is}.`, fix: `Write ${type} there.` };
      const isText = issue.expected === "string" && typeof value !== "object";
      const fix = isText ? `Write:  "${String(value)}"` : null;
      return { problem: `${is}, but ${type} belongs there.`, fix };
    }
    case "unrecognized_keys": {
      const key = issue.keys[0] ?? "";
      const group = issue.path.length > 0 ? ` of ${field}` : "";
      const fix = suggestion(key, issue.message.split(","));
      return { problem: `${quote(key)} is not a known field${group}.`, fix };
    }
    case "invalid_value":
      return { problem: `${is}.`, fix: `Write one of: ${listed(issue.values)}` };
    case "too_small": {
      const isText = typeof value === "string" && value.trim() === "";
      const isList = Array.isArray(value);
      if (isText)
        return { problem: `${field} is empty.`, fix: "Write a text, or remove the line." };
      if (isList && value.length === 0) return { problem: `${field} is empty.`, fix: null };
      const size = isList ? `${field} has ${value.length} of at least` : `${is}, but the least is`;
      return { problem: `${size} ${issue.minimum}.`, fix: null };
    }
    case "too_big":
      return { problem: `${is}, but the most is ${issue.maximum}.`, fix: null };
    case "invalid_union":
      return describeUnion(issue, value, is);
    default: {
      // A rule about several fields has words of its own.
      const { problem, fix = null } = (issue.code === "custom" && issue.params) || {};
      const subject = value === undefined ? field : is;
      return problem ? { problem, fix } : { problem: `${subject}: ${issue.message}.`, fix: null };
    }
  }
}

/**
 * A value may have one of several forms. The mistake is described for the form that the editor meant;
 * when none is recognised, the forms are listed.
 */
function describeUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  value: unknown,
  is: string,
): Mistake {
  // One field, such as "type", separates the forms.
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length > 0) return { problem: `${is}.`, fix: `Write one of: ${listed(options)}` };

  const isOtherForm = ({ code, path }: Issue) =>
    path.length === 0 && (code === "invalid_type" || code === "invalid_value");
  const inner = issue.errors.find((branch) => !branch.some(isOtherForm))?.[0];
  if (inner) {
    return describeIssue(
      { ...inner, path: [...issue.path, ...inner.path] } as Issue,
      valueAt(value, inner.path),
    );
  }
  const forms = issue.errors.flatMap(([first]) => {
    if (first?.code === "invalid_type") return typeName(first.expected);
    return first?.code === "invalid_value" ? listed(first.values) : [];
  });
  return { problem: `${is}.`, fix: `Write ${forms.join(" or ")}.` };
}

/**
 * The issues of a value without the missing fields that are there misspelt: one mistake gives one
 * finding, that of the unknown field, which names the right one. A wrong value is reported all the same.
 */
function withoutMisspelt(issues: readonly Issue[], value: unknown): Issue[] {
  const pathOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) =>
            pathOf([...issue.path, nearest(key, issue.message.split(",")) ?? ""]),
          )
        : [],
    ),
  );
  return issues.filter(
    ({ path }) => !meant.has(pathOf(path)) || valueAt(value, path) !== undefined,
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
}

/** What an unknown name was meant to be; null where nothing is similar. */
export function nearest(unknown: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const found = closest(unknown, [...known]);
  const limit = Math.max(2, unknown.length / 3);
  return distance(unknown.toLowerCase(), found.toLowerCase()) <= limit ? found : null;
}

/** "Did you mean …?" when something similar exists. */
export function meant(unknown: string, known: readonly string[]): string | null {
  const name = nearest(unknown, known);
  return name && `Did you mean ${quote(name)}?`;
}

/** The same, or else the list of what is known, if it is short. */
export function suggestion(unknown: string, known: readonly string[]): string | null {
  return meant(unknown, known) ?? listOf(unknown, known);
}

/** Of many names only the nearest are listed. */
function listOf(unknown: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  if (known.length <= MOST_LISTED) return `Known: ${known.join(", ")}`;
  const nearestFirst = known.toSorted((a, b) => distance(unknown, a) - distance(unknown, b));
  return `Known: ${nearestFirst.slice(0, 5).join(", ")}, … (${known.length} in all)`;
}

const MOST_LISTED = 15;

/** What was meant, if something similar exists, and what else is known (CONF-6). */
export function choices(unknown: string, known: readonly string[]): string | null {
  const lines = new Set([suggestion(unknown, known), listOf(unknown, known)]);
  return [...lines].filter((line) => line !== null).join(" ") || null;
}

/** A path as an editor reads it: `"items[2].label"`. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index ? "." : ""}${String(part)}`,
    )
    .join("");
  return name ? quote(name) : "The content";
}

function typeName(expected: string): string {
  const names: Record<string, string> = {
    string: "a text in quotation marks",
    int: "a whole number",
    boolean: "true or false",
    array: "a list in [ ]",
    object: "a group in { }",
    record: "a group in { }",
  };
  return names[expected] ?? `a ${expected}`;
}

const listed = (values: readonly unknown[]) =>
  values.map((allowed) => JSON.stringify(allowed)).join(", ");
const quote = (text: string) => `"${text}"`;
