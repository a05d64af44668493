import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { z } from "zod";
import { SYNTAX } from "../../messages/syntax.ts";
import { checkValue, describeInvisible, describeIssues } from "../../schema/describe-issue.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";

/** A path inside JSON or front matter. */
export type Path = readonly (string | number)[];

/** A JSON file after reading. */
export type JsonFile = ReturnType<typeof readJson>;

/** Levels of groups and lists inside each other; no file needs as many, and parsers call themselves for each. */
const DEEPEST = 100;

/** A group or list that is inside too many others; undefined in nearly all files. */
export function nestedTooDeep(text: string): FileFinding | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{}\]]/g)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign.length === 1) depth -= 1;
    if (depth > DEEPEST) return { line: lineAt(text, index), ...SYNTAX.tooDeep() };
  }
  return undefined;
}

/** Parses JSON and checks it against a schema. */
export function readJson<T>(text: string, schema: z.ZodType<T>) {
  const findings: FileFinding[] = [];
  const errors: ParseError[] = [];
  const options = { allowTrailingComma: false, disallowComments: true };
  const deep = nestedTooDeep(text);
  const tree = deep ? undefined : parseTree(text, errors, options);
  const [first] = errors;
  if (!tree || first) findings.push(deep ?? syntaxFinding(text, first));
  const value = tree && !first ? checked(text, tree, schema, findings) : undefined;
  return {
    /** Undefined when there are findings. */
    value: findings.length === 0 ? value : undefined,
    findings,
    /** Line of a place in the file, or of the closest one above it that exists. */
    lineOf: (path: Path) => (tree ? lineAt(text, nearestNode(tree, path).offset) : null),
  };
}

/** The first mistake, with what to write for those that are made most; others in the words of JSON.parse. */
function syntaxFinding(text: string, first: ParseError | undefined): FileFinding {
  const offset = first?.offset ?? 0;
  const at = (place: number) => {
    const line = lineAt(text, place);
    return { line, written: (text.split("\n")[line - 1] ?? "").trim() };
  };
  const { line, written } = at(offset);
  if (/[“”„‟]/.test(written.replaceAll(/"(?:[^"\\]|\\.)*"/g, "")))
    return { line, ...SYNTAX.jsonQuotes({ better: written.replaceAll(/[“”„‟]/g, '"') }) };
  const before = text.slice(0, offset).trimEnd();
  const last = at(before.length - 1);
  const isNext = /^["{[]/.test(text.slice(offset)) && last.line < line;
  if (isNext && first && printParseErrorCode(first.error) === "CommaExpected")
    return { line: last.line, ...SYNTAX.jsonComma({ better: `${last.written},` }) };
  if (before.endsWith(",") && /^[}\]]/.test(text.slice(offset)))
    return { line: last.line, ...SYNTAX.jsonLastComma({ better: last.written.slice(0, -1) }) };
  return { line: lineAt(text, first?.offset ?? 0), ...SYNTAX.json({ words: parserWords(text) }) };
}

function parserWords(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return `${(error as Error).message.replace(/ (?:in JSON )?at position.*/s, "")}.`;
  }
}

function checked<T>(
  text: string,
  tree: Node,
  schema: z.ZodType<T>,
  findings: FileFinding[],
): T | undefined {
  for (const { key, properties } of repeatedKeys(tree)) {
    const lines = properties.map(({ offset }) => lineAt(text, offset));
    findings.push({
      line: lines[1] ?? null,
      ...SYNTAX.keyTwice({ key, places: lines.join(", ") }),
    });
  }
  const value: unknown = getNodeValue(tree);
  const result = checkValue(schema, value);
  const unseen = describeInvisible(value);
  if (result.success && unseen.length === 0) return result.data;
  const mistakes = [
    ...unseen,
    // A value that holds such a character fits no form.
    ...describeIssues(result.error?.issues ?? [], value).filter(
      ({ path }) => !unseen.some((mistake) => String(mistake.path) === String(path)),
    ),
  ];
  findings.push(
    ...mistakes.map((mistake) => ({
      line: lineAt(text, nearestNode(tree, mistake.path).offset),
      ...mistake,
    })),
  );
  return undefined;
}

/** Keys that one group has more than once; JSON readers keep the last. */
function repeatedKeys(tree: Node): { key: string; properties: Node[] }[] {
  const inside = (tree.children ?? []).flatMap(repeatedKeys);
  if (tree.type !== "object") return inside;
  const byKey = Map.groupBy(tree.children ?? [], ({ children }) => String(children?.[0]?.value));
  const repeated = [...byKey].filter(([, properties]) => properties.length > 1);
  return [...repeated.map(([key, properties]) => ({ key, properties })), ...inside];
}

function nearestNode(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === "property" ? node.parent : node;
  }
  return tree;
}
