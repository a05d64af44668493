import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import { hasOwnRule, joined, languagesOf, type Mistake, type Piece } from "../messages/message.ts";
import { anyType, PIECES, typeName, VALUES } from "../messages/values.ts";
import { shortened } from "./finding.ts";
import { ALL_INVISIBLE, codeOf, invisibleIn } from "./invisible.ts";
import { strings } from "./strings.ts";

type Issue = z.core.$ZodIssue;

/** In place of a message: the text has a form of its own, so it is not enough to write any. */
const NOT_ANY_TEXT = "form";

/**
 * For `safeParse`: the message about an unknown field lists the known ones, for "Did you mean …?". That about
 * a value that is no text is the rule of the text, where it has one.
 */
export const NAMING_FIELDS: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ code, inst, input }) => {
    if (code === "unrecognized_keys" && inst instanceof z.ZodObject)
      return Object.keys(inst.shape).join();
    if (code !== "invalid_type" || !(inst instanceof z.ZodType) || input == null) return undefined;
    if (inst.def.type !== "string" || typeof input === "object") return undefined;
    const asText = inst.safeParse(String(input));
    return asText.success ? undefined : (asText.error.issues.find(hasOwnRule) ?? NOT_ANY_TEXT);
  },
};

/**
 * Checks a value, without fields that are null where that has no meaning: forms write it for what nobody filled in.
 *
 * @param value loses these fields
 */
export function checkValue<T>(schema: z.ZodType<T>, value: unknown) {
  const result = schema.safeParse(value, NAMING_FIELDS);
  const empty = (result.error?.issues ?? []).filter(
    ({ path }) => typeof path.at(-1) === "string" && valueAt(value, path) === null,
  );
  for (const { path } of empty)
    delete (valueAt(value, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1) ?? ""];
  return empty.length > 0 ? schema.safeParse(value, NAMING_FIELDS) : result;
}

/**
 * What is wrong with a value that does not fit a schema, in words for editors: what was found, and what
 * to write.
 *
 * @param issues of a value that was parsed with `NAMING_FIELDS`
 * @param isYaml whether groups are indented, as in front matter, and not in brackets
 * @returns each mistake with its path; that of an unknown field ends with the field
 */
export function describeIssues(
  issues: readonly Issue[],
  value: unknown,
  isYaml = false,
): (Mistake & { path: (string | number)[] })[] {
  return withoutMisspelt(issues, value).map((issue) => ({
    path: plainPath(issue),
    ...describeIssue(issue, valueAt(value, issue.path), isYaml),
  }));
}

/**
 * Texts with characters that nobody sees, and that would stop a feed, a search or an address from working.
 *
 * @returns each mistake with its path
 */
export function describeInvisible(value: unknown): (Mistake & { path: (string | number)[] })[] {
  return strings(value).flatMap(({ value: written, path }) => {
    const character = invisibleIn(written);
    if (character === undefined) return [];
    const plain = written.replaceAll(ALL_INVISIBLE, "").replaceAll(character, "");
    const better = JSON.stringify(shortened(plain, 120));
    return [
      { path, ...VALUES.invisible({ field: fieldName(path), code: codeOf(character), better }) },
    ];
  });
}

function plainPath(issue: Issue): (string | number)[] {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  return issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
}

/** A list of names that was written as one text: `it, fest`. */
const listOfWords = (text: string) => `[${listed(text.split(/\s*,\s*/).filter(Boolean))}]`;

/** @param found what is in the file at the issue's path */
function describeIssue(issue: Issue, found: unknown, isYaml = false): Mistake {
  const field = fieldName(issue.path);
  const value = found === undefined ? "" : shortened(JSON.stringify(found), 120);
  switch (issue.code) {
    case "invalid_type": {
      // Such as that of a day, which is not any text.
      if (hasOwnRule(issue)) return ownRule(issue, field, value);
      const type = typeName(issue.expected);
      if (found === undefined) return VALUES.missing({ field, ...type });
      const text =
        issue.message === NOT_ANY_TEXT ? undefined : meantValue(issue.expected, found, isYaml);
      const fix = text ? PIECES.write({ text }) : null;
      return VALUES.wrongType({ field, value, ...type, fix });
    }
    case "unrecognized_keys": {
      const key = issue.keys[0] ?? "";
      const fix = suggestion(key, issue.message.split(","));
      const of = issue.path.length > 0 ? PIECES.of({ field }) : null;
      return VALUES.unknownField({ key, of, fix });
    }
    case "invalid_value":
      return oneOf(field, value, issue.values);
    case "too_small": {
      const least = Number(issue.minimum);
      if (typeof found === "string" && found.trim() === "") return VALUES.emptyText({ field });
      if (!Array.isArray(found))
        return VALUES[issue.inclusive === false ? "notMore" : "tooSmall"]({ field, value, least });
      const count = found.length;
      return count === 0 ? VALUES.emptyList({ field }) : VALUES.tooFew({ field, count, least });
    }
    case "too_big":
      return VALUES.tooBig({ field, value, most: Number(issue.maximum) });
    case "invalid_union":
      return describeUnion(issue, found, field, value);
    default: {
      // A rule about several fields has words of its own.
      const { problem, fix = null, ...more } = (issue.code === "custom" && issue.params) || {};
      if (problem) return { problem, fix, ...more };
      return ownRule(issue, field, value);
    }
  }
}

