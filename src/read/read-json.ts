import { existsSync } from "node:fs";
import { relative } from "node:path";
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { z } from "zod";
import { describeIssue, withoutMisspelt } from "../schema/describe-issue.ts";
import type { Finding } from "../schema/finding.ts";
import { readText } from "./read-text.ts";

/** What an editor does about the most frequent slips in JSON. */
const SYNTAX_FIXES: Record<string, string> = {
  CommaExpected: "Write a comma between the two values.",
  PropertyNameExpected: "Remove the comma before the closing bracket.",
  ValueExpected: "Write a value there, or remove the comma.",
  ColonExpected: "Write a colon between the name and its value.",
  CloseBraceExpected: "Close the group with }.",
  CloseBracketExpected: "Close the list with ].",
  UnexpectedEndOfString: "Close the text with a quotation mark on the same line.",
  InvalidSymbol: 'Put texts in quotation marks: "…".',
};

/**
 * Reads a JSON file and checks it against a schema; problems go to `findings` with their lines.
 *
 * @param root folder that paths in findings are relative to
 * @returns the parsed value; undefined when there are findings
 */
export function readJson<T>(
  file: string,
  schema: z.ZodType<T>,
  findings: Finding[],
  root: string,
): T | undefined {
  const name = relative(root, file).replaceAll("\\", "/");
  if (!existsSync(file)) {
    findings.push({ file: name, line: null, problem: "The file is missing.", fix: null });
    return undefined;
  }
  const text = readText(file, name, findings);
  if (text === undefined) return undefined;
  const before = findings.length;
  try {
    const value = parseJson(text, name, schema, findings);
    return findings.length === before ? value : undefined;
  } catch (error) {
    // Parser and schema call themselves for each bracket inside another.
    if (!(error instanceof RangeError)) throw error;
    findings.push({
      file: name,
      line: null,
      problem: "The groups and lists of this file stand inside each other too often to be read.",
      fix: "Look for brackets [ or { that nobody has closed.",
    });
    return undefined;
  }
}

function parseJson<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  findings: Finding[],
): T | undefined {
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const tell = (finding: Omit<Finding, "file">) => findings.push({ file, ...finding });
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (!tree || first) {
    // One slip makes the parser stumble several times; the first place is where to look.
    const offset = first?.offset ?? 0;
    const code = first ? printParseErrorCode(first.error) : "ValueExpected";
    const words = code
      .replace(/([A-Z])/g, " $1")
      .trim()
      .toLowerCase();
    tell({
      line: lineAt(offset),
      problem: `This is not JSON: ${words}.`,
      fix: SYNTAX_FIXES[code] ?? null,
    });
    return undefined;
  }

  for (const { key, properties } of takeRepeated(tree)) {
    const lines = properties.map(({ offset }) => lineAt(offset));
    tell({
      line: lines[1] ?? null,
      problem: `"${key}" stands more than once in one group, in lines ${lines.join(" and ")}; only the last would count.`,
      fix: "Remove all but one of them.",
    });
  }

  const result = schema.safeParse(getNodeValue(tree));
  if (result.success) return result.data;
  const issues = withoutMisspelt(
    result.error.issues,
    (path) => knownKeys(schema, path),
    (path) => findNodeAtLocation(tree, plainPath(path)) !== undefined,
  );
  for (const issue of issues) {
    const path = plainPath(issue.path);
    const extra = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    const found = findNodeAtLocation(tree, path);
    tell({
      line: lineAt(nearestNode(tree, extra).offset),
      ...describeIssue(issue, found && getNodeValue(found), knownKeys(schema, path)),
    });
  }
  return undefined;
}

const plainPath = (path: readonly PropertyKey[]) => path.filter((part) => typeof part !== "symbol");

/**
 * Keys that one group holds more than once. Of each the tree keeps the last, as whatever reads JSON does
 * without a word, so that other mistakes are told of the value that counts.
 */
function takeRepeated(tree: Node): { key: string; properties: Node[] }[] {
  const inside = (tree.children ?? []).flatMap(takeRepeated);
  if (tree.type !== "object") return inside;
  const byKey = Map.groupBy(tree.children ?? [], ({ children }) => String(children?.[0]?.value));
  const kept = [...byKey.values()].flatMap((properties) => properties.slice(-1));
  tree.children?.splice(0, tree.children.length, ...kept);
  const repeated = [...byKey].filter(([, properties]) => properties.length > 1);
  return [...repeated.map(([key, properties]) => ({ key, properties })), ...inside];
}

/** The node at a path, or the closest one above it that exists. */
function nearestNode(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return tree;
}

/** Keys that the schema allows at a path, as far as it can be followed. */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const part of path) {
    const { shape, element, valueType, innerType } = definition(at);
    if (innerType) at = innerType;
    at = shape?.[String(part)] ?? element ?? valueType;
  }
  return Object.keys(definition(at).shape ?? {});
}

interface Definition {
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  innerType?: unknown;
}

function definition(schema: unknown): Definition {
  const forms = schema instanceof z.ZodType ? schema.meta()?.forms : undefined;
  if (forms instanceof z.ZodUnion)
    return { shape: Object.assign({}, ...forms.options.map((form) => definition(form).shape)) };
  const found = (schema as { def?: Definition & { in?: unknown } } | undefined)?.def ?? {};
  if (found.in) return definition(found.in);
  return found.innerType && !found.shape ? definition(found.innerType) : found;
}

/**
 * Line of a place inside a JSON file, for mistakes that only show when files are seen together.
 *
 * @returns null when the file cannot be read
 */
export function lineOfPath(file: string, path: readonly (string | number)[]): number | null {
  if (!existsSync(file)) return null;
  const text = readText(file, "", []) ?? "";
  const tree = parseTree(text);
  return tree ? text.slice(0, nearestNode(tree, [...path]).offset).split("\n").length : null;
}
