import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { z } from "zod";
import { describeIssues, NAMING_FIELDS } from "../../schema/describe-issue.ts";
import { type FileFinding, lineAt } from "../../schema/finding.ts";

/** What an editor does about the most frequent mistakes in JSON. */
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

/** A path inside JSON or front matter. */
export type Path = readonly (string | number)[];

/** A JSON file after reading. */
export type JsonFile = ReturnType<typeof readJson>;

/** Parses JSON and checks it against a schema. */
export function readJson<T>(text: string, schema: z.ZodType<T>) {
  const findings: FileFinding[] = [];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (!tree || first) findings.push(syntaxFinding(text, first));
  const value = tree && !first ? checked(text, tree, schema, findings) : undefined;
  return {
    /** Undefined when there are findings. */
    value: findings.length === 0 ? value : undefined,
    findings,
    /** Line of a place in the file, or of the closest one above it that exists. */
    lineOf: (path: Path) => (tree ? lineAt(text, nearestNode(tree, path).offset) : null),
  };
}

/** One mistake makes the parser report several; the first place is where to look. */
function syntaxFinding(text: string, first: ParseError | undefined): FileFinding {
  const code = first ? printParseErrorCode(first.error) : "ValueExpected";
  const words = code.replace(/(?<=.)[A-Z]/g, " $&").toLowerCase();
  return {
    line: lineAt(text, first?.offset ?? 0),
    problem: `This is not JSON: ${words}.`,
    fix: SYNTAX_FIXES[code] ?? null,
  };
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
      problem: `"${key}" occurs more than once in one group, in lines ${lines.join(" and ")}; only the last would count.`,
      fix: "Remove all but one of them.",
    });
  }
  const value: unknown = getNodeValue(tree);
  const result = schema.safeParse(value, NAMING_FIELDS);
  if (result.success) return result.data;
  const mistakes = describeIssues(result.error.issues, value);
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