/** The words of the rule that is broken. */
function ownRule({ message }: Issue, field: string, value: string): Mistake {
  const rule = languagesOf(message);
  const place = value ? PIECES.is({ field, value }) : field;
  return VALUES[value === '""' ? "empty" : "other"]({ place, rule });
}

/** How a value of another type was meant, as it is written. */
function meantValue(expected: string, found: unknown, isYaml: boolean): string | undefined {
  if (typeof found === "object") return undefined;
  if (expected === "string") return `"${String(found)}"`;
  const word = String(found).trim();
  if (expected === "boolean" && YES.test(word)) return "true";
  if (expected === "boolean" && NO.test(word)) return "false";
  if (expected === "int" && /^-?\d+$/.test(word)) return String(Number(word));
  if (expected === "number" && /^-?\d+(?:[.,]\d+)?$/.test(word))
    return String(Number(word.replace(",", ".")));
  return isYaml && expected === "array" && typeof found === "string"
    ? listOfWords(found)
    : undefined;
}

const YES = /^(?:ja|yes|sant|true|on|på|1)$/i;
const NO = /^(?:nej|no|falskt|false|off|av|0)$/i;

/**
 * A value may have one of several forms. The mistake is described for the form that the editor meant;
 * when none is recognised, the forms are listed.
 */
function describeUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  found: unknown,
  field: string,
  value: string,
): Mistake {
  // One field, such as "type", separates the forms.
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length > 0) return oneOf(field, value, options);

  const isOtherForm = ({ code, path }: Issue) =>
    path.length === 0 && (code === "invalid_type" || code === "invalid_value");
  const inner = issue.errors.find((branch) => !branch.some(isOtherForm))?.[0];
  if (inner) {
    return describeIssue(
      { ...inner, path: [...issue.path, ...inner.path] } as Issue,
      valueAt(found, inner.path),
    );
  }
  const forms = issue.errors.flatMap(([first]) => {
    if (first?.code === "invalid_type") return typeName(first.expected);
    if (first?.code !== "invalid_value") return [];
    const values = listed(first.values);
    return { type: { en: values, sv: values }, formType: { en: values, sv: values } };
  });
  const type = anyType(forms);
  return value ? VALUES.notOneForm({ field, value, ...type }) : VALUES.missing({ field, ...type });
}

function oneOf(field: string, value: string, allowed: readonly unknown[]): Mistake {
  const values = listed(allowed);
  return value ? VALUES.notOneOf({ field, value, values }) : VALUES.noneChosen({ field, values });
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
export function nearest(unknown: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const found = closest(unknown, [...names]);
  const limit = Math.max(2, unknown.length / 3);
  return distance(unknown.toLowerCase(), found.toLowerCase()) <= limit ? found : null;
}

/** "Did you mean …?" when something similar exists. */
export function meant(unknown: string, names: readonly string[]): Piece {
  const name = nearest(unknown, names);
  return name === null ? null : PIECES.meant({ name });
}

/** The same, or else the list of what is known, if it is short. */
export function suggestion(unknown: string, names: readonly string[]): Piece {
  return meant(unknown, names) ?? listOf(unknown, names);
}

/** Of many names only the nearest are listed. */
function listOf(unknown: string, known: readonly string[]): Piece {
  if (known.length === 0) return null;
  if (known.length <= MOST_LISTED) return PIECES.known({ names: known.join(", ") });
  const nearestFirst = known.toSorted((a, b) => distance(unknown, a) - distance(unknown, b));
  return PIECES.someKnown({
    names: nearestFirst.slice(0, 5).join(", "),
    count: known.length,
  });
}

const MOST_LISTED = 15;

/** What was meant, if something similar exists, and what else is known (CONF-6). */
export function choices(unknown: string, names: readonly string[]): Piece {
  return joined(meant(unknown, names), listOf(unknown, names));
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

const listed = (values: readonly unknown[]) =>
  values.map((allowed) => JSON.stringify(allowed)).join(", ");
const quote = (text: string) => `"${text}"`;
